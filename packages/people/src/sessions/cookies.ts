// Unreachable for scripts and requests of other sites. Over https the prefix stops other hosts and
// paths from setting them (RFC 6265bis).
import type { FastifyReply, FastifyRequest } from "fastify";

export type CookieName = "session" | "visitor" | "challenge" | "device" | "begin";

/** The browsers' maximum; the server decides on expiry. */
export const longestAgeSeconds = 400 * 24 * 60 * 60;

/** Browsers do not separate cookies by port. */
function nameOf(name: CookieName, publicUrl: string): string {
  if (publicUrl.startsWith("https:")) return `__Host-frontdesk_${name}`;
  return `frontdesk_${name}_${new URL(publicUrl).port || "80"}`;
}

export function readCookie(
  request: FastifyRequest,
  name: CookieName,
  publicUrl: string,
): string | undefined {
  const expected = nameOf(name, publicUrl);
  const values = (request.headers.cookie ?? "").split(";").flatMap((part) => {
    const equals = part.indexOf("=");
    return part.slice(0, equals).trim() === expected ? [part.slice(equals + 1).trim()] : [];
  });
  return values.length === 1 ? values[0] : undefined;
}

interface Cookie {
  name: CookieName;
  /** Letters, digits, `-`, `_` and `.`; "" removes the cookie. */
  value: string;
  maxAgeSeconds?: number;
}

export function setCookie(
  reply: FastifyReply,
  { name, value, maxAgeSeconds }: Cookie,
  publicUrl: string,
): void {
  const age = value === "" ? 0 : maxAgeSeconds;
  const parts = [
    `${nameOf(name, publicUrl)}=${value}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(publicUrl.startsWith("https:") ? ["Secure"] : []),
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
  ];
  reply.header("set-cookie", parts.join("; "));
}
