// @ts-check
/** Keeping the whole edition in this browser, for when the network is gone. */

/** Who keeps it; nobody where the host is not known to be who it says it is, or the browser refuses.
 * @returns {ServiceWorkerContainer | undefined} */
export function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** @param {string} address where the script is that keeps it */
export const keepEdition = (address) =>
  serviceWorkers()
    ?.register(new URL(address, location.href))
    .catch((error) => console.warn(`Not kept for later: ${error}`));
