/* Send a description, get a response or an error. The library adds no credentials, reads no key,
   and throws only where documented. */

export { Client, defaultClient, type Result, send, unwrap } from "./client.ts";
export { type Failure, RestError, type RestErrorCode } from "./error.ts";
export { Method } from "./method.ts";
export type { ClientOptions, SendOptions } from "./options.ts";
export { createTransport } from "./platform.ts";
export { addQueryParameters } from "./query.ts";
export { type BuildResult, buildRequest, type RestRequest } from "./request.ts";
export type { RestResponse } from "./response.ts";
export type { FailedAttempt, RetryOptions } from "./retry.ts";
export type { Clock } from "./time.ts";
export type { Answer, BuiltRequest, Transport, TransportLimits } from "./transport.ts";
export { createFetchTransport } from "./transports/fetch.ts";
export {
  createMockTransport,
  type MockAnswer,
  type MockReply,
  type MockTransport,
} from "./transports/mock.ts";
