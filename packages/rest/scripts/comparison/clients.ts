import axios from "axios";
import got from "got";
import { Agent, interceptors, request } from "undici";
import { Client } from "../../src/index.ts";
import type { Call, Sender } from "./call.ts";
import { sendByFetch, sendByKy, sendByNodeFetch, sendByOfetch } from "./fetches.ts";
import { sendByNeedle, sendBySuperagent } from "./untyped.ts";

/**
 * As their manuals use them: redirects followed, their own retry on, their longest timeout option.
 * A `fetch` has no timeout, so it gets a signal.
 */
export const clients: Record<string, Sender> = {
  rest: sendByRest,
  undici: sendByUndici,
  "fetch of Node": sendByFetch,
  got: sendByGot,
  axios: sendByAxios,
  ky: sendByKy,
  "node-fetch": sendByNodeFetch,
  ofetch: sendByOfetch,
  superagent: sendBySuperagent,
  needle: sendByNeedle,
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
