// @ts-check
/** Keeping the whole edition in this browser, for when the network is gone. */

/** @param {string} address where the script is that keeps it */
export const keepAll = (address) =>
  navigator.serviceWorker // only where the host is known to be who it says it is
    ?.register(new URL(address, location.href))
    .catch((error) => console.warn(`Not kept for later: ${error}`));
