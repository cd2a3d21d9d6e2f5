// Pasteable texts in a server's bodies, and the format that cleans each.
import { check } from "@frontdesk/server/validate";
import type { TSchema } from "typebox";
import { type TakenParameter, textAt } from "./whole-numbers.ts";

interface Schema {
  type?: unknown;
  "x-text"?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Text {
  names: string[];
  kind: string | undefined;
}

/** A list's item is named 0. */
function textsIn(schema: Schema, names: string[] = []): Text[] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  return [
    ...(type === "string" ? [{ names, kind: schema["x-text"] }] : []),
    ...anyOf.flatMap((branch) => textsIn(branch, names)),
    ...Object.entries(properties).flatMap(([name, member]) => textsIn(member, [...names, name])),
    ...(items === undefined ? [] : textsIn(items, [...names, "0"])),
  ];
}

const named = [
  [/(?:^|_)name$|^(?:owner|label|job_title)$/, "name"],
  [/phone$/, "phone"],
  [/email$|^notices_to$/, "email"],
  [/^address$/, "address"],
  [/^iban$/, "code"],
] as const;

const kindOf = (names: readonly string[]) =>
  named.find(([pattern]) => pattern.test(names.findLast((name) => name !== "0") ?? ""))?.[1];

export function uncleanedIn(taken: readonly TakenParameter[]): { found: number; wrong: string[] } {
  const fields = taken.flatMap(({ route, schema }) =>
    textsIn(schema as Schema).map((text) => ({ route, ...text })),
  );
  const meant = fields.filter(({ names }) => kindOf(names) !== undefined);
  const wrong = meant.filter(({ names, kind }) => kind !== kindOf(names));
  return {
    found: meant.length,
    wrong: wrong.map(({ route, names }) => `${route} ${names.join(".")}`),
  };
}

const pasted: Record<string, string> = {
  name: "\u202eنمی\u200cخواهم\u202c \ud83d\udc69\u200d\ud83d\udc67\n",
  phone: "\u202a+٤٥ 20–30\u201140 ext. 12\u202c",
  email: " mailto:ann@bücher.example\u200e",
  address: "\u200e1 Main Street\r\n\tTown",
  code: "\u00a0DE89 3704\u20110044 0532 0130 00\u200f",
};

export function refusingIn(taken: readonly TakenParameter[]): string[] {
  return taken.flatMap(({ route, schema }) =>
    textsIn(schema as Schema).flatMap(({ names, kind }) => {
      if (kind === undefined) return [];
      const problems = check(schema as TSchema, textAt(names, pasted[kind]!), "json");
      const isNamed = problems.some(({ field }) => field === names.join("."));
      return isNamed ? [`${route} ${names.join(".")}`] : [];
    }),
  );
}
