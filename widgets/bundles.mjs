// What esbuild bundles, for the package and for development: scripts and style sheets by their names there.

/** @type {import("esbuild").BuildOptions} */
export const SCRIPTS = {
  entryPoints: {
    table: "src/main.js",
    classroom: "src/classroom/main.js",
    header: "src/page/header.js",
    home: "src/home.js",
    page: "src/page/page.js",
    inside: "src/page/local_page.js",
    worker: "src/page/worker.js",
    first: "src/page/head.js",
  },
  bundle: true,
  format: "esm",
  target: "es2022",
  loader: { ".svg": "text" },
  legalComments: "none",
  charset: "utf8",
  mangleProps: /^_\$/, // what lit-html has for itself
};

/** @type {import("esbuild").BuildOptions} */
export const STYLES = {
  entryPoints: { table: "src/table.css", classroom: "src/classroom/classroom.css" },
  bundle: true,
};
