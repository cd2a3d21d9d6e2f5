// HMAC-SHA256 with the merchant's link secret.
import { createHmac, timingSafeEqual } from "node:crypto";
import { type ParameterName, type Parameters, parameterNames } from "./parameters.ts";

/** Sorted by name, form-encoded (WHATWG URL, section 5). */
export function signedText(parameters: Parameters): string {
  const named = ([name]: [string, string]) =>
    name !== "signature" && parameterNames.includes(name as ParameterName);
  const pairs = Object.entries(parameters).filter(named);
  const sorted = pairs.sort(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(sorted).toString();
}

/** 64 lower-case hex digits. */
export function sign(parameters: Parameters, secret: string): string {
  return createHmac("sha256", secret).update(signedText(parameters)).digest("hex");
}

export function isSigned(parameters: Parameters, secret: string): boolean {
  const input = Buffer.from(parameters.signature ?? "");
  const query = Buffer.from(sign(parameters, secret));
  return input.length === query.length && timingSafeEqual(input, query);
}
