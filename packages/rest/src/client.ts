/* Each call has exactly one of response and error. A call never throws or rejects. */
import { readAnswer } from "./answer.ts";
import { RestError } from "./error.ts";
import {
  type ClientOptions,
  readSendOptions,
  readSettings,
  type SendOptions,
  type Settings,
} from "./options.ts";
import { redirectOf } from "./redirect.ts";
import { type RestRequest, readRequest } from "./request.ts";
import type { RestResponse } from "./response.ts";
import { noRetry, waitOf } from "./retry.ts";
import { abortedBy, pause, within } from "./time.ts";
import type { BuiltRequest } from "./transport.ts";

/**
 * A client with separate options and connections.
 *
 * @example
 * const client = new Client({ timeoutMs: 5_000, retry: true });
 * const { response, error } = await client.send({ baseURL: "https://api.example.com/things" });
 */
export class Client {
  /** See {@link send}. Works as a detached function. */
  readonly send: (request: RestRequest, options?: SendOptions) => Promise<Result>;

  constructor(options: ClientOptions = {}) {
    const settings = readSettings(options);
    this.send = async (description, sendOptions) => {
      let call: Call | undefined;
      try {
        call = prepare(settings, description, sendOptions);
        return { response: await perform(call), error: null, attempts: call.attempts };
      } catch (cause) {
        return { response: null, error: errorOf(cause), attempts: call?.attempts ?? 0 };
      }
    };
  }
}

/**
 * The client of {@link send}, with all defaults.
 *
 * @example
 * const { response, error } = await defaultClient.send({ baseURL: "https://example.com" });
 */
export const defaultClient: Client = new Client();

/**
 * Sends a request and resolves to a response or an error; the other is null. Never rejects or
 * throws, for any argument; every status is a response.
 *
 * @example
 * const { response, error } = await send(
 *   { baseURL: "https://api.example.com/things", queryParams: { limit: "10" } },
 *   { timeoutMs: 5_000 },
 * );
 * if (error) console.error(error.code, error.message);
 * else console.log(response.statusCode, response.body);
 */
export const send: Client["send"] = defaultClient.send;

interface Call {
  settings: Settings;
  request: BuiltRequest;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  onPart: SendOptions["onPart"];
  /** Milliseconds since 1970. */
  deadline: number;
  attempts: number;
}

function prepare(settings: Settings | RestError, description: unknown, options: unknown): Call {
  if (RestError.isOne(settings)) throw settings;
  const request = readRequest(description);
  const { signal, timeoutMs = settings.timeoutMs, onPart } = readSendOptions(options);
  const deadline =
    timeoutMs === Number.POSITIVE_INFINITY ? timeoutMs : settings.clock.now() + timeoutMs;
  return { settings, request, signal, timeoutMs, onPart, deadline, attempts: 0 };
}

function perform(call: Call): Promise<RestResponse> {
  const { settings, request, signal, timeoutMs } = call;
  const expired = () => {
    const message = `${nameOf(request)} got no response within ${timeoutMs} ms`;
    return new RestError({ code: "timeout", message });
  };
  const limits = { clock: settings.clock, signal, timeoutMs, expired };
  return within(limits, (inner) => follow(call, inner));
}

async function follow(call: Call, signal: AbortSignal | undefined): Promise<RestResponse> {
  const { redirects } = call.settings;
  let { request } = call;
  for (let followed = 0; ; followed += 1) {
    const response = await persist(call, request, signal);
    const next = redirects === 0 ? undefined : redirectOf(request, response);
    if (next === undefined) return response;
    if (followed >= redirects) {
      const message = `${nameOf(call.request)} was redirected more than ${redirects} times`;
      throw new RestError({ code: "too_many_redirects", message, response });
    }
    request = next;
  }
}

/** Repeats as allowed. */
async function persist(
  call: Call,
  request: BuiltRequest,
  signal: AbortSignal | undefined,
): Promise<RestResponse> {
  const { retry, clock, random } = call.settings;
  call.attempts ||= 1;
  for (;;) {
    const outcome = await attempt(call, request, signal);
    const { attempts, deadline } = call;
    const waitMs =
      retry === noRetry
        ? undefined
        : waitOf(retry, { request, outcome, attempts, now: clock.now(), deadline, random });
    if (waitMs === undefined) {
      if (RestError.isOne(outcome)) throw outcome;
      return outcome;
    }
    await pause(waitMs, { clock, signal });
    if (signal?.aborted) throw abortedBy(signal);
    call.attempts += 1;
  }
}

async function attempt(
  { settings, onPart }: Call,
  request: BuiltRequest,
  signal: AbortSignal | undefined,
): Promise<RestResponse | RestError> {
  const { transport, retry, clock, maxResponseBytes, redirects } = settings;
  const timeoutMs = retry.attemptTimeoutMs;
  const ask = (inner: AbortSignal | undefined) =>
    transport(request, { signal: inner, maxResponseBytes, mayFollow: redirects > 0, onPart });
  const expired = () => {
    const message = `${nameOf(request)} got no response within ${timeoutMs} ms by an attempt`;
    return new RestError({ code: "connection_failed", message });
  };
  try {
    const isEndless = timeoutMs === Number.POSITIVE_INFINITY;
    const request = isEndless ? ask(signal) : within({ clock, signal, timeoutMs, expired }, ask);
    return readAnswer(await request, maxResponseBytes);
  } catch (cause) {
    return errorOf(cause);
  }
}

function errorOf(cause: unknown): RestError {
  if (RestError.isOne(cause)) return cause;
  return new RestError({ code: "connection_failed", message: "the transport failed", cause });
}

/** The query can hold secrets. */
function nameOf({ method, url }: BuiltRequest): string {
  return `${method} ${url.replace(/\?.*/, "")}`;
}

/**
 * The result of a call: exactly one of `response` and `error` is null. `attempts` counts repeats
 * but not redirects; it is 0 if nothing was sent.
 *
 * @example
 * const statusOf = ({ response }: Result) => response?.statusCode ?? 0;
 */
export type Result =
  | { readonly response: RestResponse; readonly error: null; readonly attempts: number }
  | { readonly response: null; readonly error: RestError; readonly attempts: number };

/**
 * The response of a call, for code with exceptions: rejects with the RestError.
 *
 * @example
 * const { body } = await unwrap(send({ baseURL: "https://api.example.com/things" }));
 */
export async function unwrap(result: Result | PromiseLike<Result>): Promise<RestResponse> {
  const { response, error } = await result;
  if (error) throw error;
  return response;
}
