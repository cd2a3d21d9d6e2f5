/// <reference path="./frontdesk.d.ts" />
// With a misspelt, ignored amount the popup would only verify the card.

/** Plain JSON for the page. */
export interface PageConfig extends Omit<FrontdeskConfig, "fields" | "locale"> {
  fields?: FrontdeskField[];
}

type Values = Record<string, unknown>;
type Check = (value: unknown, name: string) => void;

/** Throws a TypeError. */
export function readShopConfig(input: unknown): { config: PageConfig; locale: string | undefined } {
  const { locale, ...rest } = membersOf(input, "config", checks);
  const config = plain(rest) as PageConfig;
  if (config.fields !== undefined) {
    config.fields = config.fields.map((field) =>
      typeof field === "string" ? { name: field } : field,
    );
  }
  checkCombination(config);
  return { config, locale: locale as string | undefined };
}

function fail(name: string, expected: string): never {
  throw new TypeError(`Frontdesk: ${name} must be ${expected}`);
}

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function membersOf(value: unknown, name: string, existing: Record<string, Check>): Values {
  if (!isObject(value)) fail(name, "an object");
  const inputs = Object.entries(value).filter(([, member]) => member !== undefined);
  for (const [key, member] of inputs) {
    if (!Object.hasOwn(existing, key))
      throw new TypeError(`Frontdesk: ${name}.${key} is not known`);
    existing[key]!(member, `${name}.${key}`);
  }
  return Object.fromEntries(inputs);
}

const text =
  (longest: number): Check =>
  (value, name) => {
    if (typeof value !== "string" || [...value].length > longest) {
      fail(name, `text of at most ${longest} characters`);
    }
  };
const matching =
  (pattern: RegExp, expected: string): Check =>
  (value, name) => {
    if (typeof value !== "string" || !pattern.test(value)) fail(name, expected);
  };
const truth: Check = (value, name) => typeof value === "boolean" || fail(name, "true or false");
const whole =
  (least: number, most: number): Check =>
  (value, name) => {
    const isWhole = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
    if (!isWhole) fail(name, `a whole number from ${least} to ${most}`);
  };
const object: Check = (value, name) => isObject(value) || fail(name, "an object");
const anything: Check = () => {};

const money: Record<string, Check> = {
  currency: matching(/^[A-Z]{3}$/, "a three-letter ISO 4217 code"),
  exponent: whole(0, 30),
  value: whole(0, Number.MAX_SAFE_INTEGER),
};

const types = ["text", "email", "tel", "url", "number", "textarea", "checkbox"];
const field: Record<string, Check> = {
  name: matching(/^(?!__proto__$).{1,100}$/s, "a name of at most 100 characters"),
  label: text(200),
  type: (value, name) => types.includes(value as string) || fail(name, types.join(", ")),
  required: truth,
  placeholder: text(200),
  value: (value, name) =>
    ["string", "number", "boolean"].includes(typeof value) ||
    fail(name, "text, a number, true or false"),
};

const list =
  (most: number, each: Check): Check =>
  (value, name) => {
    if (!Array.isArray(value) || value.length > most) fail(name, `a list of at most ${most}`);
    for (const [index, item] of (value as unknown[]).entries()) each(item, `${name}[${index}]`);
  };

const members =
  (existing: Record<string, Check>, required: readonly string[] = []): Check =>
  (value, name) => {
    const members = membersOf(value, name, existing);
    for (const key of required) {
      if (!Object.hasOwn(members, key))
        throw new TypeError(`Frontdesk: ${name}.${key} is required`);
    }
  };

const moneyNames = Object.keys(money);
// The service validates the rest of a plan.
const planned = members(
  { amount: members(money, moneyNames), scheduled: anything, repeat: object },
  ["amount"],
);

const checks: Record<string, Check> = {
  test: truth,
  link: text(9999),
  amount: members(money, moneyNames),
  title: text(200),
  description: text(1024),
  locale: matching(/^[a-z]{2,3}([_-][a-z0-9]{2,8})*$/i, "a language such as da or da-DK"),
  text: text(600),
  reference: text(200),
  custom: object,
  fields: list(20, (value, name) =>
    typeof value === "string" ? field.name!(value, name) : members(field, ["name"])(value, name),
  ),
  plan: list(500, planned),
  unplanned: members({ customer: truth, merchant: truth }),
};

function checkCombination({ amount, fields = [] }: PageConfig): void {
  const names = fields.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0) fail(`config.fields[${twice}].name`, "a name that no other field has");
  const isChosen = names.includes("amount");
  if (isChosen && amount === undefined)
    fail("config.amount", "given, for the currency to choose in");
  if (!isChosen && amount?.value === 0) fail("config.amount.value", "1 or more");
}

/** So that the error names an uncloneable member. */
function plain(values: Values): Values {
  const copied = Object.entries(values).map(([key, value]) => {
    try {
      return [key, JSON.parse(JSON.stringify(value))];
    } catch {
      return fail(`config.${key}`, "what JSON can say");
    }
  });
  return Object.fromEntries(copied);
}
