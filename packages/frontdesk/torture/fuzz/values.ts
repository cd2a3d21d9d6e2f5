// Values that follow the schema or break it.
import type { Json } from "@frontdesk/payments/test/shop";
import fc, { type Arbitrary } from "fast-check";
import { kindOf, type Pool } from "./pool.ts";

const days = ["2026-11-23", "2026-11-30", "2026-12-01", "2027-02-28", "2024-02-29", "2026-12-31"];
const strangeDays = ["0001-01-01", "9999-12-31", "2026-02-30", "-000001-01-01", "+010000-01-01"];

const strangeTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202eabc",
  "ı İ ß ŉ ﬃ",
  "👩‍👩‍👧".repeat(50),
  "%",
  "_",
  "\\",
  "'",
  '"',
  "';--",
  "$1",
  "{{1}}",
  "\n\r\t",
  "<b>&amp;",
  "../..",
  "NaN",
  "null",
  "true",
  "0x10",
  "1e3",
  "-0",
  "1_000",
  "٣",
  "Infinity",
  "x".repeat(30_000),
  "9".repeat(400),
  "http://127.0.0.1:1/",
  "https://[::1]/",
  "http://a:b@example.com/",
  "//x",
  "2026-11-22T25:61:61Z",
  "2026-11-22T00:00:00+99:99",
  "2026-06-30T23:59:60Z",
  ...strangeDays,
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "UTC",
  "Mars/Base",
  "ÿ".repeat(256),
];

const strangeNumbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  1e-7,
  1e21,
  1e300,
  -1e300,
  5e-324,
  99_999_999_999,
  100_000_000_000,
  2 ** 15,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  2 ** 64,
];

const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 10 }),
  fc.string({ maxLength: 30 }),
);

export const strange: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(...strangeTexts),
  fc.constantFrom<Json>(...strangeNumbers),
  fc.constantFrom<Json>(null, true, false, [], {}, [null], [[]], { a: 1 }, { id: {} }, ["", ""]),
  fc.array(fc.integer(), { minLength: 50, maxLength: 50 }),
  fc.jsonValue({ maxDepth: 2 }),
  texts,
);

export function valuesOf(schema: Json, pool: Pool, name = ""): Arbitrary<Json> {
  const kind = kindOf(name);
  if (kind === undefined || schema.type === "array") return bySchema(schema, pool, name);
  const there = fc.nat({ max: 1000 }).map((number) => pool.pick(kind, number) ?? undefined);
  return fc.oneof(
    { arbitrary: there, weight: 8 },
    { arbitrary: bySchema(schema, pool, name), weight: 1 },
  );
}

function bySchema(schema: Json, pool: Pool, name: string): Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined)
    return fc.oneof(...several.map((one: Json) => valuesOf(one, pool, name)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(
      ...schema.type.map((type: string) => valuesOf({ ...schema, type }, pool, name)),
    );
  }
  switch (schema.type) {
    case "string":
      return text(schema, name);
    case "integer":
      return fc.integer(bounds(schema));
    case "number":
      return fc.double({ ...bounds(schema), noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, pool, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case "object":
      return object(schema, pool);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function bounds({ minimum, maximum }: Json): { min?: number; max?: number } {
  return {
    min: Math.max(minimum ?? -1000, Number.MIN_SAFE_INTEGER),
    max: Math.min(maximum ?? 1000, Number.MAX_SAFE_INTEGER),
  };
}

function object(schema: Json, pool: Pool): Arbitrary<Json> {
  const { properties = {}, required = [] } = schema;
  const values = Object.entries<Json>(properties).map(([name, one]) => [
    name,
    valuesOf(one, pool, name),
  ]);
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

function text(schema: Json, name: string): Arbitrary<string> {
  const examples: string[] = [schema.examples ?? [], schema.example ?? []].flat();
  const own: Arbitrary<string>[] = examples.length > 0 ? [fc.constantFrom(...examples)] : [];
  if (schema.format === "date") return fc.oneof(fc.constantFrom(...days), ...own);
  const isDay = /date$|^(from|to|due|after)$/.test(name);
  if (schema.format === "date-time") return fc.oneof(moments, ...own);
  if (isDay) return fc.oneof(fc.constantFrom(...days), moments, ...own);
  if (/email|owner/.test(name)) return fc.oneof(emails, ...own);
  // Unresolvable: no request leaves this machine.
  if (/url|website/.test(name)) return fc.constantFrom(...urls);
  if (schema.pattern !== undefined) return fc.oneof(matching(schema), ...own);
  const { minLength = 0, maxLength = 40 } = schema;
  return fc.oneof(
    ...own,
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
    fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, minLength + 20) }),
    fc.nat(20).map((less) => "y".repeat(Math.max(minLength, Math.min(maxLength, 20_000) - less))),
  );
}

const moments = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((at) => at.toISOString());

const emails = fc.nat(30).map((number) => `person-${number}@example.com`);

const urls = [
  "https://nowhere.example/",
  "https://hooks.example.com/a?b=c",
  "http://127.0.0.1:1/",
  "https://10.0.0.1/",
  "https://[::1]/",
  "https://xn--nxasmq6b.example/",
  "example.com",
];

function matching({ pattern, minLength = 0, maxLength = 200 }: Json): Arbitrary<string> {
  const expression = new RegExp(pattern, "u");
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength;
  try {
    return fc.stringMatching(expression).filter(fits);
  } catch {
    // fast-check generates no lookaround.
    return fc
      .string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, 20) })
      .filter((value) => expression.test(value));
  }
}
