/* Computable ids: a process can name any without a query. */
import { type Id, shardOf } from "../src/core/ids.ts";

export interface Stock {
  /** Second of the first id; a thousand ids share one. */
  second: number;
  first: number;
  count: number;
  merchants: Id[];
}

export interface StockEntry {
  shard: number;
  merchantId: Id;
  id: Id;
}

/** Its factor shares none with stock sizes, so a walk visits every entry. */
const stride = 7919;

export function entryAt({ second, first, count, merchants }: Stock, round: number): StockEntry {
  const index = (round * stride) % count;
  const merchantId = merchants[index % merchants.length]!;
  const time = hex(second + Math.floor(index / 1000), 8) + hex(index % 1000, 3);
  const id = time + merchantId.slice(11, 15) + hex(first + index, 9);
  return { shard: shardOf(id), merchantId, id };
}

export function walk(stock: Stock): () => StockEntry {
  let round = 0;
  return () => {
    round += 1;
    return entryAt(stock, round);
  };
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}
