import { field, notice, tokenField } from "@frontdesk/people/pages/form";
import type { RenderedPage } from "@frontdesk/people/pages/layout";
import type { SignedIn } from "@frontdesk/people/people";
import { html } from "@frontdesk/server/html";

interface OwnershipForm {
  person: SignedIn;
  token: string;
}

export function askPage({
  person,
  token,
  merchant = "",
  problem,
}: OwnershipForm & { merchant?: string; problem?: string | undefined }): RenderedPage {
  return {
    title: "Claim a test merchant",
    person,
    token,
    hasProblem: problem !== undefined,
    status: problem === undefined ? 200 : 400,
    body: html`<p>To claim a test merchant without an owner, open the link
we mail to its contact address.
The operator assigns the owner of a live merchant.</p>
<form method="post" action="/claim" novalidate>
${tokenField(token)}${field({
  name: "merchant",
  label: "Merchant ID",
  hint: "24 letters and digits, from the API",
  value: merchant,
  problem,
  longest: 100,
  isFocused: true,
})}
<button type="submit">Send the link</button>
</form>`,
  };
}

const sent = "If the test merchant has no owner, we sent a link to its contact address.";

/** The same for any input: it reveals no merchant. */
export function sentPage({ person, token }: OwnershipForm): RenderedPage {
  return {
    title: "Check the contact address",
    person,
    token,
    body: html`${notice(sent)}
<p>Open it within a day, in this browser. It works once, and only for you.</p>`,
  };
}

/** Mail scanners open links too. */
export function confirmPage({ person, token }: OwnershipForm): RenderedPage {
  return {
    title: "Claim a test merchant",
    person,
    token,
    body: html`<p>You are signed in as <strong>${person.email}</strong> and become the owner.</p>
<form method="post">${tokenField(token)}
<button type="submit">Claim the merchant</button>
</form>`,
  };
}

export function refusalPage({ person, token }: OwnershipForm, isAway: boolean): RenderedPage {
  return {
    title: isAway ? "Payments is not available" : "This link is not valid",
    person,
    token,
    status: isAway ? 503 : 404,
    body: isAway
      ? html`<p>Nothing was changed. Please try again in a moment.</p>`
      : html`<p>The link was used before, has expired or is for another person, or the
merchant already has an owner. <a href="/claim">Request another link</a>.</p>`,
  };
}
