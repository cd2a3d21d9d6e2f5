import {
  codeField,
  currentField,
  field,
  notice,
  type Problems,
  tokenField,
} from "@frontdesk/people/pages/form";
import type { RenderedPage } from "@frontdesk/people/pages/layout";
import { type Html, html } from "@frontdesk/server/html";
import type { Scope } from "../../core/rights.ts";
import { scopePhrases } from "../../core/scopes.ts";
import { scopeChoice, type Visit, visibleDay } from "../pages.ts";
import type { PersonalToken } from "./store.ts";

type TokenView = Pick<Visit, "person" | "token">;

export interface TokenDraft {
  name: string;
  scopes: readonly Scope[];
  days: string;
  problems: Problems<"name" | "scopes" | "days" | "current" | "code">;
  isThrottled?: boolean;
}

export const emptyTokenDraft: TokenDraft = { name: "", scopes: [], days: "90", problems: {} };

export const lifetimes: Readonly<Record<string, string>> = {
  "30": "30 days",
  "90": "90 days",
  "365": "A year",
  never: "No expiry",
};

export const longestName = 60;

interface TokensPage {
  tokens: readonly PersonalToken[];
  draft: TokenDraft;
  message: string;
  now: Date;
  visit: TokenView;
  asksCode: boolean;
}

export function tokensPage({
  tokens,
  draft,
  message,
  now,
  visit,
  asksCode,
}: TokensPage): RenderedPage {
  const { person, token } = visit;
  const { isThrottled = false } = draft;
  const hasProblem = isThrottled || Object.keys(draft.problems).length > 0;
  return {
    title: "Personal tokens",
    status: isThrottled ? 429 : hasProblem ? 400 : 200,
    hasProblem,
    isWide: true,
    person,
    token,
    body: html`${message === "revoked" && notice("Revoked.")}
${isThrottled && notice("Too many attempts. Please wait a while, then try again.", true)}
<section class="card" aria-labelledby="tokens-title"><h2 id="tokens-title">Your tokens</h2>
<p>Your own programs use a personal token to act on your behalf. Keep it like a password.</p>
${tokens.length === 0 && html`<p class="quiet">No tokens yet.</p>`}
${tokens.length > 0 && html`<ul class="rows">${tokens.map((each) => row(each, now, token))}</ul>`}
${tokens.length > 1 && revokeForm(token, { chosen: "all", label: "Revoke all" })}
</section>${draftCard(draft, token, asksCode)}`,
  };
}

function row(listed: PersonalToken, now: Date, token: string): Html {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = listed;
  const end =
    expiresAt === null
      ? "does not expire"
      : html`${expiresAt > now ? "expires" : "expired"} ${visibleDay(expiresAt)}`;
  const use = lastUsedAt === null ? "never used" : html`last used ${visibleDay(lastUsedAt)}`;
  return html`<li><div><strong>${name}</strong> <code>${prefix}…</code><br>
<span class="quiet">made ${visibleDay(createdAt)} · ${end} · ${use}</span>
<details><summary>Permissions</summary>
<ul class="points">${scopePhrases(scopes).map((phrase) => html`<li>${phrase}</li>`)}</ul></details>
</div>
${revokeForm(token, { chosen: id, label: "Revoke", what: name })}</li>`;
}

interface Revoking {
  chosen: number | "all";
  label: string;
  what?: string;
}

function revokeForm(token: string, { chosen, label, what }: Revoking): Html {
  const name = what !== undefined && html` aria-label="${label} ${what}"`;
  return html`<form method="post" action="/developers/tokens/revoke">${tokenField(token)}
<input type="hidden" name="id" value="${chosen}">
<button class="danger" type="submit"${name}>${label}</button></form>`;
}

function draftCard(
  { name, scopes, days, problems }: TokenDraft,
  token: string,
  asksCode: boolean,
): Html {
  const options = Object.entries(lifetimes).map(
    ([value, words]) =>
      html`<option value="${value}"${value === days && html` selected`}>${words}</option>`,
  );
  return html`<section class="card" aria-labelledby="draft-title">
<h2 id="draft-title">Create a token</h2>
<form method="post" action="/developers/tokens" novalidate>${tokenField(token)}
${field({
  name: "name",
  label: "Name",
  value: name,
  hint: "Tells your tokens apart, such as the name of the program.",
  problem: problems.name,
  autocomplete: "off",
  longest: longestName,
  isFocused: problems.name !== undefined,
})}
<div class="field"><label for="days">Lifetime</label>
${problems.days !== undefined && html`<p class="problem" id="days-problem">${problems.days}</p>`}
<select id="days" name="days">${options}</select></div>
${scopeChoice(scopes, problems.scopes)}
${currentField("token", problems.current)}
${asksCode && codeField(problems.code)}
<button type="submit">Create the token</button></form></section>`;
}

export function newTokenPage(secret: string, { person, token }: TokenView): RenderedPage {
  return {
    title: "Your new token",
    person,
    token,
    body: html`<p>Copy it now: <strong>we show it only once</strong>.</p>
<code class="secret">${secret}</code>
<p>Programs send it with every request:</p>
<code class="secret">Authorization: Bearer ${secret.slice(0, 8)}…</code>
<p><a class="button" href="/developers/tokens">I have copied it</a></p>`,
  };
}
