import type { RestError } from "./error.ts";
import type { RestResponse } from "./response.ts";

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
