// The simulated issuer's pages for the payer.

import { html, trusted } from "@frontdesk/server/html";
import { unitsOf } from "@frontdesk/server/text/length";
import { type FramedPage, framedPage, passingPage } from "../../api/framed-page.ts";
import { encode, messageVersion } from "../tds/messages.ts";
import type { EndedChallenge } from "./challenge.ts";
import { type Challenge, mostAttempts } from "./store.ts";

export const answerPath = "/issuer/challenge/answer";

export function methodPage(threeDSServerTransID: string, notificationUrl: string): FramedPage {
  const fields = { threeDSMethodData: encode({ threeDSServerTransID }) };
  return passingPage("Your bank", notificationUrl, fields);
}

/** The page of this result never reports, like some real issuers' pages. */
export function silentPage(): FramedPage {
  return framedPage({ title: "Your bank", body: html`<p>Nothing happens here.</p>` });
}

/** The result went ahead from server to server. */
export function backPage(challenge: EndedChallenge): FramedPage {
  const cres = encode({
    messageType: "CRes",
    messageVersion,
    threeDSServerTransID: challenge.serverTransactionId,
    acsTransID: challenge.id,
    challengeCompletionInd: "Y",
    transStatus: challenge.transStatus === "Y" ? "Y" : "N",
  });
  return passingPage("Back to the shop", challenge.notificationUrl, { cres });
}

export interface ChallengeForm {
  challenge: Challenge;
  creq: string;
  leftMs: number;
}

export function codePage({ challenge, creq, leftMs }: ChallengeForm): FramedPage {
  const left = mostAttempts - challenge.attempts;
  const isWrong = challenge.attempts > 0;
  const tries = left === 1 ? "One try is" : `${left} tries are`;
  const problem = `This code is not right. ${tries} left.`;
  return framedPage({
    title: isWrong ? "Try again" : "Confirm your payment",
    body: html`${details(challenge)}
      <p class="note">This is a test. No message is sent; your code is
        <strong id="code-shown">${challenge.code}</strong>.</p>
      <form method="post" action="${answerPath}">
        <input type="hidden" name="creq" value="${creq}">
        <label for="code">One-time code</label>
        ${isWrong ? html`<p id="problem" role="alert">${problem}</p>` : undefined}
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required
          maxlength="${unitsOf(12)}"${isWrong ? fault : undefined}>
        <button class="main" name="action" value="answer">Confirm</button>
        <button name="action" value="cancel" formnovalidate>Cancel</button>
      </form>
      <form method="post" action="${answerPath}" id="over" hidden>
        <input type="hidden" name="creq" value="${creq}">
      </form>`,
    script: trusted(`setTimeout(() => document.getElementById("over").submit(), ${leftMs + 50})`),
  });
}

const fault = html` aria-invalid="true" aria-describedby="problem"`;

export function automaticPage({ challenge, creq }: ChallengeForm): FramedPage {
  return framedPage({
    title: "Confirm your payment",
    body: html`${details(challenge)}
      <form method="post" action="${answerPath}">
        <input type="hidden" name="creq" value="${creq}">
        <input type="hidden" name="action" value="automatic">
        <p class="note">This is a test. It continues automatically.</p>
        <button class="main">Continue</button>
      </form>`,
    script: trusted("document.forms[0].submit()"),
  });
}

function details({ merchantName, amount, currency, exponent, last4 }: Challenge) {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  const money = format.format(amount / 10 ** exponent);
  return html`<dl>
        <dt>To</dt><dd>${merchantName}</dd>
        <dt>Amount</dt><dd>${amount === 0 ? "Nothing, the card is saved only" : money}</dd>
        <dt>Card</dt><dd>•••• ${last4}</dd>
      </dl>`;
}

export function unknownPage(): FramedPage {
  return framedPage({
    title: "There is nothing to confirm",
    status: 400,
    body: html`<p>This payment is unknown or already finished. Go back to the shop.</p>`,
  });
}
