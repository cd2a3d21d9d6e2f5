import { createHmac } from "node:crypto";
import { decimalOf } from "@frontdesk/server/amounts";
import type { PaymentPageInput } from "./gateway.ts";

type Parameters = Record<string, string>;

const longestText = 600;

export function linkParameters(input: PaymentPageInput): Parameters {
  const { amount, currency, reference, text, returnTo, until, locale } = input;
  const { noShow, starts, color } = input;
  const isVerified = amount === 0;
  return {
    ...(isVerified ? { verify: "y" } : { currency, value: decimalOf({ amount, currency }) }),
    reference,
    text: [...text].slice(0, longestText).join(""),
    redirect: returnTo,
    until: until.toISOString(),
    capture: "n",
    locale,
    ...(noShow !== null && !isVerified && { recurring: "y" }),
    ...(noShow !== null && { consent: `no_show:${noShow.limit}`, given_at: noShow.givenAt }),
    back: returnTo,
    starts,
    ...(color !== null && { color }),
  };
}

/** HMAC-SHA256 over all parameters, sorted by name. */
export function signedUrl(page: string, parameters: Parameters, secret: string): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const sorted = [...url.searchParams].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = new URLSearchParams(sorted).toString();
  const signature = createHmac("sha256", secret).update(text).digest("hex");
  url.searchParams.set("signature", signature);
  return url.href;
}
