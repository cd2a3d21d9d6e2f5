/* Imports a file whole or not at all. */
import type { Context } from "../context.ts";
import { importRates } from "./rates.ts";

const patienceMs = 30_000;
/** Twice the ECB's whole history. */
export const largestRateFileBytes = 16 * 1024 * 1024;

/** Errors omit secrets of the URL. */
export async function fetchRateFile(url: string): Promise<string> {
  const { address, told, headers } = addressOf(url);
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`${told} responded with ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > largestRateFileBytes) throw new Error(`${told} is too large for a file of rates`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

// `fetch` refuses a URL with a password, and its error shows the whole URL.
function addressOf(url: string) {
  if (!URL.canParse(url)) throw new Error("The URL of the exchange rates is invalid");
  const address = new URL(url);
  const message = `${address.origin}${address.pathname}`;
  const { username, password } = address;
  if (username === "" && password === "") return { address, told: message, headers: {} };
  address.username = "";
  address.password = "";
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
  return { address, told: message, headers };
}

export async function followRates({
  db,
  log,
  settings,
}: Pick<Context, "db" | "log" | "settings">): Promise<void> {
  const { ratesUrl } = settings;
  if (ratesUrl === undefined) return;
  const added = await importRates(db, await fetchRateFile(ratesUrl));
  log.info({ added }, "fetched the exchange rates");
}
