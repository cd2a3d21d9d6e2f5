// A `fetch`, or a client on one.
import ky from "ky";
import fetchOfPackage from "node-fetch";
import { ofetch } from "ofetch";
import type { Call } from "./call.ts";

export async function sendByFetch({ timeoutMs, url, ...rest }: Call): Promise<number> {
  const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...rest, signal });
  await response.text();
  return response.status;
}

export async function sendByNodeFetch({ timeoutMs, url, ...rest }: Call): Promise<number> {
  const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs);
  const response = await fetchOfPackage(url, { ...rest, signal });
  await response.text();
  return response.status;
}

export async function sendByKy({ url, timeoutMs, ...rest }: Call): Promise<number> {
  const response = ky(url, { ...rest, timeout: false, totalTimeout: timeoutMs ?? false });
  await response.text();
  return (await response).status;
}

export async function sendByOfetch({ url, timeoutMs, ...rest }: Call): Promise<number> {
  const limits = timeoutMs === undefined ? {} : { timeout: timeoutMs };
  const { status } = await ofetch.raw(url, { ...rest, ...limits, responseType: "text" });
  return status;
}
