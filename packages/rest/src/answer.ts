import { invalid, RestError } from "./error.ts";
import { type RestResponse, responseOf } from "./response.ts";
import type { Answer, TransportLimits } from "./transport.ts";

/** Throws over the limit. */
export function readAnswer(answer: Answer, maxResponseBytes: number): RestResponse {
  if (answer.bytes.byteLength > maxResponseBytes) throw tooLarge(answer, maxResponseBytes);
  return responseOf(answer);
}

/** Throws the error of a failing `onPart`. */
export function takePart(part: Uint8Array, { statusCode, kept, onPart }: PartTaking): void {
  if (onPart === undefined || statusCode < 200 || statusCode > 299) {
    kept.push(part);
    return;
  }
  try {
    onPart(part);
  } catch (cause) {
    throw invalid("onPart failed", cause);
  }
}

interface PartTaking {
  statusCode: number;
  kept: Uint8Array[];
  onPart: TransportLimits["onPart"];
}

/** Includes the body up to the limit. */
export function tooLarge(answer: Answer, maxResponseBytes: number): RestError {
  const bytes = answer.bytes.subarray(0, maxResponseBytes);
  return new RestError({
    code: "response_too_large",
    message: `the response has more than ${maxResponseBytes} bytes`,
    response: responseOf({ ...answer, bytes }),
  });
}
