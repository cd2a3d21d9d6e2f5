// The shard's four digits come first: a result names nothing else.
import { randomUUID } from "node:crypto";

/** A version 4 UUID with 106 random bits. */
export function newTransactionId(shard: number): string {
  return shard.toString(16).padStart(4, "0") + randomUUID().slice(4);
}

export function shardOfTransaction(id: string): number {
  return Number.parseInt(id.slice(0, 4), 16);
}
