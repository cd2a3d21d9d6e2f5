// Where operators are let in, as the environment says it.
import { isIP } from "node:net";
import { localUrl, type Read, type Rule, secret, whole } from "./environment.ts";
import type { Address } from "./listen.ts";
import { isLoopback } from "./network.ts";

export interface DoorSettings {
  /** The address operators call; from other machines only where it is not this machine's own. */
  operatorHost: string;
  operatorPort: number;
  /** The door as this machine reaches it, without a slash at the end. */
  operatorUrl: string;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: false | string;
}

const leastKeyLength = 24;

export const doorRules: Record<string, Rule> = {
  OPERATOR_KEY: secret({
    holds: (value) => value.length >= leastKeyLength,
    wanted: `at least ${leastKeyLength} characters long`,
  }),
  OPERATOR_PORT: whole(0, 65_535),
  OPERATOR_REMOTE: {
    holds: () => false,
    wanted: "left out: it has ended, and OPERATOR_HOST says at which address operators are let in",
  },
};

/** Reads the door's part of the settings. */
export function readDoor(read: Read): Omit<DoorSettings, "trustProxy"> {
  const operatorHost = read("OPERATOR_HOST") ?? "127.0.0.1";
  const operatorPort = Number(read("OPERATOR_PORT") ?? 4019);
  return { operatorHost, operatorPort, operatorUrl: localUrl(operatorHost, operatorPort) };
}

export function doorAddress({ operatorHost, operatorPort }: DoorSettings): Address {
  return { setting: "OPERATOR_PORT", host: operatorHost, port: operatorPort };
}

/** Gives the operator's key as it is; throws when it is too short to be one. */
export function fitKey(key: string): string {
  if (key.length >= leastKeyLength) return key;
  throw new Error(`The operator's key must be at least ${leastKeyLength} characters long`);
}

/** Whether operators call from this machine only. */
export function isLocalDoor({ operatorHost }: Pick<DoorSettings, "operatorHost">): boolean {
  return operatorHost === "localhost" || isLoopback(operatorHost);
}

/**
 * Whether a `Host` header names the door. Other names are those of pages that a browser was led to
 * this address by (DNS rebinding).
 */
export function isDoor(host: string, { operatorHost }: Pick<DoorSettings, "operatorHost">) {
  const name = nameIn(host);
  if (name === "localhost" || isLoopback(name)) return true;
  const isAnywhere = operatorHost === "0.0.0.0" || operatorHost === "::";
  return isAnywhere ? isIP(name) !== 0 : name === operatorHost.toLowerCase();
}

function nameIn(host: string): string {
  const [, bracketed, plain = ""] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(host) ?? [];
  return (bracketed ?? plain).toLowerCase();
}
