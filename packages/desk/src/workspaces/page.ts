import { choiceField, field, notice, tokenField } from "@frontdesk/people/pages/form";
import type { RenderedPage } from "@frontdesk/people/pages/layout";
import type { SignedIn } from "@frontdesk/people/people";
import { type Html, html } from "@frontdesk/server/html";
import { listCountries, listCurrencies, listZones } from "./choices.ts";

export interface Beginning {
  name: string;
  kind: string;
  currency: string;
  country: string;
  timezone: string;
  website: string;
}

/** A problem without a `field` concerns the whole form. */
export interface BeginProblem {
  /** 400 by default. */
  status?: number;
  field?: keyof Beginning | undefined;
  text: string;
}

/** Values of an earlier round that created a part, or may have: the response was lost. */
export type Tried = Partial<Omit<Beginning, "kind">>;

export interface TriedParts {
  shop?: Tried | undefined;
  studio?: Tried | undefined;
}

interface BeginForm {
  person: SignedIn;
  token: string;
  key: string;
  entered: Beginning;
  tried?: TriedParts;
  problem?: BeginProblem | undefined;
}

const kinds = [
  ["both", "A shop and a studio", "take payments, and book people and rooms"],
  ["merchant", "A shop", "take payments by card"],
  ["account", "A studio", "book people and rooms"],
] as const;

export function beginPage({
  person,
  token,
  key,
  entered,
  tried,
  problem,
}: BeginForm): RenderedPage {
  const wrong = wrongIn(problem);
  return {
    title: "What do you begin with?",
    person,
    token,
    hasProblem: problem !== undefined,
    status: problem === undefined ? 200 : (problem.status ?? 400),
    body: html`${problem !== undefined && problem.field === undefined && notice(problem.text, true)}
<form method="post" action="/begin" novalidate>
${tokenField(token)}<input type="hidden" name="key" value="${key}">
${hiddenFields(tried)}
${field({
  name: "name",
  label: "Name",
  value: entered.name,
  problem: wrong("name"),
  longest: 100,
  isFocused: problem?.field === undefined || problem.field === "name",
})}
<fieldset class="field"><legend>Type</legend>
${kinds.map((kind) => choice(kind, entered.kind))}
<p class="hint">A shop starts in test mode, with test cards and no real money.</p>
</fieldset>
${sides(entered, problem)}
<button type="submit">Begin</button>
</form>
<p class="below quiet">Do you have a test merchant without an owner?
<a href="/claim">Claim it</a>.</p>`,
  };
}

function hiddenFields({ shop, studio }: TriedParts = {}): Html[] {
  const fields = {
    shop_name: shop?.name,
    shop_currency: shop?.currency,
    shop_country: shop?.country,
    shop_website: shop?.website,
    studio_name: studio?.name,
    studio_timezone: studio?.timezone,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

const wrongIn = (problem: BeginProblem | undefined) => (field: keyof Beginning) =>
  problem?.field === field ? problem.text : undefined;

function sides(entered: Beginning, problem: BeginProblem | undefined) {
  const wrong = wrongIn(problem);
  return html`${choiceField({
    name: "country",
    label: "Country of the shop",
    options: listCountries(),
    value: entered.country,
    problem: wrong("country"),
  })}
${choiceField({
  name: "currency",
  label: "Currency of the shop",
  options: listCurrencies(),
  value: entered.currency,
  problem: wrong("currency"),
})}
${choiceField({
  name: "timezone",
  label: "Time zone of the studio",
  options: listZones(),
  value: entered.timezone,
  problem: wrong("timezone"),
})}
${field({
  name: "website",
  label: "Website of the shop (optional)",
  value: entered.website,
  problem: wrong("website"),
  longest: 200,
  isOptional: true,
  isFocused: problem?.field === "website",
})}`;
}

function choice([value, title, text]: (typeof kinds)[number], chosen: string): Html {
  const mark = chosen === value && html` checked`;
  return html`<label class="choice"><input type="radio" name="kind" value="${value}"${mark}>
<span>${title} <span class="quiet">– ${text}</span></span></label>`;
}
