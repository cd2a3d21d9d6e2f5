// Pages that stand in an iframe on any shop's page. They load nothing from anywhere, and what they
// may run and where their forms may go is said in their policy.
import { createHash, randomBytes } from "node:crypto";
import { type Html, html, trusted } from "@frontdesk/server/html";

const style = `
  :root { color-scheme: light dark; --line: #767676; --accent: #0b57d0; --on: #fff; --bad: #a00000 }
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: #fff; color: #1b1b1b }
  main { max-width: 24rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
  h1 { font-size: 1.25rem; margin: 0 0 .75rem }
  p, dl { margin: 0 0 .75rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem }
  dd { margin: 0; text-align: end }
  label, input { display: block }
  input { box-sizing: border-box; width: 100%; padding: .5rem; margin: .25rem 0 .75rem;
    font: inherit; font-size: 1.25rem; letter-spacing: .25em; color: inherit;
    background: transparent; border: 1px solid var(--line); border-radius: .375rem }
  button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; margin: 0 .5rem .5rem 0;
    border: 1px solid var(--accent); border-radius: .375rem; background: transparent;
    color: inherit; cursor: pointer }
  button.main { background: var(--accent); color: var(--on) }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  .note { border-inline-start: 4px solid var(--line); padding-inline-start: .75rem }
  [role=alert] { color: var(--bad) }
  @media (prefers-color-scheme: dark) {
    :root { --line: #8e8e8e; --accent: #a8c7fa; --on: #062e6f; --bad: #ff9c9c }
    body { background: #16181c; color: #f0f0f0 }
  }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

export interface FramedPage {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface FramedContent {
  title: string;
  body: Html;
  /** What the page runs, once. */
  script?: Html | undefined;
  /** The page that its form goes to, where that is not of this origin. */
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
    <title>${title}</title>
    <style>${trusted(style)}</style>
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
    `style-src 'sha256-${styleHash}'`,
    ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
    `form-action 'self'${target === undefined ? "" : ` ${new URL(target).origin}`}`,
    "base-uri 'none'",
    // A payer's page may be anywhere: on the hosted page, in a popup, on a merchant's own.
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

/** A page that goes on by itself: a form that is sent at once, or by a press without scripts. */
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
