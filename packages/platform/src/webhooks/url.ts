import { isIP } from "node:net";
import { isPublicAddress } from "./addresses.ts";

/** Why an address is not one that may be called. */
export type UrlProblem = "noAddress" | "named" | "privateAddress";

export interface UrlRules {
  /** Whether addresses that are not public may be called. */
  mayBePrivate: boolean;
  /** Whether only `https` will do; another is no address then. */
  isSecureOnly?: boolean;
}

/** What is wrong with the address of a webhook; what its name leads to is judged at each call. */
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
