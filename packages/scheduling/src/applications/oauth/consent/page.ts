import { tokenField } from "@frontdesk/people/pages/form";
import type { Shown } from "@frontdesk/people/pages/layout";
import { html } from "@frontdesk/server/html";
import { scopePhrases } from "../../../ground/scopes.ts";
import type { Visit } from "../../pages.ts";
import type { ConsentRequest } from "./asked.ts";

interface ConsentPage {
  asked: ConsentRequest;
  makerName: string;
  /** The names of the person's accounts. */
  accounts: readonly string[];
  visit: Pick<Visit, "person" | "token">;
}

/** Asks a person whether they allow what an application asks for. */
export function consentPage({ asked, makerName, accounts, visit }: ConsentPage): Shown {
  const { application, redirectUrl, isNamed, state, scopes, codeChallenge } = asked;
  const { person, token } = visit;
  const { protocol, host } = new URL(redirectUrl);
  const hidden = {
    client_id: application.clientId,
    redirect_uri: isNamed ? redirectUrl : undefined,
    response_type: "code",
    scope: scopes.join(" "),
    state,
    code_challenge: codeChallenge,
    code_challenge_method: codeChallenge === undefined ? undefined : "S256",
  };
  const fields = Object.entries(hidden).map(
    ([name, value]) =>
      value !== undefined && html`<input type="hidden" name="${name}" value="${value}">\n`,
  );
  const phrases = scopePhrases(scopes).map((phrase) => html`<li>${phrase}</li>`);
  return {
    title: `Allow ${application.name}?`,
    person,
    token,
    // The address may lead on to others, which browsers check as well.
    formTargets: [protocol],
    body: html`<p><strong>${application.name}</strong>, made by ${makerName}, asks to act for
<strong>${person.email}</strong>.</p>
<h2>It could</h2>
<ul class="points">${phrases}</ul>
<p>${where(accounts)} Never more than you may do there yourself.</p>
<form method="post" action="/oauth/consent">${tokenField(token)}
${fields}<button type="submit" name="decision" value="allow">Allow</button>
<button class="second" type="submit" name="decision" value="deny">Deny</button>
</form>
<p class="below quiet">You go on to <strong>${host}</strong>. You can take this back at any time
under <a href="/me/applications">Connections</a>.</p>`,
  };
}

function where(accounts: readonly string[]): string {
  if (accounts.length === 0) return "In the accounts that you will join.";
  const names = new Intl.ListFormat("en-GB").format(accounts);
  return accounts.length === 1 ? `In your account ${names}.` : `In your accounts ${names}.`;
}

/** What a link opens that cannot be believed. */
export function brokenPage(text: string): Shown {
  return {
    title: "This link does not work",
    status: 400,
    body: html`<p>${text}</p>
<p>Nothing was allowed. Please tell the makers of the application.</p>`,
  };
}
