// Requests: mostly valid, some broken in one place, some everywhere.
import type { Json } from "@frontdesk/payments/test/shop";
import fc, { type Arbitrary } from "fast-check";
import type { Operation, Parameter } from "./operations.ts";
import { kindOf, type Pool, singularOf } from "./pool.ts";
import { strange, valuesOf } from "./values.ts";

export type Asker = "own" | "other" | "nobody" | "nonsense";

export interface Request {
  url: string;
  asker: Asker;
  way: number;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

export function requestsOf(operation: Operation, pool: Pool): Arbitrary<Request> {
  return fc
    .record({
      url: urls(operation, pool),
      asker: fc.oneof(
        { arbitrary: fc.constant<Asker>("own"), weight: 14 },
        { arbitrary: fc.constantFrom<Asker>("other", "nobody", "nonsense"), weight: 1 },
      ),
      way: fc.nat(7),
      sent: bodies(operation, pool),
      more: headers(operation),
    })
    .map(({ sent, more, ...request }) => {
      const typed = sent.type === undefined ? {} : { "content-type": sent.type };
      return { ...request, headers: { accept: json, ...typed, ...more }, body: sent.body };
    });
}

function mostly<Value>(usual: Arbitrary<Value>, rare: Arbitrary<Value>, weight = 9) {
  return fc.oneof({ arbitrary: usual, weight }, { arbitrary: rare, weight: 1 });
}

function urls({ path, parameters }: Operation, pool: Pool): Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const names = fc.tuple(
    ...inPath.map((parameter) =>
      mostly(
        fc.nat(1000).map((number) => placed(parameter, { path, pool, number })),
        strangeNames,
        19,
      ),
    ),
  );
  return fc.tuple(names, queries(parameters, pool)).map(([values, query]) => {
    const filled = inPath.reduce(
      (url, { name }, index) => url.replace(`{${name}}`, values[index]!),
      path,
    );
    return query === "" ? filled : `${filled}?${query}`;
  });
}

function placed(
  { name, schema }: Parameter,
  { path, pool, number }: { path: string; pool: Pool; number: number },
): string {
  const folder = path.split("/").at(path.split("/").indexOf(`{${name}}`) - 1) ?? "";
  const own = name === "account" ? "subdomain" : (kindOf(name) ?? name);
  const kinds = [own, singularOf(folder), folder];
  const match = kinds.find((kind) => pool.has(kind));
  const value = match === undefined ? undefined : pool.pick(match, number);
  const otherwise = schema.type === "integer" ? 1 : "0".repeat(24);
  return encodeURIComponent(String(value ?? otherwise));
}

const strangeNames = fc.oneof(
  fc.constantFrom(
    "0",
    "-1",
    "1.5",
    "1e3",
    "9".repeat(15),
    "9".repeat(400),
    "%00",
    "1%2F2",
    "..",
    "%2e%2e",
    "me",
    "f".repeat(24),
    "F".repeat(24),
    "%ff",
    "%",
    "a%20b",
    "%F0%9F%98%80",
    "0".repeat(24),
    "archived",
    "null",
    "undefined",
    "[]",
    "__proto__",
    "*",
    ";",
    "1;2",
    "a".repeat(300),
  ),
  fc.webSegment(),
);

function queries(parameters: readonly Parameter[], pool: Pool): Arbitrary<string> {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  if (inQuery.length === 0) return mostly(fc.constant(""), fc.constantFrom("a=1", "%ff=%fe"), 19);
  const pairs = inQuery.map((parameter) => {
    const right = valuesOf(parameter.schema, pool, parameter.name);
    const value = mostly(right, strange).map((value) => spelt(parameter.name, value));
    return parameter.required ? mostly(value, fc.constant([]), 19) : fc.oneof(value, ...nothing);
  });
  const twice = fc.boolean().chain((is) => (is ? fc.constant(1) : fc.constantFrom(1, 1, 1, 2)));
  return fc.tuple(fc.tuple(...pairs), twice).map(([all, times]) =>
    Array.from({ length: times }, () => all.flat())
      .flat()
      .join("&"),
  );
}

const nothing = [1, 2, 3].map(() => fc.constant<string[]>([]));

function spelt(name: string, value: Json): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => spelt(name, one ?? ""));
  if (typeof value === "object" && value !== null) {
    return Object.entries<Json>(value).flatMap(([inner, one]) => spelt(`${name}[${inner}]`, one));
  }
  const text = String(value).slice(0, 2_000).toWellFormed();
  return [`${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text)}`];
}

function headers({ parameters }: Operation): Arbitrary<Record<string, string>> {
  const own = parameters
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => [name.toLowerCase(), headerOf(name)] as const);
  const odd = fc.constantFrom<Record<string, string>>(
    { accept: "image/png" },
    { accept: "text/csv" },
    { "content-encoding": "br" },
    { "content-encoding": "gzip" },
    { "x-forwarded-for": "1.2.3.4, ".repeat(50) },
    { "x-request-id": '"><script>' },
    { range: "bytes=0-0" },
    { expect: "200-ok" },
    { "last-event-id": "0" },
    { "accept-version": "99" },
  );
  return fc
    .tuple(fc.record(Object.fromEntries(own)), mostly(fc.constant({}), odd, 19))
    .map(([named, more]) => {
      const inputs = Object.entries<string | undefined>({ ...named, ...more });
      return Object.fromEntries(inputs.filter(([, value]) => value !== undefined)) as Json;
    });
}

function headerOf(name: string): Arbitrary<string | undefined> {
  if (name.toLowerCase() === "accept-version") {
    return mostly(fc.constant("1"), fc.constantFrom(undefined, "2", "x"), 19);
  }
  if (name.toLowerCase() === "if-match") {
    return fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 4 },
      { arbitrary: fc.constantFrom('"1"', "*", '"2"', 'W/"1"', '"'.repeat(9), "1"), weight: 1 },
    );
  }
  const keys = fc.nat(9).map((number) => `key-${number}`);
  const strangeKeys = fc.constantFrom("", " ", "k".repeat(300), "\u00ff", "a,b", '"key"');
  return fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 6 },
    { arbitrary: keys, weight: 2 },
    { arbitrary: strangeKeys, weight: 1 },
  );
}

interface RequestBody {
  type: string | undefined;
  body: string | Buffer | undefined;
}

const none: RequestBody = { type: undefined, body: undefined };
const json = "application/json";

function bodies({ content }: Operation, pool: Pool): Arbitrary<RequestBody> {
  const types = Object.entries(content);
  if (types.length === 0) return mostly(fc.constant(none), raw, 19);
  const right = types.map(([type, { schema, example }]) =>
    /json|urlencoded/.test(type)
      ? fields(schema, example, pool).map(
          (value): RequestBody => ({ type, body: written(type, value) }),
        )
      : fc.uint8Array({ maxLength: 50 }).map((bytes): RequestBody => {
          const begun = [...(beginnings[type] ?? []), ...bytes];
          return { type, body: Buffer.from(begun) };
        }),
  );
  return mostly(fc.oneof(...right), fc.oneof(raw, fc.constant(none)), 14);
}

const beginnings: Record<string, readonly number[]> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff],
};

function written(type: string, value: Json): string {
  if (type === json) return JSON.stringify(value) ?? "null";
  return Object.entries<Json>(value ?? {})
    .flatMap(([name, one]) => spelt(name, one))
    .join("&");
}

function fields(schema: Json, example: Json, pool: Pool): Arbitrary<Json> {
  const whole = valuesOf(schema, pool);
  if (schema.type !== "object" || typeof example !== "object") return mostly(whole, strange);
  const names = Object.keys(schema.properties ?? {});
  const like = fc
    .tuple(
      lively(example, pool),
      whole,
      fc.subarray(names, { maxLength: Math.min(3, names.length) }),
    )
    .map(([existing, value, taken]) => {
      const some = taken.filter((name) => value?.[name] !== undefined);
      return { ...existing, ...Object.fromEntries(some.map((name) => [name, value[name]])) };
    });
  const sound = fc.oneof({ arbitrary: like, weight: 3 }, { arbitrary: whole, weight: 1 });
  return fc.oneof({ arbitrary: sound, weight: 2 }, { arbitrary: broken(sound, names), weight: 1 });
}

function lively(example: Json, pool: Pool): Arbitrary<Json> {
  const walk = (node: Json, numbers: readonly number[], name: string): Json => {
    const kind = kindOf(name);
    if (Array.isArray(node)) return node.map((child) => walk(child, numbers, name));
    if (typeof node === "object" && node !== null) {
      const entries = Object.entries<Json>(node);
      const own = (inner: string) => (inner === "token" ? `${name}:token` : inner);
      return Object.fromEntries(
        entries.map(([inner, child]) => [inner, walk(child, numbers, own(inner))]),
      );
    }
    const drawn = numbers[name.length % numbers.length]!;
    const existing = [name, `${kind}:text`, kind ?? ""].map((one) => pool.pick(one, drawn));
    return existing.find((one) => typeof one === typeof node) ?? node;
  };
  return fc
    .array(fc.nat(1000), { minLength: 5, maxLength: 5 })
    .map((numbers) => walk(example, numbers, ""));
}

function broken(sound: Arbitrary<Json>, names: readonly string[]): Arbitrary<Json> {
  const constant = fc.constantFrom(...(names.length > 0 ? names : ["unknown"]), "unknown", "id");
  const inside = fc.tuple(sound, constant, strange, fc.nat(3));
  return inside.map(([value, name, wrong, depth]) => {
    if (typeof value !== "object" || value === null) return wrong;
    const inner = value[name];
    const isDeep = depth > 0 && typeof inner === "object" && inner !== null;
    const keys = isDeep ? Object.keys(inner) : [];
    const key = keys[depth % Math.max(1, keys.length)];
    if (isDeep && Array.isArray(inner)) return { ...value, [name]: [...inner, wrong] };
    if (key !== undefined) return { ...value, [name]: { ...inner, [key]: wrong } };
    return { ...value, [name]: depth === 3 ? undefined : wrong };
  });
}

const nested = `${'{"custom":'.repeat(2000)}{}${"}".repeat(2000)}`;
const form = "application/x-www-form-urlencoded";

const raw: Arbitrary<RequestBody> = fc.constantFrom<RequestBody>(
  ...[
    "",
    " ",
    "{",
    "7",
    "null",
    "[1]",
    '"a"',
    "{}",
    nested,
    '{"a":1,"a":2}',
    '{"amount":1e400}',
  ].map((body) => ({ type: json, body })),
  { type: json, body: '{"__proto__":{"amount":1}}' },
  { type: json, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: json, body: `{"custom":"${"x".repeat(1_200_000)}"}` },
  { type: form, body: "a[__proto__][b]=1&amount=1" },
  { type: form, body: "a=%ff&b=%zz" },
  { type: "text/plain", body: "amount=1" },
  { type: `${json}; charset=utf-16`, body: "{}" },
  { type: "multipart/form-data; boundary=x", body: "--x\r\n" },
  { type: ";", body: "{}" },
  { type: undefined, body: "{}" },
);
