import { createTransport as createOwn } from "#transport";
import type { Transport } from "./transport.ts";

/**
 * A transport of the platform's own kind, with connections of its own: undici on Node, `fetch`
 * elsewhere. The type is written out so that declarations know nothing of the choice.
 *
 * @example
 * const transport = createTransport({ proxy: false });
 * const hurried = new Client({ transport, timeoutMs: 1_000 });
 * const patient = new Client({ transport, timeoutMs: 60_000 });
 */
export const createTransport: (options?: { proxy?: boolean }) => Transport = createOwn;
