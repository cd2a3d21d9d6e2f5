import { codeField, currentField, notice, tokenField } from "@frontdesk/people/pages/form";
import type { RenderedPage } from "@frontdesk/people/pages/layout";
import type { StepUp } from "@frontdesk/people/sign-in/step-up";
import { type Html, html } from "@frontdesk/server/html";
import { windowSeconds } from "../../core/limits.ts";
import { scopePhrases } from "../../core/scopes.ts";
import type { Application } from "../oauth/applications/application.ts";
import type { Holder } from "../oauth/grants/store.ts";
import { type Visit, visibleDay } from "../pages.ts";
import { type ApplicationDraft, applicationForm } from "./form.ts";

export const mostHolders = 100;

type DeveloperView = Pick<Visit, "person" | "token">;

const notices: Record<string, string> = {
  saved: "Saved.",
  deleted: "The application is deleted. Its tokens no longer work.",
  ended: "The application no longer has access to this person.",
};

function report(word: string): Html | false {
  const text = Object.hasOwn(notices, word) ? notices[word] : undefined;
  return text !== undefined && notice(text);
}

export function applicationsPage(
  applications: readonly Application[],
  word: string,
  { person, token }: DeveloperView,
): RenderedPage {
  const rows = applications.map(
    ({ id, name, clientId, isConfidential }) => html`<li><div>
<a href="/developers/applications/${id}"><strong>${name}</strong></a><br>
<span class="quiet">${isConfidential ? "Confidential" : "Public"} · <code>${clientId}</code></span>
</div></li>`,
  );
  return {
    title: "Developers",
    isWide: true,
    person,
    token,
    body: html`${report(word)}
<section class="card" aria-labelledby="applications-title">
<h2 id="applications-title">Your applications</h2>
<p>People allow an application to act on their behalf (OAuth 2.0).</p>
${rows.length === 0 && html`<p class="quiet">No applications yet.</p>`}
${rows.length > 0 && html`<ul class="rows">${rows}</ul>`}
<p><a class="button" href="/developers/applications/new">Register an application</a></p></section>
<section class="card" aria-labelledby="personal-title">
<h2 id="personal-title">Personal tokens</h2>
<p>For your own programs, a personal token is enough.</p>
<p><a class="button second" href="/developers/tokens">Personal tokens</a></p></section>`,
  };
}

export function newApplicationPage(
  draft: ApplicationDraft,
  { person, token }: DeveloperView,
): RenderedPage {
  const hasProblem = Object.keys(draft.problems).length > 0;
  return {
    title: "Register an application",
    status: hasProblem ? 400 : 200,
    hasProblem,
    isWide: true,
    person,
    token,
    body: html`<div class="card">${applicationForm(draft, { token })}</div>`,
  };
}

export function secretPage(
  { id, clientId, secret }: { id: number; clientId: string; secret: string },
  { person, token }: DeveloperView,
): RenderedPage {
  return {
    title: "Your application’s secret",
    person,
    token,
    body: html`<p>Copy the secret now: <strong>we show it only once</strong>. Anyone with it
can act as your application.</p>
<h2>Client ID</h2>
<code class="secret" id="client-id">${clientId}</code>
<h2>Client secret</h2>
<code class="secret" id="client-secret">${secret}</code>
<p><a class="button" href="/developers/applications/${id}">I have copied it</a></p>`,
  };
}

export interface ApplicationPage {
  application: Application;
  draft: ApplicationDraft;
  holders: readonly Holder[];
  total: number;
  used: number;
  publicUrl: string;
  word: string;
  proof: StepUp;
  renewal?: string | undefined;
  visit: DeveloperView;
}

export function applicationPage(page: ApplicationPage): RenderedPage {
  const { application, draft, word, visit } = page;
  const { person, token } = visit;
  const hasProblem = Object.keys(draft.problems).length > 0 || page.renewal !== undefined;
  return {
    title: application.name,
    status: hasProblem ? 400 : 200,
    hasProblem,
    isWide: true,
    person,
    token,
    body: html`${report(word)}
<p><a class="way" href="/developers">All applications</a></p>
${credentialsCard(page)}${useCard(page)}${holdersCard(page)}
<section class="card" aria-labelledby="change-title"><h2 id="change-title">Settings</h2>
${applicationForm(draft, { id: application.id, token })}</section>
${deleteCard(application, token)}`,
  };
}

function credentialsCard(page: ApplicationPage): Html {
  const { application, publicUrl, visit, proof, renewal } = page;
  const { id, clientId, isConfidential } = application;
  return html`<section class="card" aria-labelledby="credentials-title">
<h2 id="credentials-title">Credentials</h2>
<dl><dt>Client ID</dt><dd><code id="client-id">${clientId}</code></dd>
<dt>Type</dt><dd>${isConfidential ? "Confidential" : "Public: needs PKCE, has no secret"}</dd>
<dt>Authorize at</dt><dd><code>${publicUrl}/oauth/authorize</code></dd>
<dt>Tokens at</dt><dd><code>${publicUrl}/oauth/token</code></dd></dl>
${
  isConfidential &&
  html`<details${renewal !== undefined && html` open`}><summary>Rotate the secret</summary>
<p>The current secret stops working immediately. Tokens stay valid.</p>
<form method="post" action="/developers/applications/${id}/secret" novalidate>
${tokenField(visit.token)}
${proof === "no factor" && currentField("renewal", renewal)}
${proof === "needed" && codeField(renewal)}
<button class="danger" type="submit">Rotate the secret</button></form></details>`
}</section>`;
}

function useCard({ application: { requestsPerWindow }, used }: ApplicationPage): Html {
  return html`<section class="card" aria-labelledby="use-title">
<h2 id="use-title">Rate limit</h2>
<p><strong>${Math.min(used, requestsPerWindow)} of ${requestsPerWindow}</strong> requests used in
the current window of ${windowSeconds} seconds.</p>
</section>`;
}

function holdersCard({ application, holders, total, visit }: ApplicationPage): Html {
  const rows = holders.map(
    ({ userId, name, email, scopes, since }) => html`<li><div><strong>${name}</strong>
<span class="quiet">${email} · since ${visibleDay(since)}</span>
<details><summary>Permissions</summary>
<ul class="points">${scopePhrases(scopes).map((phrase) => html`<li>${phrase}</li>`)}</ul></details>
</div><form method="post" action="/developers/applications/${application.id}/end">
${tokenField(visit.token)}<input type="hidden" name="user" value="${userId}">
<button class="danger" type="submit" aria-label="Revoke access to ${name}">Revoke access</button>
</form></li>`,
  );
  return html`<section class="card" aria-labelledby="holders-title">
<h2 id="holders-title">Authorised users</h2>
${total === 0 ? html`<p class="quiet">No users yet.</p>` : html`<ul class="rows">${rows}</ul>`}
${total > rows.length && html`<p class="quiet">And ${total - rows.length} more.</p>`}</section>`;
}

function deleteCard({ id, name }: Application, token: string): Html {
  return html`<section class="card" aria-labelledby="delete-title">
<h2 id="delete-title">Delete the application</h2>
<details><summary>Delete ${name}</summary>
<p>All its tokens stop working immediately. You cannot undo this.</p>
<form method="post" action="/developers/applications/${id}/delete">${tokenField(token)}
<button class="danger" type="submit">Delete permanently</button></form></details></section>`;
}
