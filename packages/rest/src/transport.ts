/**
 * A validated request, complete except for headers that the transport adds.
 *
 * @example
 * const isSigned = ({ headers }: BuiltRequest) => headers["authorization"] !== undefined;
 */
export interface BuiltRequest {
  readonly method: string;
  /** Absolute, http or https, without user and fragment; the path begins at its third slash. */
  readonly url: string;
  /** Lower-case name → value. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for an empty request. */
  readonly body: string | Uint8Array | undefined;
}

/**
 * The limits of one attempt.
 *
 * @example
 * const { signal } = new AbortController();
 * const limits: TransportLimits = { signal, maxResponseBytes: 1_000_000, mayFollow: false };
 */
export interface TransportLimits {
  /** Aborted once the response is no longer needed. */
  readonly signal: AbortSignal | undefined;
  /** The limit for the decompressed body. */
  readonly maxResponseBytes: number;
  /** Allows the transport to follow an unreadable redirect without secrets. */
  readonly mayFollow: boolean;
  /** Takes each part of a success body on arrival; the answer then has no body. */
  readonly onPart?: ((part: Uint8Array) => void) | undefined;
}

/**
 * A transport's answer.
 *
 * @example
 * const nothing: Answer = { statusCode: 204, headers: {}, bytes: new Uint8Array() };
 */
export interface Answer {
  readonly statusCode: number;
  /** Lower-case name → values. */
  readonly headers: Record<string, string[]>;
  readonly bytes: Uint8Array;
}

/**
 * Sends one request and resolves to its answer; redirects are not followed. Rejects with a
 * RestError; any other error counts as `connection_failed`.
 *
 * @example
 * const logged: Transport = async (request, limits) => {
 *   console.log(request.method, request.url);
 *   return await transport(request, limits);
 * };
 */
export type Transport = (request: BuiltRequest, limits: TransportLimits) => Promise<Answer>;
