import { markAddress } from "@frontdesk/server/front/mark";
import { type Html, html, scriptJson, trusted } from "@frontdesk/server/html";
import { formatMessage } from "@frontdesk/server/locales/message";
import { pictureSize } from "@frontdesk/server/pictures/picture-size";
import type { Locale } from "@frontdesk/server/words/locale";
import { payMessages } from "../locales/catalogues.ts";
import type { Messages } from "../locales/messages.ts";
import { faultText, type LinkError } from "../refusals.ts";
import type { Assets } from "./assets.ts";
import type { FaultContent, PayContent } from "./content.ts";

export interface Frame {
  assets: Assets;
  path: string;
  locale: Locale;
}

export function payDocument(frame: Frame, content: PayContent, accent = ""): string {
  const { words, payee, link } = content;
  const heading = link?.isVerification ? words.saveFor : words.payTo;
  const title = formatMessage(heading, { merchant: payee.name });
  return page(frame, {
    title,
    body: html`<div id="page">
      ${content.kind === "link" && skeleton(content)}
      <main class="card notice unscripted"><h1>${title}</h1><p>${words.needsScript}</p></main>
    </div>
    ${contentBlock(content)}`,
    hasScript: true,
    accent,
  });
}

function returnLink(route: LinkError["returnLink"], words: Messages) {
  if (route.back === undefined) return undefined;
  const host = route.backHost && html` <span translate="no">(${route.backHost})</span>`;
  return html`<a class="button" href="${route.back}"><span>${words.back}${host}</span></a>`;
}

export function faultDocument(
  frame: Frame,
  { fault, details, returnLink: link }: Pick<LinkError, "fault" | "details" | "returnLink">,
  { isPopup, accent }: { isPopup: boolean; accent: string },
): string {
  const words = payMessages(frame.locale.language);
  const text = faultText(words, { fault, details });
  const inEnglish = faultText(payMessages("en"), { fault, details });
  const message = `The payment page shows an error: ${inEnglish}`;
  const faultContent: FaultContent = { kind: "fault", message };
  const title = isPopup || fault === "failed" ? text : words.linkFails;
  const ask = returnLink(link, words) ?? html`<p>${words.askForAnother}</p>`;
  const help = fault === "failed" ? undefined : ask;
  const close = html`<button type="button" class="close" id="close" aria-label="${words.close}">
        <span aria-hidden="true">✕</span>
      </button>`;
  const sign = html`<svg class="sign" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" /><path d="M24 13v14M24 34v.1" />
      </svg>`;
  return page(frame, {
    title: isPopup ? text : title,
    body: html`<main class="card notice">
      ${sign}
      ${isPopup ? close : undefined}
      <h1>${isPopup ? text : title}</h1>
      ${isPopup || fault === "failed" ? undefined : html`<p>${text}</p>`}
      ${isPopup ? undefined : help}
    </main>
    ${isPopup ? contentBlock(faultContent) : undefined}`,
    hasScript: isPopup,
    accent,
  });
}

function contentBlock(content: PayContent | FaultContent): Html {
  return html`<script type="application/json" id="content">${scriptJson(content)}</script>`;
}

interface Page {
  title: string;
  body: Html;
  hasScript: boolean;
  accent?: string;
}

function page(
  { assets, path, locale }: Frame,
  { title, body, hasScript, accent = "" }: Page,
): string {
  // The policy holds this style's hash: keep every character.
  const style = trusted(assets.style);
  const document = html`<!doctype html>
<html lang="${locale.tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="${markAddress}">
    <style>${style}</style>
    ${accent !== "" && html`<style>${trusted(accent)}</style>`}
    ${hasScript ? html`<script type="module" src="${path}/pay/${assets.script}"></script>` : ""}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
  return String(document);
}

// Final sizes prevent layout shift.
function skeleton({ link, receipt, words, payee, testCards }: PayContent): Html | undefined {
  if (link === undefined || receipt !== undefined || link.isRecurring) return undefined;
  // Only the script knows the time left.
  if (link.starts !== undefined || link.back !== undefined) return undefined;
  if (link.amount === undefined || link.currency === undefined) return undefined;
  const { text, reference } = link;
  const title = formatMessage(words.payTo, { merchant: payee.name });
  const named = reference !== undefined && `${words.reference} ${reference}`;
  return html`<div class="card sheet skeleton" aria-hidden="true" inert>
        <div class="summary">
          <div class="payee">${logoOf(payee)}${title}</div>
          <p class="total"><span class="blank">&#8203;</span></p>
          ${text !== undefined && html`<p class="text">${text}</p>`}
          ${named !== false && html`<p class="reference">${named}</p>`}
        </div>
        <div class="main">
          ${
            testCards !== undefined &&
            html`<details class="test"><summary><span>${words.testMode}</span>
            <span class="more">${words.testCards}</span></summary></details>`
          }
          <div class="pay">
            <div class="card-fields">
              ${field(words.cardNumber)}${field(words.expiry)}${field(words.code, words.codeHint)}
            </div>
            <span class="button blank"></span>
            <p class="lock-line"><span class="lock"></span> ${words.isEncrypted}</p>
          </div>
        </div>
      </div>`;
}

function logoOf({ logo }: PayContent["payee"]): Html {
  if (logo === undefined) return html`<span class="initial"></span>`;
  const { width, height } = pictureSize(logo);
  return html`<img class="logo" src="${logo}" alt="" width="${width}" height="${height}">`;
}

function field(label: string, hint?: string): Html {
  return html`<div class="field"><label>${label}</label>
              <div class="box blank"></div><p class="note">${hint}</p></div>`;
}
