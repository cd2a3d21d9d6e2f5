// Types of clients without types.
import { createRequire } from "node:module";
import type { Call } from "./call.ts";

const require = createRequire(import.meta.url);

interface SuperagentRequest extends PromiseLike<{ status: number }> {
  set(headers: Record<string, string>): this;
  send(body: string): this;
  retry(count: number): this;
  timeout(options: { deadline: number }): this;
}
const superagent: (method: string, url: string) => SuperagentRequest = require("superagent");

export async function sendBySuperagent(call: Call): Promise<number> {
  const request = superagent(call.method, call.url).set(call.headers).retry(3);
  if (call.body !== undefined) request.send(call.body);
  if (call.timeoutMs !== undefined) request.timeout({ deadline: call.timeoutMs });
  const { status } = await request;
  return status;
}

type NeedleOptions = Record<string, number | string | boolean | Record<string, string>>;
type Needle = (
  ...call: [method: string, url: string, body: string | null, options: NeedleOptions]
) => Promise<{ statusCode: number }>;
const needle: Needle = require("needle");

export async function sendByNeedle({ timeoutMs = 0, ...call }: Call): Promise<number> {
  const { statusCode } = await needle(call.method, call.url, call.body ?? null, {
    headers: call.headers,
    follow_max: 10,
    open_timeout: timeoutMs,
    response_timeout: timeoutMs,
    read_timeout: timeoutMs,
  });
  return statusCode;
}
