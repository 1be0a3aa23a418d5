import js from "@eslint/js";
import globals from "globals";

const WORKER = "widgets/src/page/worker.js";

export default [
  { linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" } },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2025, sourceType: "module" },
    rules: {
      "array-callback-return": "error",
      "default-case-last": "error",
      eqeqeq: "error",
      "no-else-return": "error",
      "no-eval": "error",
      "no-implicit-globals": "error",
      "no-implied-eval": "error",
      "no-lonely-if": "error",
      "no-loop-func": "error",
      "no-promise-executor-return": "error",
      "no-self-compare": "error",
      "no-shadow": "error",
      "no-template-curly-in-string": "error",
      "no-throw-literal": "error",
      "no-unneeded-ternary": "error",
      "no-unreachable-loop": "error",
      "no-unused-expressions": "error",
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["widgets/src/**"], ignores: [WORKER], languageOptions: { globals: globals.browser } },
  { files: [WORKER], languageOptions: { globals: globals.worker } },
  {
    files: ["widgets/*.mjs", "tests/**/*.mjs", "italiancards/**/*.mjs"],
    languageOptions: { globals: globals.node },
  },
  { files: ["tests/site/*.mjs"], languageOptions: { globals: globals.browser } },
  {
    files: ["italiancards/site/export/sw.js"],
    languageOptions: { globals: { ...globals.serviceworker, MARK: "readonly", FILES: "readonly" } },
  },
];
