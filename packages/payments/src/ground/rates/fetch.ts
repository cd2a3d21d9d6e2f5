/*
 * The ECB's rates from where they are published, or from a copy of that: always one of its own XML
 * files, taken whole or not at all.
 */
import type { Context } from "../context.ts";
import { importRates } from "./rates.ts";

const patienceMs = 30_000;
/** The European Central Bank's whole history is about half as large. */
export const largestRateFileBytes = 16 * 1024 * 1024;

/** The file at an address. Throws an Error that says what it got instead. */
export async function fetchRateFile(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`${url} answered with ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > largestRateFileBytes) throw new Error(`${url} is too large for a file of rates`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Takes over what is published where settings say, if they do. */
export async function followRates({
  db,
  log,
  settings,
}: Pick<Context, "db" | "log" | "settings">): Promise<void> {
  const { ratesUrl } = settings;
  if (ratesUrl === undefined) return;
  const added = await importRates(db, await fetchRateFile(ratesUrl));
  log.info({ added }, "exchange rates were fetched");
}
