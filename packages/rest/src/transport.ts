/**
 * A request as it will be sent: checked, and complete but for what the transport adds itself.
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
  /** Undefined when there is nothing to send. */
  readonly body: string | Uint8Array | undefined;
}

/**
 * What one attempt may take.
 *
 * @example
 * const { signal } = new AbortController();
 * const limits: TransportLimits = { signal, maxResponseBytes: 1_000_000, mayFollow: false };
 */
export interface TransportLimits {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal | undefined;
  /** How many bytes the body may have once it is decompressed. */
  readonly maxResponseBytes: number;
  /** Whether a redirect that the transport cannot show may be followed where it takes no secret. */
  readonly mayFollow: boolean;
  /** Takes each part of the body of a success as it arrives; the answer then has none of them. */
  readonly onPart?: ((part: Uint8Array) => void) | undefined;
}

/**
 * An answer as a transport gives it.
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
 * Sends one request and resolves to its answer, redirects included as they are. Rejects with a
 * RestError; what else it throws is taken as `connection_failed`.
 *
 * @example
 * const logged: Transport = async (request, limits) => {
 *   console.log(request.method, request.url);
 *   return await transport(request, limits);
 * };
 */
export type Transport = (request: BuiltRequest, limits: TransportLimits) => Promise<Answer>;
