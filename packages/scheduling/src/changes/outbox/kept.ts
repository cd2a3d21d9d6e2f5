/*
 * What an entry of the audit keeps of its subject: not what is expected of a field, and, of a
 * subject that was changed, of what it was before only what was otherwise. What is read is what was
 * recorded, field by field.
 */
import { momentOf } from "../../ground/times.ts";
import { bookingForm } from "./booking-form.ts";
import { type Basis, type Fields, type Form, isSame, type KeptField } from "./form.ts";

/** Of what an entry is, and when it was written. */
export interface Written {
  kind: string;
  subjectId: number;
  at: Date;
}

/** A subject before and after a change; null where it was not there. */
export interface States {
  before: object | null;
  after: object | null;
}

/** The same, as they are kept. */
export interface Remains {
  was: Fields | null;
  became: Fields | null;
}

/** As entries have them: those from before anything was kept so have both whole. */
export type KeptStates = States & Remains;

const formOf = (kind: string): Form => (kind === "booking" ? bookingForm : {});

export function keep(entry: Written, { before, after }: States): Remains {
  const beside = after && asJson(after as Fields);
  return {
    was: before && shorter(asJson(before as Fields), keepingOf(entry, beside)),
    became: beside && shorter(beside, keepingOf(entry, null)),
  };
}

export function restore(entry: Written, { was, became }: Remains): States {
  const after = became && longer(became, keepingOf(entry, null));
  return { before: was && longer(was, keepingOf(entry, after)), after };
}

export function statesOf(entry: Written, { before, after, was, became }: KeptStates): States {
  return was === null && became === null ? { before, after } : restore(entry, { was, became });
}

// Nothing that JSON does not say.
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

interface Keeping {
  form: Form;
  /** What became of it, which is most of what it was before. */
  beside: Fields | null;
  known: Basis;
}

function keepingOf({ kind, subjectId, at }: Written, beside: Fields | null): Keeping {
  return { form: formOf(kind), beside, known: { fields: {}, subjectId, at: momentOf(at) } };
}

/** Under this stand the names of fields that are expected and are not there. */
const missing = "-";

function shorter(fields: Fields, keeping: Keeping): Fields {
  const { known } = keeping;
  const kept: Fields = {};
  const gone: string[] = [];
  for (const [name, field] of listFields(fields, keeping)) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!isSame(value, expectedOf(name, field, keeping))) {
      if (value === undefined) gone.push(name);
      else Object.assign(kept, keptAs([name, value], field, known));
    }
    if (value !== undefined) known.fields[name] = value;
  }
  return gone.length === 0 ? kept : { ...kept, [missing]: gone };
}

/** Under its key, or under its name where it has no short form. */
function keptAs([name, value]: [string, unknown], field: KeptField, known: Basis): Fields {
  const { key, shorten, lengthen } = field;
  if (shorten === undefined || lengthen === undefined) return { [key]: value };
  const short = asJson(shorten(value, known));
  return isSame(lengthen(short, known), value) ? { [key]: short } : { [name]: value };
}

function longer(kept: Fields, keeping: Keeping): Fields {
  const { known } = keeping;
  const gone = (kept[missing] ?? []) as string[];
  const read = (name: string, field: KeptField) => {
    const { key, lengthen } = field;
    if (Object.hasOwn(kept, key)) return lengthen ? lengthen(kept[key], known) : kept[key];
    return Object.hasOwn(kept, name) ? kept[name] : expectedOf(name, field, keeping);
  };
  for (const [name, field] of listFields(kept, keeping)) {
    const value = gone.includes(name) ? undefined : read(name, field);
    if (value !== undefined) known.fields[name] = value;
  }
  return known.fields;
}

/** Those of the form, then those that it became with, and those that are only here. */
function listFields(own: Fields, { form, beside }: Keeping): [string, KeptField][] {
  const keys = new Set([missing, ...Object.values(form).map(({ key }) => key)]);
  const names = new Set([...Object.keys(beside ?? {}), ...Object.keys(own)]);
  const others = [...names].filter((name) => !Object.hasOwn(form, name) && !keys.has(name));
  return [
    ...Object.entries(form),
    ...others.map((name): [string, KeptField] => [name, { key: name }]),
  ];
}

function expectedOf(
  name: string,
  { follows, usual }: KeptField,
  { beside, known }: Keeping,
): unknown {
  if (follows !== undefined) return follows(known);
  if (beside === null) return usual?.(known);
  return Object.hasOwn(beside, name) ? beside[name] : undefined;
}
