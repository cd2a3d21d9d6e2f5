/* Reads the hosts of a PostgreSQL URL as libpq does. The first answering host wins, or the first
   writable one. */

export interface Hosts {
  urls: readonly [string, ...string[]];
  needsWrites: boolean;
}

const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s;
const writing = new Set(["read-write", "primary"]);
const attribute = "target_session_attrs";

export function readHosts(text: string): Hosts | undefined {
  const [, before = "", list = "", after = ""] = address.exec(text) ?? [];
  if (before === "") return undefined;
  const urls = list.split(",").map((host) => withoutAttribute(`${before}${host}${after}`));
  const [first, ...others] = urls.map((one) => one?.url);
  const query = urls[0]?.host;
  if (first === undefined || others.includes(undefined)) return undefined;
  if (query !== undefined && query !== "any" && !writing.has(query)) return undefined;
  // A single server needs no check, and the start waits for it.
  const needsWrites = query === undefined ? others.length > 0 : writing.has(query);
  return { urls: [first, ...(others as string[])], needsWrites };
}

export const databaseUrl = {
  holds: (text: string): boolean => readHosts(text) !== undefined,
  expected:
    "an address with postgres:// or postgresql://, of one host or several with commas " +
    `between them, and ${attribute} read-write, primary or any`,
};

export function locationOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

// The driver does not know this attribute.
function withoutAttribute(text: string): { url: string; host: string | undefined } | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const query = url.searchParams.get(attribute) ?? undefined;
  if (query === undefined) return { url: text, host: query };
  url.searchParams.delete(attribute);
  return { url: url.href, host: query };
}
