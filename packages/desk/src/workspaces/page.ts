import { choiceField, field, notice, tokenField } from "@frontdesk/people/pages/form";
import type { RenderedPage } from "@frontdesk/people/pages/layout";
import type { SignedIn } from "@frontdesk/people/people";
import { type Html, html } from "@frontdesk/server/html";
import { listCountries, listCurrencies, listZones, zoneOf } from "./choices.ts";
import { kindOf, listKinds } from "./kinds.ts";

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
  /** The person did not choose the country. */
  isGuess?: boolean;
  tried?: TriedParts;
  problems?: readonly BeginProblem[];
  script: string | undefined;
}

const inOrder: readonly (keyof Beginning)[] = [
  "name",
  "kind",
  "country",
  "timezone",
  "currency",
  "website",
];

export function beginPage(form: BeginForm): RenderedPage {
  const { person, token, key, entered, isGuess = false, tried, problems = [], script } = form;
  const fields = fieldsOf(entered, problems);
  const general = problems.find(({ field }) => field === undefined);
  return {
    title: "Set up your business",
    person,
    token,
    script,
    hasProblem: problems.length > 0,
    status: problems.length === 0 ? 200 : (problems[0]?.status ?? 400),
    body: html`${general !== undefined && notice(general.text, true)}
<form method="post" action="/begin" novalidate${isGuess && html` data-guess`}>
${tokenField(token)}<input type="hidden" name="key" value="${key}">
${hiddenFields(tried)}
${fields}
<button type="submit">Continue</button>
</form>
<p class="below quiet">Did a developer create a test shop for you?
<a href="/claim">Take it over</a>.</p>`,
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
    studio_country: studio?.country,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

function fieldsOf(entered: Beginning, problems: readonly BeginProblem[]): Html {
  const problemAt = (name: keyof Beginning) => problems.find(({ field }) => field === name)?.text;
  const focused = inOrder.find((name) => problemAt(name) !== undefined) ?? "name";
  const stateOf = (name: keyof Beginning) => ({
    name,
    value: entered[name],
    problem: problemAt(name),
    isFocused: name === focused,
  });
  const country = choiceField({
    ...stateOf("country"),
    label: "Country",
    options: listCountries(),
    blank: "Choose a country",
  });
  return html`${field({ ...stateOf("name"), label: "Name", longest: 100 })}
${kindField({ ...stateOf("kind"), value: kindOf(entered.kind) })}
${country}
${moreFields(entered, stateOf)}`;
}

interface FieldState {
  name: string;
  value: string;
  problem: string | undefined;
  isFocused: boolean;
}

function kindField({ value: chosen, problem, isFocused }: FieldState): Html {
  const isWrong = problem !== undefined;
  const described = isWrong && html` aria-describedby="kind-problem"`;
  const choices = listKinds(chosen).map(([value, label], index) => {
    const marks = [
      chosen === value && html` checked`,
      isFocused && index === 0 && html` autofocus`,
    ];
    return html`<label class="choice"><input type="radio" name="kind" value="${value}"${marks}>
<span>${label}</span></label>`;
  });
  return html`<fieldset class="field"${described}><legend>Kind of business</legend>
${isWrong && html`<p class="problem" id="kind-problem">${problem}</p>`}
<div class="pairs">${choices}</div>
<p class="hint">Shop only takes payments, without appointments. Payments start in test mode: no real
money.</p>
</fieldset>`;
}

/** Folded, with its values, unless one is wrong or unknown. */
function moreFields(
  { country, currency, timezone, website }: Beginning,
  stateOf: (name: "currency" | "timezone" | "website") => FieldState,
): Html {
  const states = {
    timezone: stateOf("timezone"),
    currency: stateOf("currency"),
    website: stateOf("website"),
  };
  const isUnknown = country !== "" && timezone === "" && zoneOf(country) === "";
  const isWrong = Object.values(states).some(({ problem }) => problem !== undefined);
  const zones = {
    options: listZones(),
    blank: isUnknown ? "Choose a time zone" : "Time zone of the country",
  };
  const currencies = { options: listCurrencies(), blank: "Currency of the country" };
  const values = [labelOf(zones, timezone), currency || currencies.blank, website];
  return html`<details${(isUnknown || isWrong) && html` open`}>
<summary>More: <span>${values.filter((text) => text !== "").join(" · ")}</span></summary>
${choiceField({ ...states.timezone, ...zones, label: "Time zone", isOptional: true })}
${choiceField({ ...states.currency, ...currencies, label: "Currency", isOptional: true })}
${field({
  ...states.website,
  label: "Website (optional)",
  longest: 200,
  isOptional: true,
})}
</details>`;
}

interface Labelled {
  options: readonly { value: string; label: string }[];
  blank: string;
}

const labelOf = ({ options, blank }: Labelled, chosen: string) =>
  options.find(({ value }) => value === chosen)?.label ?? blank;
