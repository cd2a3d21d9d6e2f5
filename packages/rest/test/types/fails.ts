/* Each marked line must fail. */
import {
  addQueryParameters,
  Client,
  createMockTransport,
  Method,
  RestError,
  send,
  unwrap,
} from "@frontdesk/rest";

const baseURL = "https://api.example.com/things";

export async function misdescribed(): Promise<void> {
  // @ts-expect-error: a request needs a URL
  await send({});
  // @ts-expect-error: a URL is a string
  await send({ baseURL: new URL(baseURL) });
  // @ts-expect-error: it is spelled baseURL
  await send({ baseUrl: baseURL });
  // @ts-expect-error: headers have one value each
  await send({ baseURL, headers: { Accept: ["a", "b"] } });
  // @ts-expect-error: headers are strings
  await send({ baseURL, headers: { "X-Page": 2 } });
  // @ts-expect-error: headers are a plain object
  await send({ baseURL, headers: new Map() });
  // @ts-expect-error: parameters are strings
  await send({ baseURL, queryParams: { page: 2 } });
  // @ts-expect-error: a body is serialised by the caller
  await send({ baseURL, body: { name: "A thing" } });
  // @ts-expect-error: null is not nothing
  await send({ baseURL, body: null });
  // @ts-expect-error: a method is a string
  await send({ baseURL, method: 1 });
  // @ts-expect-error: there is no such name
  await send({ baseURL, method: Method.Connect });
  // @ts-expect-error: a retry belongs to a client
  await send({ baseURL }, { retry: true });
  // @ts-expect-error: a signal is not its controller
  await send({ baseURL }, { signal: new AbortController() });
  // @ts-expect-error: milliseconds are a number
  await send({ baseURL }, { timeoutMs: "5s" });
}

export async function misread(): Promise<void> {
  const { response, error } = await send({ baseURL });
  // @ts-expect-error: there may be no response
  response.statusCode;
  // @ts-expect-error: there may be no error
  error.code;
  if (error) {
    // @ts-expect-error: with an error there is no response
    response.statusCode;
    // @ts-expect-error: no error has this code
    if (error.code === "not_found") return;
    // @ts-expect-error: nothing may have arrived
    error.response.body;
    // @ts-expect-error: a code is not changed
    error.code = "timeout";
    return;
  }
  // @ts-expect-error: a header has a list of values
  response.headers["content-type"]?.toLowerCase();
  // @ts-expect-error: a body is text
  response.body.name;
  // @ts-expect-error: a response is not changed
  response.statusCode = 200;
  // @ts-expect-error: only responses make an error of a status
  new RestError("not found");
  // @ts-expect-error: a result is unwrapped, not a response
  await unwrap(response);
  // @ts-expect-error: parameters are strings
  addQueryParameters(baseURL, { page: 2 });
  // @ts-expect-error: there is no such option
  new Client({ retries: 3 });
  // @ts-expect-error: there is no such option of the retry
  new Client({ retry: { count: 3 } });
  // @ts-expect-error: the repeat rule answers synchronously
  new Client({ retry: { mayRepeat: async () => true } });
  // @ts-expect-error: there may be no response to repeat after
  new Client({ retry: { mayRepeat: ({ response }) => response.statusCode === 409 } });
  // @ts-expect-error: a transport resolves to an answer
  new Client({ transport: async () => new Response() });
  // @ts-expect-error: a mock answers with a status code
  createMockTransport([{ status: 404 }]);
}
