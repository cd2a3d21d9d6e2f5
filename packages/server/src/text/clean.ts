/*
 * Cleans texts before validation. Secrets, signed links and `custom` have no kind: they stay as
 * sent.
 */
import { plainNumerals } from "../numerals.ts";
import { cleanEmail } from "./email.ts";

export type TextKind = "name" | "phone" | "email" | "address" | "code";

// Invisible characters. Not the two joiners, which words of many scripts need, nor the Mongolian
// vowel separator. Signs above numbers (U+0600 and others) are visible.
const marks = `[${[
  String.raw`\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb`,
  String.raw`\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}`,
].join("")}]`;
// The flags of England, Scotland and Wales end in invisible letters.
const flag = String.raw`(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f})`;
const marksBesideFlags = new RegExp(`${flag}|${marks}`, "gu");
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
// A joiner without a letter before it joins nothing.
const looseJoiners = /(^|[\s\p{Cc}\u2800\u3164\uffa0])[\u200c\u200d]+/gu;
// Three letters and signs have no ink: readers see spaces.
const blanks = /[\s\p{Cc}\u2800\u3164\uffa0]+/gu;

// Signs that only change their neighbours, such as fillers and variation selectors.
const ink = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u;

export function onOneLine(text: string): string {
  const line = text
    .replace(marksBesideFlags, (_all, kept: string | undefined) => kept ?? "")
    .replace(looseJoiners, "$1")
    .replace(blanks, " ")
    .trim();
  return ink.test(line) ? line : "";
}

function cleanAddress(text: string): string {
  return text.replace(lineEnds, "\n").split("\n").map(onOneLine).join("\n").trim();
}

export function cleanPhone(text: string): string {
  return plainNumerals(text)
    .replace(/^(?:\s*tel:)+/i, "")
    .replace(/\p{Dash}/gu, "-")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

export function cleanCode(text: string): string {
  return plainNumerals(text)
    .replace(/[\s\p{Cc}\p{Dash}]+/gu, "")
    .toUpperCase();
}

const rules: Record<TextKind, (text: string) => string> = {
  name: onOneLine,
  phone: cleanPhone,
  email: cleanEmail,
  address: cleanAddress,
  code: cleanCode,
};

/** Idempotent. */
export function clean(kind: TextKind, text: string): string {
  return rules[kind](text);
}

const phone = /^[+(*#]*\d[\d ()+./#*,;-]*(?:\p{L}[\p{L}.:]{0,14} ?\d{1,8})?$/u;
const leastDigits = 3;

export function isPhone(text: string): boolean {
  return phone.test(text) && text.replace(/\D/g, "").length >= leastDigits;
}
