import { field, notice, tokenField } from "@frontdesk/people/pages/form";
import type { Shown } from "@frontdesk/people/pages/layout";
import type { SignedIn } from "@frontdesk/people/people";
import { type Html, html } from "@frontdesk/server/html";

export interface Beginning {
  name: string;
  kind: string;
  currency: string;
  country: string;
  website: string;
}

interface BeginForm {
  person: SignedIn;
  token: string;
  /** Has what is made twice made once. */
  key: string;
  entered: Beginning;
  problem?: string | undefined;
}

const kinds = [
  ["both", "A shop and a studio", "A merchant for tests, and an account to plan in"],
  ["merchant", "A shop", "A merchant for tests, which may take payments at once"],
  ["account", "A studio", "An account with resources that can be booked"],
] as const;

/** Asks what somebody begins with. */
export function beginPage({ person, token, key, entered, problem }: BeginForm): Shown {
  return {
    title: "What do you begin with?",
    person,
    token,
    hasProblem: problem !== undefined,
    status: problem === undefined ? 200 : 400,
    body: html`${problem !== undefined && notice(problem, true)}
<form method="post" action="/begin" novalidate>
${tokenField(token)}<input type="hidden" name="key" value="${key}">
${field({
  name: "name",
  label: "What it is called",
  value: entered.name,
  longest: 100,
  isFocused: true,
})}
<fieldset class="field"><legend>What it is</legend>
${kinds.map((kind) => choice(kind, entered.kind))}
</fieldset>
${field({
  name: "currency",
  label: "Currency of the shop",
  hint: "Three letters, such as EUR",
  value: entered.currency,
  longest: 3,
})}
${field({
  name: "country",
  label: "Country of the shop",
  hint: "Two letters, such as DK",
  value: entered.country,
  longest: 2,
})}
${field({
  name: "website",
  label: "Its website",
  value: entered.website,
  longest: 200,
  isOptional: true,
})}
<button type="submit">Begin</button>
</form>`,
  };
}

function choice([value, title, text]: (typeof kinds)[number], chosen: string): Html {
  const mark = chosen === value && html` checked`;
  return html`<label class="choice"><input type="radio" name="kind" value="${value}"${mark}>
${title}<span class="quiet"> – ${text}</span></label>`;
}
