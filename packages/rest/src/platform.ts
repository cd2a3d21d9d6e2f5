import { createTransport as createOwn } from "#transport";
import type { Transport } from "./transport.ts";

/**
 * A new transport of the platform with separate connections: undici on Node, `fetch` elsewhere. The
 * explicit type keeps the platform out of the declarations.
 *
 * @example
 * const transport = createTransport({ proxy: false });
 * const hurried = new Client({ transport, timeoutMs: 1_000 });
 * const patient = new Client({ transport, timeoutMs: 60_000 });
 */
export const createTransport: (options?: { proxy?: boolean }) => Transport = createOwn;
