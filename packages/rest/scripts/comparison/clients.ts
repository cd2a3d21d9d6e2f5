import axios from "axios";
import got from "got";
import ky from "ky";
import { Agent, interceptors, request } from "undici";
import { Client } from "../../src/index.ts";

export interface Call {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs?: number;
}

/** Sends a call, reads its whole answer as text, and gives the status; rejects when it fails. */
export type Sender = (call: Call) => Promise<number>;

/**
 * The clients as their manuals have them used: redirects followed, the retry that comes with them
 * turned on and otherwise as it comes, and the longest timeout that they have as an option; `fetch`
 * has none, and is given a signal.
 */
export const clients: Record<string, Sender> = {
  rest: sendByRest,
  undici: sendByUndici,
  "fetch of Node": sendByFetch,
  got: sendByGot,
  axios: sendByAxios,
  ky: sendByKy,
};

const retrying = new Client({ retry: true });

async function sendByRest({ url, timeoutMs, ...rest }: Call): Promise<number> {
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  const { response, error } = await retrying.send({ ...rest, baseURL: url }, limits);
  if (error) throw error;
  return response.statusCode;
}

const agent = new Agent().compose(
  interceptors.retry(),
  interceptors.redirect({ maxRedirections: 10 }),
);

async function sendByUndici({ url, timeoutMs = 0, ...rest }: Call): Promise<number> {
  const { statusCode, body } = await request(url, {
    ...rest,
    dispatcher: agent,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  await body.text();
  return statusCode;
}

async function sendByFetch({ url, timeoutMs, ...rest }: Call): Promise<number> {
  const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...rest, signal });
  await response.text();
  return response.status;
}

async function sendByGot({ url, timeoutMs, ...rest }: Call): Promise<number> {
  const { statusCode } = await got(url, {
    ...rest,
    timeout: timeoutMs === undefined ? {} : { request: timeoutMs },
  });
  return statusCode;
}

async function sendByAxios({ url, timeoutMs = 0, body, ...rest }: Call): Promise<number> {
  const { status } = await axios.request({
    ...rest,
    url,
    ...(body !== undefined && { data: body }),
    timeout: timeoutMs,
    responseType: "text",
  });
  return status;
}

async function sendByKy({ url, timeoutMs, ...rest }: Call): Promise<number> {
  const response = ky(url, { ...rest, timeout: false, totalTimeout: timeoutMs ?? false });
  await response.text();
  return (await response).status;
}
