// Final sizes prevent layout shift.

import { type Html, html } from "@frontdesk/server/html";
import { formatMessage } from "@frontdesk/server/locales/message";
import type { PayContent } from "./content.ts";

export function skeleton({ link, receipt, words, payee, testCards }: PayContent): Html | undefined {
  if (link === undefined || receipt !== undefined || link.isRecurring) return undefined;
  // Only the script knows the time left.
  if (link.starts !== undefined || link.back !== undefined) return undefined;
  if (link.amount === undefined || link.currency === undefined) return undefined;
  const { text, reference } = link;
  const title = formatMessage(words.payTo, { merchant: payee.name });
  const named = reference !== undefined && `${words.reference} ${reference}`;
  return html`<div class="card sheet skeleton" aria-hidden="true" inert>
        <div class="summary">
          <div class="payee"><span class="initial"></span>${title}</div>
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

function field(label: string, hint?: string): Html {
  return html`<div class="field"><label>${label}</label>
              <div class="box blank"></div><p class="note">${hint}</p></div>`;
}
