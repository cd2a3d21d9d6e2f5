import { takePart } from "../answer.ts";
import { join } from "../bytes.ts";
import { RestError } from "../error.ts";
import { createBag } from "../headers.ts";
import type { Answer, BuiltRequest, Transport } from "../transport.ts";

/**
 * A test's answer: 200 without headers and body by default.
 *
 * @example
 * const missing: MockAnswer = { statusCode: 404, headers: { "X-Request-Id": "1" }, body: "none" };
 */
export interface MockAnswer {
  readonly statusCode?: number;
  /** Names in any case. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
}

/**
 * An answer, or the error of the attempt.
 *
 * @example
 * const replies: MockReply[] = [new Error("no connection"), { body: "second time lucky" }];
 */
export type MockReply = MockAnswer | Error;

/**
 * A transport that records requests instead of sending them.
 *
 * @example
 * const transport: MockTransport = createMockTransport([{}]);
 * await new Client({ transport }).send({ baseURL: "https://example.com" });
 * transport.requests[0]?.method; // "GET"
 */
export interface MockTransport extends Transport {
  readonly requests: readonly BuiltRequest[];
}

/**
 * A transport for tests. Takes a list of replies, one a request, or a function that may stay
 * pending. A RestError fails the attempt unchanged, another error as `connection_failed`.
 *
 * @example
 * const transport = createMockTransport([{ statusCode: 503 }, { body: "done" }]);
 * const client = new Client({ transport, retry: { delayMs: 0 } });
 * const { response } = await client.send({ baseURL: "https://api.example.com" });
 * response?.body; // "done"
 * transport.requests.length; // 2
 */
export function createMockTransport(
  replies: readonly MockReply[] | ((request: BuiltRequest) => MockReply | Promise<MockReply>),
): MockTransport {
  const requests: BuiltRequest[] = [];
  const transport: Transport = async (request, { onPart }) => {
    const index = requests.push(request) - 1;
    const reply = typeof replies === "function" ? await replies(request) : replies[index];
    if (reply === undefined) throw exhausted(index);
    if (reply instanceof Error) throw reply;
    const { bytes, ...answer } = answerOf(reply);
    const kept: Uint8Array[] = [];
    takePart(bytes, { ...answer, kept, onPart });
    return { ...answer, bytes: join(kept) };
  };
  return Object.assign(transport, { requests });
}

function exhausted(index: number): RestError {
  const message = `the mock has no reply to request ${index + 1}`;
  return new RestError({ code: "connection_failed", message });
}

function answerOf({ statusCode = 200, headers = {}, body = "" }: MockAnswer): Answer {
  const lists = createBag<string[]>();
  for (const [name, value] of Object.entries(headers)) {
    lists[name.toLowerCase()] = typeof value === "string" ? [value] : [...value];
  }
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return { statusCode, headers: lists, bytes };
}
