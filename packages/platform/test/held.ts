import { ServerResponse } from "node:http";
import { DefaultQueryExecutor } from "kysely";

/** Peak sizes in bytes of JSON. */
export interface HeldBytes {
  read: number;
  written: number;
}

type Write = (...args: unknown[]) => unknown;

export async function heldBy(work: () => Promise<unknown>): Promise<HeldBytes> {
  const held: HeldBytes = { read: 0, written: 0 };
  const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as {
    executeQuery: (...args: unknown[]) => Promise<{ rows: unknown[] }>;
  };
  const response = ServerResponse.prototype as unknown as { write: Write };
  const { executeQuery } = executor;
  const { write } = response;
  executor.executeQuery = async function (...args) {
    const result = await executeQuery.apply(this, args);
    held.read = Math.max(held.read, bytesOf(JSON.stringify(result.rows)));
    return result;
  };
  response.write = function (...args) {
    held.written = Math.max(held.written, bytesOf(args[0] as string | Uint8Array));
    return write.apply(this, args);
  };
  try {
    await work();
  } finally {
    executor.executeQuery = executeQuery;
    response.write = write;
  }
  return held;
}

const bytesOf = (piece: string | Uint8Array): number =>
  typeof piece === "string" ? Buffer.byteLength(piece) : piece.byteLength;
