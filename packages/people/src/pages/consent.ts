import { html } from "@frontdesk/server/html";
import type { SignedIn } from "../sessions/session.ts";
import { codeField, tokenField } from "./form.ts";
import type { RenderedPage } from "./layout.ts";

export interface Consent {
  application: string;
  maker: string;
  phrases: readonly string[];
  accounts: readonly string[];
  redirectUrl: string;
  parameters: Readonly<Record<string, string>>;
  through?: string;
}

interface Asking {
  person: SignedIn;
  token: string;
  code?: { problem: string | undefined } | undefined;
}

export function consentPage(consent: Consent, { person, token, code }: Asking): RenderedPage {
  const { application, maker, phrases, accounts, through } = consent;
  const { protocol, host } = new URL(consent.redirectUrl);
  const fields = Object.entries(consent.parameters).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`,
  );
  return {
    title: `Allow ${application}?`,
    status: code?.problem === undefined ? 200 : 400,
    hasProblem: code?.problem !== undefined,
    person,
    token,
    // The address may redirect further; browsers check those targets too.
    formTargets: [protocol, ...(through === undefined ? [] : [new URL(through).origin])],
    body: html`<p><strong>${application}</strong>, made by ${maker}, asks to act on behalf of
<strong>${person.email}</strong>.</p>
<h2>It can then</h2>
<ul class="points">${phrases.map((phrase) => html`<li>${phrase}</li>`)}</ul>
<p>${where(accounts)} It never gets more rights than you have there.</p>
<form method="post" action="/oauth/consent" novalidate>${tokenField(token)}
${fields}${code !== undefined && codeField(code.problem)}
<button type="submit" name="decision" value="allow">Allow</button>
<button class="second" type="submit" name="decision" value="deny">Deny</button>
</form>
<p class="below quiet">You continue to <strong>${host}</strong>. You can withdraw this at any time
under <a href="/me/applications">Connections</a>.</p>`,
  };
}

function where(accounts: readonly string[]): string {
  if (accounts.length === 0) return "In the accounts you join later.";
  const names = new Intl.ListFormat("en-GB").format(accounts);
  return accounts.length === 1 ? `In your account ${names}.` : `In your accounts ${names}.`;
}

export function brokenPage(text: string): RenderedPage {
  return {
    title: "This link does not work",
    status: 400,
    body: html`<p>${text}</p>
<p>You allowed nothing. Please tell the makers of the application.</p>`,
  };
}
