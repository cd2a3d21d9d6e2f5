import { markAddress } from "@frontdesk/server/front/mark";
import { html, scriptJson, trusted } from "@frontdesk/server/html";
import type { Assets } from "./assets.ts";
import type { BookingContent } from "./content.ts";

interface Document {
  assets: Assets;
  content: BookingContent;
  title: string;
  accent: string;
  root: string;
}

export function bookingDocument({ assets, content, title, accent, root }: Document): string {
  const { locale } = content;
  // The policy lists the styles by hash: keep every character.
  const document = html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="${markAddress}">
    <style>${trusted(assets.style)}</style>
    ${accent !== "" && html`<style>${trusted(accent)}</style>`}
    <script type="module" src="${root}/book/${assets.script.name}"></script>
  </head>
  <body>
    <div id="page">${trusted(assets.draw(content))}</div>
    <script type="application/json" id="content">${scriptJson(content)}</script>
  </body>
</html>
`;
  return String(document);
}
