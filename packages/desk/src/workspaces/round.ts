// The browser's Back and a sign-in lose the hidden fields of a form, not its cookie.
import { readCookie, setCookie } from "@frontdesk/people/sessions/cookies";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { TriedParts } from "./page.ts";

interface Round {
  /** The key of the form. */
  key: string;
  tried: TriedParts;
}

const dayInSeconds = 24 * 60 * 60;
/** Browsers refuse longer cookies. */
const longest = 3_500;

/** The values are as trustworthy as hidden fields. */
export function readRound(
  request: FastifyRequest,
  publicUrl: string,
  key: string,
): TriedParts | undefined {
  const text = Buffer.from(readCookie(request, "begin", publicUrl) ?? "", "base64url").toString();
  try {
    const round = JSON.parse(text) as Round;
    return round.key === key ? partsOf(round.tried) : undefined;
  } catch {
    return undefined;
  }
}

/** Only texts. */
const partsOf = (parts: TriedParts): TriedParts =>
  Object.fromEntries(
    (["shop", "studio"] as const).flatMap((side) => {
      const fields = Object.entries(parts[side] ?? {}).filter(([, one]) => typeof one === "string");
      return fields.length === 0 ? [] : [[side, Object.fromEntries(fields)]];
    }),
  );

/** Without `tried`, the form succeeded. */
export function keepRound(
  reply: FastifyReply,
  publicUrl: string,
  { key, tried }: { key: string; tried?: TriedParts },
): void {
  const round = tried && JSON.stringify({ key, tried });
  const value = Buffer.from(round ?? "").toString("base64url");
  if (value.length > longest) return;
  setCookie(reply, { name: "begin", value, maxAgeSeconds: dayInSeconds }, publicUrl);
}
