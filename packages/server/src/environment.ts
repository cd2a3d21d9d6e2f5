// The environment as settings are read from it: what is wrong is told all at once, by the name of
// the variable.
import { isIP } from "node:net";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the value of a variable has to be, when it has one. */
export interface Rule {
  holds: (value: string) => boolean;
  wanted: string;
}

/** The trimmed value of a variable; undefined when it is not set, or empty. */
export type Read = (name: string) => string | undefined;

/**
 * Checks the variables that rules are for and gives a way to read any. `problems` are added to what
 * is found. Throws one Error that lists everything that is wrong.
 */
export function readEnvironment(
  environment: Environment,
  rules: Readonly<Record<string, Rule>>,
  alsoNeeded: (read: Read) => string[] = () => [],
): Read {
  const read: Read = (name) => environment[name]?.trim() || undefined;
  const problems = Object.entries(rules).flatMap(([name, { holds, wanted }]) => {
    const value = read(name);
    return value === undefined || holds(value) ? [] : [`${name} must be ${wanted}`];
  });
  problems.push(...alsoNeeded(read));
  if (problems.length > 0) throw new Error(`Settings: ${problems.join("; ")}`);
  return read;
}

/** A whole number within bounds, both included. */
export function whole(least: number, most: number): Rule {
  return {
    holds: (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
    wanted: `a whole number from ${least} to ${most}`,
  };
}

/** An address with one of the protocols, each written with its colon. */
export function urlOf(...protocols: string[]): Rule {
  return {
    holds: (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    wanted: `an address with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  };
}

/** One of some words. */
export function oneOf(...words: string[]): Rule {
  return { holds: (value) => words.includes(value), wanted: `one of ${words.join(", ")}` };
}

export const yesOrNo: Rule = { holds: (value) => /^(yes|no)$/.test(value), wanted: "yes or no" };

export const logLevel = oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent");

// As @fastify/proxy-addr names them.
const namedNetworks = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Addresses or networks of proxies. */
export const addressList: Rule = {
  holds: (value) => value.split(",").every(isNetwork),
  wanted: "addresses or networks, separated by commas",
};

function isNetwork(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.trim().split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return namedNetworks.has(entry.trim());
  const most = version === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/** The address of a service on this machine; a wildcard host is reached on loopback. */
export function localUrl(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
