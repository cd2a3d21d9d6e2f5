import { fileURLToPath } from "node:url";
import { spoken } from "@frontdesk/server/words/locale";
import { defineConfig } from "vite";
import { payMessages } from "../../src/acceptance/links/locales/catalogues.ts";
import { withTokens } from "./tokens.ts";

const popupTexts = Object.fromEntries(
  spoken.map((language) => {
    const { close, payment } = payMessages(language).popup;
    return [language, `${close}|${payment}`];
  }),
);

/** Classic, self-contained, at a permanent address. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: "warn",
  define: { popupTexts: JSON.stringify(popupTexts) },
  plugins: [
    {
      name: "tokens",
      enforce: "pre",
      transform: (code, id) =>
        /\/popup\.css(\?|$)/.test(id) ? { code: withTokens(code), map: null } : undefined,
    },
  ],
  build: {
    outDir: "../../dist/sdk",
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL("./v1.ts", import.meta.url)),
      output: { format: "iife", entryFileNames: "v1.js" },
    },
  },
});
