// Hints and problems are linked to their field for screen readers.

import { type Html, html } from "@frontdesk/server/html";
import { unitsOf } from "@frontdesk/server/text/length";

export interface Field {
  name: string;
  label: string;
  type?: "text" | "email" | "password" | "url";
  value?: string | undefined;
  hint?: string | undefined;
  problem?: string | undefined;
  autocomplete?: string;
  isFocused?: boolean;
  isOptional?: boolean;
  isReadOnly?: boolean;
  isCode?: boolean;
  /** Characters. */
  longest?: number;
  id?: string;
}

export function field(options: Field): Html {
  const { name, label, type = "text", value = "", hint, problem, id = name } = options;
  const ids = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const described = ids !== "" && html` aria-describedby="${ids}"`;
  return html`<div class="field">
<label for="${id}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
${problem !== undefined && html`<p class="problem" id="${id}-problem">${problem}</p>`}
<input id="${id}" name="${name}" ${kindOf(type)} value="${value}"${described}${marks(options)}>
</div>`;
}

// Browsers validate an email field before we can clean pasted text.
const kindOf = (type: NonNullable<Field["type"]>): Html =>
  type === "email"
    ? html`type="text" inputmode="email" autocapitalize="none" spellcheck="false"`
    : html`type="${type}"`;

export interface ChoiceField
  extends Pick<Field, "name" | "label" | "problem" | "isFocused" | "isOptional"> {
  options: readonly { value: string; label: string; facts?: Readonly<Record<string, string>> }[];
  value: string;
  /** Label of the empty option. */
  blank?: string;
}

export function choiceField(choices: ChoiceField): Html {
  const { name, label, options, value: chosen, problem, blank = "" } = choices;
  const { isFocused = false, isOptional = false } = choices;
  const isWrong = problem !== undefined;
  const marks = [
    !isOptional && html` required`,
    isWrong && html` aria-describedby="${name}-problem" aria-invalid="true"`,
    isFocused && html` autofocus`,
  ];
  const first = (chosen === "" || isOptional) && optionOf({ value: "", label: blank }, chosen);
  return html`<div class="field">
<label for="${name}">${label}</label>
${isWrong && html`<p class="problem" id="${name}-problem">${problem}</p>`}
<select id="${name}" name="${name}"${marks}>
${first}${options.map((option) => optionOf(option, chosen))}</select>
</div>`;
}

/** Scripts read `facts` as data attributes. */
function optionOf({ value, label, facts = {} }: ChoiceField["options"][number], chosen: string) {
  const marks = [
    value === chosen && html` selected`,
    ...Object.entries(facts).map(([name, text]) => html` data-${name}="${text}"`),
  ];
  return html`<option value="${value}"${marks}>${label}</option>`;
}

function marks(options: Field): Html[] {
  const { autocomplete, longest, problem, isCode = false } = options;
  const { isFocused = false, isOptional = false, isReadOnly = false } = options;
  return [
    autocomplete !== undefined && html` autocomplete="${autocomplete}"`,
    longest !== undefined && html` maxlength="${unitsOf(longest)}"`,
    problem !== undefined && html` aria-invalid="true"`,
    isFocused && html` autofocus`,
    !isOptional && html` required`,
    isReadOnly && html` readonly`,
    isCode && html` class="code" autocapitalize="characters" spellcheck="false"`,
  ].filter((mark) => mark !== false);
}

export function currentField(id: string, problem: string | undefined): Html {
  return field({
    id: `${id}-present`,
    name: "current",
    label: "Current password",
    type: "password",
    problem,
    autocomplete: "current-password",
    isFocused: problem !== undefined,
  });
}

export function codeField(problem: string | undefined, id = "code"): Html {
  return field({
    id,
    name: "code",
    label: "Second factor code",
    hint: "The six digits in your app, or a backup code.",
    problem,
    autocomplete: "one-time-code",
    isCode: true,
    isFocused: problem !== undefined,
    longest: 50,
  });
}

export function notice(text: string, isWrong = false): Html {
  return isWrong
    ? html`<p class="notice wrong" role="alert">${text}</p>`
    : html`<p class="notice" role="status">${text}</p>`;
}

export type Problems<Name extends string = string> = Partial<Record<Name, string>>;

export function problemsIn<Name extends string>(
  match: Record<Name, string | undefined>,
): Problems<Name> | undefined {
  const entries = Object.entries(match).filter(([, problem]) => problem !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Problems<Name>);
}

export function tokenField(token: string): Html {
  return html`<input type="hidden" name="form_token" value="${token}">`;
}

export function nextField(next: string | undefined): Html | undefined {
  return next === undefined ? undefined : html`<input type="hidden" name="next" value="${next}">`;
}

export function entered(body: unknown, name: string): string {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, name)) return "";
  const value: unknown = body[name as keyof typeof body];
  return typeof value === "string" ? value : "";
}
