import { readFileSync } from "node:fs";
import { compile } from "@fastify/proxy-addr";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Rule {
  holds: (value: string) => boolean;
  expected: string;
  /** May come from a file named by the variable with the suffix `_FILE`. */
  isSecret?: true;
}

export type ReadSetting = (name: string) => string | undefined;

/** `EX_CONFIG` of `sysexits.h`: a restart with the same settings fails again. */
export const wrongSettings = 78;

export class SettingsError extends Error {
  readonly exitStatus = wrongSettings;
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Settings: ${problems.join("; ")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}

/** Throws one SettingsError with all wrong variables and the given `problems`. */
export function readEnvironment(
  environment: Environment,
  rules: Readonly<Record<string, Rule>>,
  alsoNeeded: (read: ReadSetting) => string[] = () => [],
): ReadSetting {
  const plain: ReadSetting = (name) => environment[name]?.trim() || undefined;
  const { secrets, problems } = readFiles(plain, rules);
  const read: ReadSetting = (name) => secrets.get(name) ?? plain(name);
  for (const [name, { holds, expected }] of Object.entries(rules)) {
    const value = read(name);
    const message = secrets.has(name) ? `the content of ${name}_FILE` : name;
    if (value !== undefined && !holds(value)) problems.push(`${message} must be ${expected}`);
  }
  const isRead = (name: string) => !problems.some((problem) => problem.startsWith(`${name}_FILE `));
  problems.push(...alsoNeeded((name) => (isRead(name) ? read(name) : "")));
  if (problems.length > 0) throw new SettingsError(problems);
  return read;
}

function readFiles(read: ReadSetting, rules: Readonly<Record<string, Rule>>) {
  const secrets = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, { isSecret = false }] of Object.entries(rules)) {
    const file = isSecret ? read(`${name}_FILE`) : undefined;
    if (file === undefined) continue;
    if (read(name) !== undefined)
      problems.push(`${name}_FILE must be removed, because ${name} is also set`);
    try {
      const value = readFileSync(file, "utf8").trim();
      if (value === "") problems.push(`${name}_FILE is empty: ${file}`);
      else secrets.set(name, value);
    } catch (error) {
      problems.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
    }
  }
  return { secrets, problems };
}

export function readAll<Settings extends readonly unknown[]>(
  ...readers: { [Index in keyof Settings]: () => Settings[Index] }
): Settings {
  const problems = new Set<string>();
  const settings = readers.map((read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      for (const problem of error.problems) problems.add(problem);
      return undefined;
    }
  });
  if (problems.size > 0) throw new SettingsError([...problems]);
  return settings as unknown as Settings;
}

export function secret(rule: Rule): Rule {
  return { ...rule, isSecret: true };
}

export function whole(least: number, most: number): Rule {
  return {
    holds: (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
    expected: `a whole number from ${least} to ${most}`,
  };
}

export function urlOf(...protocols: string[]): Rule {
  return {
    holds: (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    expected: `an address with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  };
}

export function oneOf(...words: string[]): Rule {
  return { holds: (value) => words.includes(value), expected: `one of ${words.join(", ")}` };
}

export const yesOrNo: Rule = { holds: (value) => /^(yes|no)$/.test(value), expected: "yes or no" };

export const logLevel = oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent");

/** Fastify trusts proxies by the same library. */
export const addressList: Rule = {
  holds: (value) => {
    try {
      compile(value.split(",").map((entry) => entry.trim()));
      return true;
    } catch {
      return false;
    }
  },
  expected: "addresses or networks, separated by commas",
};

export function localUrl(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
