import { notice, tokenField } from "@frontdesk/people/pages/form";
import type { RenderedPage } from "@frontdesk/people/pages/layout";
import { type Html, html } from "@frontdesk/server/html";
import type { Scope } from "../../core/rights.ts";
import { scopePhrases } from "../../core/scopes.ts";
import type { Application } from "../oauth/applications/application.ts";
import type { RegistrationResult } from "../oauth/applications/register.ts";
import type { AllowedApplication } from "../oauth/grants/store.ts";
import { type Visit, visibleDay } from "../pages.ts";
import type { PersonalToken } from "../tokens/store.ts";
import { type ApplicationDraft, applicationForm } from "./form.ts";

type View = Pick<Visit, "person" | "token">;

export interface Access {
  applications: readonly Application[];
  allowed: readonly AllowedApplication[];
  tokens: readonly PersonalToken[];
}

const notices: Record<string, string> = {
  deleted: "The application is deleted. Its tokens no longer work.",
  ended: "Access revoked.",
  revoked: "Revoked.",
};

export function developersPage(
  { applications, allowed, tokens }: Access,
  word: string,
  { person, token }: View,
): RenderedPage {
  const text = Object.hasOwn(notices, word) ? notices[word] : undefined;
  return {
    title: "Developers",
    isWide: true,
    person,
    token,
    body: html`${text !== undefined && notice(text)}
<section class="card" aria-labelledby="applications-title">
<h2 id="applications-title">Your applications</h2>
<p>People allow an application to act on their behalf (OAuth 2.0).</p>
${list(
  applications.map((each) => applicationRow(each, token)),
  "No applications yet.",
)}
<p><a class="button" href="/developers/applications/new">Register an application</a></p></section>
<section class="card" aria-labelledby="allowed-title"><h2 id="allowed-title">Connections</h2>
<p>These applications can act on your behalf.</p>
${list(
  allowed.map((each) => allowedRow(each, token)),
  "No application has access.",
)}
${allowed.length > 1 && endForm(token, { ...grantEnd, value: "all", label: "Revoke all access" })}
</section>
${
  tokens.length > 0 &&
  html`<section class="card" aria-labelledby="tokens-title">
<h2 id="tokens-title">Personal tokens</h2>
${list(
  tokens.map((each) => tokenRow(each, token)),
  "",
)}
${tokens.length > 1 && endForm(token, { ...tokenEnd, value: "all", label: "Revoke all" })}
</section>`
}`,
  };
}

function list(rows: readonly Html[], empty: string): Html {
  return rows.length === 0
    ? html`<p class="quiet">${empty}</p>`
    : html`<ul class="rows">${rows}</ul>`;
}

function applicationRow({ id, name, clientId, isConfidential }: Application, token: string): Html {
  const end = { action: `/developers/applications/${id}/delete`, label: "Delete", of: name };
  return html`<li><div><strong>${name}</strong><br>
<span class="quiet">${isConfidential ? "Confidential" : "Public"} · <code>${clientId}</code></span>
</div>${endForm(token, end)}</li>`;
}

function allowedRow(application: AllowedApplication, token: string): Html {
  const { applicationId: value, name, makerName, scopes, since } = application;
  return html`<li><div><strong>${name}</strong>
<span class="quiet">by ${makerName} · since ${visibleDay(since)}</span>
${permissions(scopes)}</div>
${endForm(token, { ...grantEnd, value, label: "Revoke access", of: name })}</li>`;
}

function tokenRow(personal: PersonalToken, token: string): Html {
  const { id: value, name, prefix, scopes, createdAt, lastUsedAt } = personal;
  const use = lastUsedAt === null ? "never used" : html`last used ${visibleDay(lastUsedAt)}`;
  return html`<li><div><strong>${name}</strong> <code>${prefix}…</code><br>
<span class="quiet">made ${visibleDay(createdAt)} · ${use}</span>
${permissions(scopes)}</div>
${endForm(token, { ...tokenEnd, value, label: "Revoke", of: name })}</li>`;
}

function permissions(scopes: readonly Scope[]): Html {
  const phrases = scopePhrases(scopes).map((phrase) => html`<li>${phrase}</li>`);
  return html`<details><summary>Permissions</summary><ul class="points">${phrases}</ul></details>`;
}

const grantEnd = { action: "/me/applications", name: "application" };
const tokenEnd = { action: "/developers/tokens/revoke", name: "id" };

interface EndForm {
  action: string;
  name?: string;
  value?: number | "all";
  label: string;
  of?: string;
}

function endForm(token: string, { action, name, value, label, of }: EndForm): Html {
  return html`<form method="post" action="${action}">${tokenField(token)}
${name !== undefined && html`<input type="hidden" name="${name}" value="${value ?? ""}">`}
<button class="danger" type="submit"${
    of !== undefined && html` aria-label="${label} of ${of}"`
  }>${label}</button></form>`;
}

export function newApplicationPage(draft: ApplicationDraft, { person, token }: View): RenderedPage {
  const hasProblem = Object.keys(draft.problems).length > 0;
  return {
    title: "Register an application",
    status: hasProblem ? 400 : 200,
    hasProblem,
    isWide: true,
    person,
    token,
    body: html`<div class="card">${applicationForm(draft, token)}</div>`,
  };
}

export function registeredPage(
  { clientId, secret }: RegistrationResult,
  publicUrl: string,
  { person, token }: View,
): RenderedPage {
  return {
    title: "Your new application",
    person,
    token,
    body: html`<dl><dt>Client ID</dt><dd><code id="client-id">${clientId}</code></dd>
<dt>Authorize at</dt><dd><code>${publicUrl}/oauth/authorize</code></dd>
<dt>Tokens at</dt><dd><code>${publicUrl}/oauth/token</code></dd></dl>
${
  secret === undefined
    ? html`<p>It is public: it needs PKCE and has no secret.</p>`
    : html`<h2>Client secret</h2>
<p>Copy it now: <strong>we show it only once</strong>. Anyone with it can act as your
application.</p>
<code class="secret" id="client-secret">${secret}</code>`
}
<p><a class="button" href="/developers">All applications</a></p>`,
  };
}
