// Pages in an iframe on any shop's page. They load nothing.
import { randomBytes } from "node:crypto";
import { type Html, html, trusted } from "@frontdesk/server/html";
import { styleOf } from "@frontdesk/server/look";

const style = styleOf(new URL("framed-page.css", import.meta.url));

export interface FramedPage {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface FramedContent {
  title: string;
  body: Html;
  script?: Html | undefined;
  target?: string | undefined;
  status?: number;
}

export function framedPage({
  title,
  body,
  script,
  target,
  status = 200,
}: FramedContent): FramedPage {
  const nonce = randomBytes(16).toString("base64");
  const running = script && html`<script nonce="${nonce}">${script}</script>`;
  const document = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <style>${trusted(style.text)}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
    ${running}
  </body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${style.source}`,
    ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
    `form-action 'self'${target === undefined ? "" : ` ${new URL(target).origin}`}`,
    "base-uri 'none'",
    // The page may be hosted, in a popup or on a merchant's page.
    "frame-ancestors *",
  ];
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  };
  return { status, headers, text: String(document) };
}

/** Submits at once, or by a button without scripts. */
export function passingPage(
  title: string,
  action: string,
  fields: Record<string, string>,
): FramedPage {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return framedPage({
    title,
    target: action,
    body: html`<form method="post" action="${action}">
        ${inputs}
        <button class="main">Continue</button>
      </form>`,
    script: trusted("document.forms[0].submit()"),
  });
}
