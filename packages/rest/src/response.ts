import type { Answer } from "./transport.ts";

/**
 * An answer, whatever its status.
 *
 * @example
 * const { response } = await send({ baseURL: "https://api.example.com/things" });
 * response?.statusCode; // 200
 * response?.headers["set-cookie"]; // ["a=1", "b=2"]
 * response?.body; // text, and response.bytes has it raw
 */
export interface RestResponse {
  readonly statusCode: number;
  /** The body as UTF-8, with U+FFFD for bytes that are not. */
  readonly body: string;
  /** Lower-case name → values, in the order they arrived. */
  readonly headers: Record<string, string[]>;
  /** The body as it is, decompressed. */
  readonly bytes: Uint8Array;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The response that a transport's answer is, or the part of one that arrived. */
export function responseOf({ statusCode, headers, bytes }: Answer): RestResponse {
  return { statusCode, body: decoder.decode(bytes), headers, bytes };
}
