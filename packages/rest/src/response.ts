import type { Answer } from "./transport.ts";

/**
 * A response of any status.
 *
 * @example
 * const { response } = await send({ baseURL: "https://api.example.com/things" });
 * response?.statusCode; // 200
 * response?.headers["set-cookie"]; // ["a=1", "b=2"]
 * response?.body; // text, and response.bytes has it raw
 */
export interface RestResponse {
  readonly statusCode: number;
  /** The body as UTF-8, with U+FFFD for invalid bytes. */
  readonly body: string;
  /** Lower-case name → values in order of arrival. */
  readonly headers: Record<string, string[]>;
  /** The raw body, decompressed. */
  readonly bytes: Uint8Array;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Perhaps partial. */
export function responseOf({ statusCode, headers, bytes }: Answer): RestResponse {
  return { statusCode, body: decoder.decode(bytes), headers, bytes };
}
