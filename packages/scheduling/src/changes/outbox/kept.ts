/* Audit entries omit expected values, and before a change hold only differences. Reading restores
   every field exactly. */
import { momentOf } from "../../core/times.ts";
import { bookingForm } from "./booking-form.ts";
import { type Basis, type Fields, type Form, isSame, type KeptField } from "./form.ts";

export interface AuditKey {
  kind: string;
  subjectId: number;
  at: Date;
}

export interface States {
  before: object | null;
  after: object | null;
}

export interface Remains {
  was: Fields | null;
  became: Fields | null;
}

/** Older entries hold full states. */
export type KeptStates = States & Remains;

const formOf = (kind: string): Form => (kind === "booking" ? bookingForm : {});

export function keep(entry: AuditKey, { before, after }: States): Remains {
  const beside = after && asJson(after as Fields);
  return {
    was: before && shorter(asJson(before as Fields), retentionOf(entry, beside)),
    became: beside && shorter(beside, retentionOf(entry, null)),
  };
}

export function restore(entry: AuditKey, { was, became }: Remains): States {
  const after = became && longer(became, retentionOf(entry, null));
  return { before: was && longer(was, retentionOf(entry, after)), after };
}

export function statesOf(entry: AuditKey, { before, after, was, became }: KeptStates): States {
  return was === null && became === null ? { before, after } : restore(entry, { was, became });
}

const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

interface Storage {
  form: Form;
  beside: Fields | null;
  known: Basis;
}

function retentionOf({ kind, subjectId, at }: AuditKey, beside: Fields | null): Storage {
  return { form: formOf(kind), beside, known: { fields: {}, subjectId, at: momentOf(at) } };
}

/** Key for names of expected but absent fields. */
const missing = "-";

function shorter(fields: Fields, storing: Storage): Fields {
  const { known } = storing;
  const kept: Fields = {};
  const gone: string[] = [];
  for (const [name, field] of listFields(fields, storing)) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!isSame(value, expectedOf(name, field, storing))) {
      if (value === undefined) gone.push(name);
      else Object.assign(kept, keptAs([name, value], field, known));
    }
    if (value !== undefined) known.fields[name] = value;
  }
  return gone.length === 0 ? kept : { ...kept, [missing]: gone };
}

function keptAs([name, value]: [string, unknown], field: KeptField, basis: Basis): Fields {
  const { key, shorten, lengthen } = field;
  if (shorten === undefined || lengthen === undefined) return { [key]: value };
  const short = asJson(shorten(value, basis));
  return isSame(lengthen(short, basis), value) ? { [key]: short } : { [name]: value };
}

function longer(kept: Fields, storing: Storage): Fields {
  const { known } = storing;
  const gone = (kept[missing] ?? []) as string[];
  const read = (name: string, field: KeptField) => {
    const { key, lengthen } = field;
    if (Object.hasOwn(kept, key)) return lengthen ? lengthen(kept[key], known) : kept[key];
    return Object.hasOwn(kept, name) ? kept[name] : expectedOf(name, field, storing);
  };
  for (const [name, field] of listFields(kept, storing)) {
    const value = gone.includes(name) ? undefined : read(name, field);
    if (value !== undefined) known.fields[name] = value;
  }
  return known.fields;
}

function listFields(own: Fields, { form, beside }: Storage): [string, KeptField][] {
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
  { beside, known }: Storage,
): unknown {
  if (follows !== undefined) return follows(known);
  if (beside === null) return usual?.(known);
  return Object.hasOwn(beside, name) ? beside[name] : undefined;
}
