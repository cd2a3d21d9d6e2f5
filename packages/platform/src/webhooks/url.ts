import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

// The allocated IPv6 internet (RFC 4291, section 2.4, as IANA allots it).
const issued = ipaddr.IPv6.parse("2000::");

// Public addresses that only work inside a cloud: Azure's platform address, and open endpoints of
// IBM's and Google's clouds.
const insideClouds = [
  "168.63.129.16/32",
  "161.26.0.0/16",
  "166.8.0.0/14",
  "199.36.153.4/30",
  "199.36.153.8/30",
  "2600:2d00:2:1000::/64",
  "2600:2d00:2:2000::/64",
].map((range) => ipaddr.parseCIDR(range));

/**
 * False for this machine, private, shared and documentation networks, addresses inside clouds, and
 * IPv6 forms of IPv4 (6to4, NAT64, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  const isInside = insideClouds.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
  );
  if (isInside) return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(issued, 3);
}

export type UrlProblem = "noAddress" | "named" | "privateAddress";

export interface UrlRules {
  mayBePrivate: boolean;
  isSecureOnly?: boolean;
}

/** The resolved addresses are checked at each call. */
export function problemWithUrl(
  address: string,
  { mayBePrivate, isSecureOnly = false }: UrlRules,
): UrlProblem | undefined {
  const url = URL.parse(address);
  const schemes = isSecureOnly ? ["https:"] : ["http:", "https:"];
  if (url === null || !schemes.includes(url.protocol)) return "noAddress";
  if (url.username !== "" || url.password !== "") return "named";
  if (mayBePrivate) return undefined;
  const host = url.hostname.replace(/^\[|\]$|\.$/g, "");
  const isLocal = host === "localhost" || host.endsWith(".localhost");
  return isLocal || (isIP(host) !== 0 && !isPublicAddress(host)) ? "privateAddress" : undefined;
}
