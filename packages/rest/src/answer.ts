import { RestError } from "./error.ts";
import { type RestResponse, responseOf } from "./response.ts";
import type { Answer } from "./transport.ts";

/** The response that a transport's answer is; throws when its body is over the limit. */
export function readAnswer(answer: Answer, maxResponseBytes: number): RestResponse {
  if (answer.bytes.byteLength > maxResponseBytes) throw tooLarge(answer, maxResponseBytes);
  return responseOf(answer);
}

/** The error of a body over the limit, with as much of it as the limit allows. */
export function tooLarge(answer: Answer, maxResponseBytes: number): RestError {
  const bytes = answer.bytes.subarray(0, maxResponseBytes);
  return new RestError({
    code: "response_too_large",
    message: `the response has more than ${maxResponseBytes} bytes`,
    response: responseOf({ ...answer, bytes }),
  });
}
