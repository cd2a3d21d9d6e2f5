// A redirect address receives codes, so it must equal a registered one exactly.

import { isLongerThan } from "@frontdesk/server/text/length";

const longest = 2000;
const loopback = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;

export function problemOfRedirect(text: string): string | undefined {
  if (isLongerThan(text, longest)) return `must not be longer than ${longest} characters`;
  if (!/^https?:\/\/[!-[\]-~]+$/.test(text) || !URL.canParse(text)) {
    return "must be a whole address that begins with https://";
  }
  const { protocol, username, password } = new URL(text);
  if (username !== "" || password !== "" || /^https?:\/\/[^/?#]*@/.test(text)) {
    return "must not hold a name or a password";
  }
  if (text.includes("#")) return "must not have a fragment (#)";
  if (text.includes("*")) return "must be a whole address, without placeholders";
  if (protocol !== "https:" && !loopback.test(text)) {
    return "must begin with https://, unless the host is localhost";
  }
  return undefined;
}

/**
 * Except the port of a loopback address, chosen by the operating system (RFC 8252, section 7.3).
 */
export function isRegistered(registered: readonly string[], text: string): boolean {
  if (problemOfRedirect(text) !== undefined) return false;
  return registered.some((address) => address === text || portless(address) === portless(text));
}

function portless(address: string): string {
  return address.replace(loopback, "$1");
}

export function withParameters(
  address: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const inputs = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(inputs as [string, string][]);
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}
