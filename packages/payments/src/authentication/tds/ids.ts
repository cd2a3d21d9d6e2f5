// A transaction id of 3-D Secure is a random UUID. Those made here name the merchant's shard in
// their first four digits, so that a result, which names nothing else, is found in one shard.
import { randomUUID } from "node:crypto";

/** A version 4 UUID of which 106 bits are random. */
export function newTransactionId(shard: number): string {
  return shard.toString(16).padStart(4, "0") + randomUUID().slice(4);
}

/** The shard that an id of `newTransactionId` names. */
export function shardOfTransaction(id: string): number {
  return Number.parseInt(id.slice(0, 4), 16);
}
