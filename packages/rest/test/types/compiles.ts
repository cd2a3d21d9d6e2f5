/* Must compile. */
import {
  addQueryParameters,
  buildRequest,
  Client,
  type ClientOptions,
  type Clock,
  createFetchTransport,
  createMockTransport,
  createTransport,
  defaultClient,
  type FailedAttempt,
  Method,
  RestError,
  type RestErrorCode,
  type RestRequest,
  type RestResponse,
  type Result,
  type RetryOptions,
  send,
  type Transport,
  unwrap,
} from "@frontdesk/rest";

const baseURL = "https://api.example.com/things";

export async function narrows(): Promise<string | number> {
  const { response, error } = await send({ baseURL });
  if (error) {
    const code: RestErrorCode = error.code;
    return error.response === null ? code : error.response.statusCode;
  }
  const cookies: string[] | undefined = response.headers["set-cookie"];
  const bytes: Uint8Array = response.bytes;
  return cookies?.[0] ?? response.body + bytes.length;
}

export async function narrowsByResponse(): Promise<RestResponse> {
  const result: Result = await defaultClient.send({ baseURL }, { timeoutMs: 1 });
  if (result.response === null) throw result.error;
  return result.response;
}

export const requests: RestRequest[] = [
  { baseURL },
  { baseURL, method: Method.Options },
  { baseURL, method: "PROPFIND" },
  { baseURL, method: "", headers: {}, queryParams: {}, body: "" },
  { baseURL, method: undefined, headers: undefined, queryParams: undefined, body: undefined },
  { baseURL, body: new Uint8Array() },
  { baseURL, body: new ArrayBuffer(1) },
  { baseURL, body: new DataView(new ArrayBuffer(1)) },
  Object.freeze({ baseURL, headers: Object.freeze({ Accept: "text/plain" } as const) }),
];

const method: Method = "GET";
const clock: Clock = { now: Date.now, after: () => () => {} };
const mayRepeat = ({ request, response, error, isTemporary, isRepeatable }: FailedAttempt) =>
  error === null
    ? response.statusCode === 409 && isRepeatable
    : isTemporary && error.code === "connection_failed" && request.method !== "POST";
const retry: RetryOptions = {
  mayRepeat,
  limit: 1,
  attemptTimeoutMs: 1,
  delayMs: 1,
  maxDelayMs: 1,
};
const transport: Transport = async ({ url }, { signal }) => ({
  statusCode: signal?.aborted ? 500 : 200,
  headers: { url: [url] },
  bytes: new Uint8Array(),
});
const options: ClientOptions = { clock, retry, transport, random: () => 0, proxy: false };
const clients = [
  new Client(),
  new Client(options),
  new Client({ retry: true, redirects: 0, maxResponseBytes: 1, timeoutMs: 1 }),
  new Client({ transport: createTransport({ proxy: true }) }),
  new Client({ transport: createFetchTransport() }),
  new Client({ transport: createMockTransport([{ statusCode: 404 }, new Error("lost")]) }),
  new Client({ transport: createMockTransport(async ({ body = "" }) => ({ body })) }),
];

export async function throws(): Promise<never> {
  const results = clients.map((client) => client.send({ baseURL, method }));
  const response = await unwrap(Promise.any(results));
  const { request, error } = buildRequest({ baseURL: addQueryParameters(baseURL, { a: "b" }) });
  if (error) throw error;
  if (request.url === baseURL) throw await unwrap(send({ baseURL }, new AbortController()));
  throw new RestError(response);
}
