/*
 * The servers that an address of PostgreSQL names, as libpq reads them: one or several hosts, of
 * which the first that answers is used, or the first that takes writes.
 */

export interface Hosts {
  /** An address of each server, in their order. */
  urls: readonly [string, ...string[]];
  /** Only a server that takes writes is used. */
  needsWrites: boolean;
}

const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s;
const writing = new Set(["read-write", "primary"]);
const attribute = "target_session_attrs";

/** Reads an address; undefined where it is none, or asks for servers that take no writes. */
export function readHosts(text: string): Hosts | undefined {
  const [, before = "", list = "", after = ""] = address.exec(text) ?? [];
  if (before === "") return undefined;
  const urls = list.split(",").map((host) => withoutAttribute(`${before}${host}${after}`));
  const [first, ...others] = urls.map((one) => one?.url);
  const asked = urls[0]?.asked;
  if (first === undefined || others.includes(undefined)) return undefined;
  if (asked !== undefined && asked !== "any" && !writing.has(asked)) return undefined;
  // One server is used as it is, and waited for. Of several those that only read are left out.
  const needsWrites = asked === undefined ? others.length > 0 : writing.has(asked);
  return { urls: [first, ...(others as string[])], needsWrites };
}

/** What a setting of this kind has to be. */
export const databaseUrl = {
  holds: (text: string): boolean => readHosts(text) !== undefined,
  wanted:
    "an address with postgres:// or postgresql://, of one host or several with commas " +
    `between them, and ${attribute} read-write, primary or any`,
};

/** Where an address leads, without who goes there. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

// The driver does not know it.
function withoutAttribute(text: string): { url: string; asked: string | undefined } | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const asked = url.searchParams.get(attribute) ?? undefined;
  if (asked === undefined) return { url: text, asked };
  url.searchParams.delete(attribute);
  return { url: url.href, asked };
}
