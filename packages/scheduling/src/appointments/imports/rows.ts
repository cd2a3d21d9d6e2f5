/* Each row of the file becomes a client, with the problems of the row. */
import { clean, isPhone } from "@frontdesk/server/text/clean";
import { isEmail } from "@frontdesk/server/text/email";
import type { Columns, Fields, ImportField } from "./columns.ts";

export const rowStates = [
  "new",
  "same",
  "warning",
  "error",
  "imported",
  "removed",
  "kept",
] as const;
export type RowState = (typeof rowStates)[number];

/** A text of the row may be longer than a client's. */
const longest = { name: 255, email: 254, phone: 40, notes: 20_000, external_id: 100 } as const;
export type RowField = keyof typeof longest;

export type RowContent = Record<RowField, string | null>;

export const problemCodes = [
  "no_name",
  "too_long",
  "bad_email",
  "bad_phone",
  "same_email",
  "same_id",
  "same_phone",
  "same_name",
  "shared_phone",
  "changed",
  "booked",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface RowProblem {
  code: ProblemCode;
  /** The header in the file. */
  column: string | null;
  /** An earlier row of the file with the same client. */
  row: number | null;
}

export interface CheckedRow {
  number: number;
  content: RowContent;
  state: RowState;
  problems: RowProblem[];
  clientId: number | null;
}

/** The fields of a row, and its errors alone. */
export function rowContentOf(
  fields: Fields,
  columns: Columns,
): Pick<CheckedRow, "content" | "problems"> {
  const whole = cleanedOf(fields);
  const problems: RowProblem[] = [];
  const note = (code: ProblemCode, field: ImportField) =>
    problems.push({ code, column: columns[field] ?? null, row: null });
  if (whole.name === null) note("no_name", columns.name === undefined ? "first_name" : "name");
  for (const [field, most] of Object.entries(longest) as [RowField, number][]) {
    if ((whole[field]?.length ?? 0) > most) note("too_long", field);
  }
  if (whole.email !== null && !isEmail(whole.email)) note("bad_email", "email");
  if (whole.phone !== null && !isPhone(whole.phone)) note("bad_phone", "phone");
  const cut = Object.entries(whole).map(([field, text]) => [
    field,
    text === null ? null : text.slice(0, longest[field as RowField]).toWellFormed(),
  ]);
  return { content: Object.fromEntries(cut) as RowContent, problems };
}

function cleanedOf(fields: Fields): RowContent {
  const { name = "", first_name: first = "", last_name: last = "" } = fields;
  const { email = "", phone = "", notes = "", external_id: id = "" } = fields;
  return {
    name: clean("name", name === "" ? `${first} ${last}` : name) || null,
    email: clean("email", email) || null,
    phone: clean("phone", phone) || null,
    notes: notes || null,
    external_id: id || null,
  };
}

export interface ClientContact {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
}

interface Match {
  clientId: number | null;
  row: number | null;
  name: string;
}

/** Digits after the country and area codes tell two people apart. */
const digits = 8;

const phoneKey = (phone: string): string => phone.replace(/\D/g, "").slice(-digits);
const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/** Clients and earlier rows, by address, phone, name and external id. */
export class ClientMatcher {
  readonly #byEmail = new Map<string, Match>();
  readonly #byId = new Map<string, Match>();
  readonly #byPhone = new Map<string, Match[]>();
  readonly #byNameAlone = new Map<string, Match>();

  constructor(clients: readonly ClientContact[], ids: ReadonlyMap<string, number>) {
    for (const { id, ...contact } of clients) {
      this.#add(contact, { clientId: id, row: null, name: nameKey(contact.name) });
    }
    for (const [externalId, clientId] of ids) {
      this.#byId.set(externalId, { clientId, row: null, name: "" });
    }
  }

  #add({ name, email, phone }: Omit<ClientContact, "id">, match: Match): void {
    if (email !== null) keepFirst(this.#byEmail, email.toLowerCase(), match);
    if (phone !== null) {
      const key = phoneKey(phone);
      this.#byPhone.set(key, [...(this.#byPhone.get(key) ?? []), match]);
    }
    if (email === null && phone === null) keepFirst(this.#byNameAlone, nameKey(name), match);
  }

  /** The rows come in the order of the file. */
  check({ number, content }: Pick<CheckedRow, "number" | "content">, columns: Columns): CheckedRow {
    const match = this.#match(content);
    const isSame = match !== undefined && match.code !== "shared_phone";
    if (!isSame) this.#note(number, content);
    if (match === undefined) return { number, content, state: "new", problems: [], clientId: null };
    const { code, field, of } = match;
    const problems = [{ code, column: columns[field] ?? null, row: of.row }];
    const state = isSame ? "same" : "warning";
    return { number, content, state, problems, clientId: isSame ? of.clientId : null };
  }

  #note(number: number, { name, email, phone, external_id: externalId }: RowContent): void {
    const match = { clientId: null, row: number, name: nameKey(name!) };
    this.#add({ name: name!, email, phone }, match);
    if (externalId !== null) keepFirst(this.#byId, externalId, match);
  }

  #match({ name, email, phone, external_id: externalId }: RowContent): MatchedField | undefined {
    const byEmail = email === null ? undefined : this.#byEmail.get(email.toLowerCase());
    if (byEmail !== undefined) return { code: "same_email", field: "email", of: byEmail };
    const byId = externalId === null ? undefined : this.#byId.get(externalId);
    if (byId !== undefined) return { code: "same_id", field: "external_id", of: byId };
    const key = nameKey(name!);
    if (phone !== null) return this.#matchPhone(phoneKey(phone), key);
    const byName = email === null ? this.#byNameAlone.get(key) : undefined;
    return byName && { code: "same_name", field: "name", of: byName };
  }

  #matchPhone(phone: string, name: string): MatchedField | undefined {
    const all = this.#byPhone.get(phone) ?? [];
    const person = all.find((one) => one.name === name);
    if (person !== undefined) return { code: "same_phone", field: "phone", of: person };
    return all[0] && { code: "shared_phone", field: "phone", of: all[0] };
  }
}

interface MatchedField {
  code: ProblemCode;
  field: ImportField;
  of: Match;
}

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
