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
    body: html`<p>A test merchant that nobody owns is claimed by a link to its contact address.
One that is live gets an owner from whoever runs this.</p>
<form method="post" action="/claim" novalidate>
${tokenField(token)}${field({
  name: "merchant",
  label: "Id of the merchant",
  hint: "24 letters and digits, as the API has it",
  value: merchant,
  problem,
  longest: 100,
  isFocused: true,
})}
<button type="submit">Send the link</button>
</form>`,
  };
}

const sent = "If that is a test merchant without an owner, its contact address was sent a link.";

/** The same for any input: it reveals no merchant. */
export function sentPage({ person, token }: OwnershipForm): RenderedPage {
  return {
    title: "Look at the contact address",
    person,
    token,
    body: html`${notice(sent)}
<p>Open it within a day, in this browser: it works for you alone, once.</p>`,
  };
}

/** Mail scanners open links too. */
export function confirmPage({ person, token }: OwnershipForm): RenderedPage {
  return {
    title: "Claim a test merchant",
    person,
    token,
    body: html`<p>You are signed in as <strong>${person.email}</strong>, and become the owner.</p>
<form method="post">${tokenField(token)}
<button type="submit">Claim the merchant</button>
</form>`,
  };
}

export function refusalPage({ person, token }: OwnershipForm, isAway: boolean): RenderedPage {
  return {
    title: isAway ? "Payments cannot be reached" : "This link is not open",
    person,
    token,
    status: isAway ? 503 : 404,
    body: isAway
      ? html`<p>Nothing was done. Please try again in a moment.</p>`
      : html`<p>It was used, is older than a day, is somebody else's, or the merchant has an
owner by now. <a href="/claim">Ask for another</a>.</p>`,
  };
}
