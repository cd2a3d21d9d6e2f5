import { isIP } from "node:net";
import { localUrl, type ReadSetting, type Rule, secret, whole } from "./environment.ts";
import type { Address } from "./listen.ts";
import { isLoopback } from "./network.ts";

export interface AdminListenerSettings {
  /** Open to other machines only if not a loopback address. */
  operatorHost: string;
  operatorPort: number;
  /** Address on this machine, without a trailing slash. */
  operatorUrl: string;
  trustProxy: false | string;
}

const leastKeyLength = 24;

export const adminListenerRules: Record<string, Rule> = {
  OPERATOR_KEY: secret({
    holds: (value) => value.length >= leastKeyLength,
    expected: `at least ${leastKeyLength} characters long`,
  }),
  OPERATOR_PORT: whole(0, 65_535),
  OPERATOR_REMOTE: {
    holds: () => false,
    expected: "removed: use OPERATOR_HOST, the address of the admin listener",
  },
};

export function readAdminListener(read: ReadSetting): Omit<AdminListenerSettings, "trustProxy"> {
  const operatorHost = read("OPERATOR_HOST") ?? "127.0.0.1";
  const operatorPort = Number(read("OPERATOR_PORT") ?? 4019);
  return { operatorHost, operatorPort, operatorUrl: localUrl(operatorHost, operatorPort) };
}

export function adminAddress({ operatorHost, operatorPort }: AdminListenerSettings): Address {
  return { setting: "OPERATOR_PORT", host: operatorHost, port: operatorPort };
}

export function fitKey(key: string): string {
  if (key.length >= leastKeyLength) return key;
  throw new Error(`The operator's key must be at least ${leastKeyLength} characters long`);
}

export function isLocalAdminListener({
  operatorHost,
}: Pick<AdminListenerSettings, "operatorHost">): boolean {
  return operatorHost === "localhost" || isLoopback(operatorHost);
}

/** Any other `Host` comes from DNS rebinding by a web page. */
export function isAdminHost(
  host: string,
  { operatorHost }: Pick<AdminListenerSettings, "operatorHost">,
) {
  const name = nameIn(host);
  if (name === "localhost" || isLoopback(name)) return true;
  const isAnywhere = operatorHost === "0.0.0.0" || operatorHost === "::";
  return isAnywhere ? isIP(name) !== 0 : name === operatorHost.toLowerCase();
}

function nameIn(host: string): string {
  const [, bracketed, plain = ""] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(host) ?? [];
  return (bracketed ?? plain).toLowerCase();
}
