// Cookies of ours: out of reach of scripts and of other sites' requests; over https they also bear
// the prefix that keeps other hosts and paths from setting them (RFC 6265bis).
import type { FastifyReply, FastifyRequest } from "fastify";

export type CookieName = "session" | "visitor" | "challenge" | "device";

/** As long as browsers keep any; the server decides when what one stands for ends. */
export const longestAgeSeconds = 400 * 24 * 60 * 60;

/**
 * The name of a cookie as browsers see it. Without https it ends in the port, which browsers do not
 * tell cookies apart by.
 */
function nameOf(name: CookieName, publicUrl: string): string {
  if (publicUrl.startsWith("https:")) return `__Host-frontdesk_${name}`;
  return `frontdesk_${name}_${new URL(publicUrl).port || "80"}`;
}

/** The value a request brings; undefined when there is none, or more than one. */
export function readCookie(
  request: FastifyRequest,
  name: CookieName,
  publicUrl: string,
): string | undefined {
  const wanted = nameOf(name, publicUrl);
  const values = (request.headers.cookie ?? "").split(";").flatMap((part) => {
    const equals = part.indexOf("=");
    return part.slice(0, equals).trim() === wanted ? [part.slice(equals + 1).trim()] : [];
  });
  return values.length === 1 ? values[0] : undefined;
}

interface Cookie {
  name: CookieName;
  /** Letters, digits, `-`, `_` and `.`; "" takes the cookie away. */
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
