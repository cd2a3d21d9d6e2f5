// The European Central Bank's eurofxref-daily.xml and history files. Rates keep their printed text.
import { XMLParser } from "fast-xml-parser";
import type { Rate } from "../money.ts";

interface Element {
  readonly Envelope?: unknown;
  readonly Cube?: unknown;
  readonly "@time"?: unknown;
  readonly "@currency"?: unknown;
  readonly "@rate"?: unknown;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  isArray: (name) => name === "Cube",
});

/** Rates in order of days. Throws an Error that names the problem. */
export function parseEcbRates(xml: string): Rate[] {
  const seen = new Set<string>();
  const rates = days(xml).flatMap((element) => {
    const day = dayOf(element);
    return cubes(element, `The day ${day}`).map((cube) => rateOf(cube, day));
  });
  for (const { day, currency } of rates) {
    if (seen.has(day + currency)) throw new Error(`${currency} comes twice on ${day}`);
    seen.add(day + currency);
  }
  return rates;
}

function days(xml: string): readonly unknown[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error("A document type is not allowed");
  if (xml.includes("&")) throw new Error("Entities are not allowed");
  const root = parsed(xml);
  if (!hasExactly(root, "Envelope") || Array.isArray(root.Envelope))
    throw new Error("Not a file of the European Central Bank: the root must be one Envelope");
  const outer = cubes(root.Envelope, "The Envelope");
  if (outer.length !== 1 || !hasExactly(outer[0], "Cube"))
    throw new Error("The Envelope must hold one Cube with a Cube for each day in it");
  return cubes(outer[0], "The outer Cube");
}

function parsed(xml: string): unknown {
  try {
    return parser.parse(xml, true);
  } catch (cause) {
    throw new Error(`Not well-formed XML: ${cause instanceof Error ? cause.message : cause}`);
  }
}

function cubes(element: unknown, where: string): readonly unknown[] {
  if (!isElement(element) || !Array.isArray(element.Cube))
    throw new Error(`${where} holds no Cube`);
  return element.Cube;
}

function dayOf(element: unknown): string {
  const day = isElement(element) ? element["@time"] : undefined;
  if (typeof day !== "string") throw new Error("A Cube of a day needs the attribute time");
  if (!isDay(day)) throw new Error(`Not a day: ${JSON.stringify(day)}`);
  if (!hasExactly(element, "@time", "Cube"))
    throw new Error(`The day ${day} must hold rates, nothing else`);
  return day;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

function rateOf(cube: unknown, day: string): Rate {
  if (!hasExactly(cube, "@currency", "@rate"))
    throw new Error(`A Cube of ${day} must have the attributes currency and rate, nothing else`);
  const currency = String(cube["@currency"]);
  const perEuro = String(cube["@rate"]);
  if (!/^[A-Z]{3}$/.test(currency) || currency === "EUR")
    throw new Error(`Not a currency to quote against the euro: ${JSON.stringify(currency)}`);
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(perEuro) || !/[1-9]/.test(perEuro))
    throw new Error(`Not a rate: ${JSON.stringify(perEuro)} (${currency} on ${day})`);
  return { day, currency, perEuro };
}

function hasExactly(value: unknown, ...names: (keyof Element)[]): value is Element {
  return isElement(value) && Object.keys(value).sort().join() === names.sort().join();
}

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
