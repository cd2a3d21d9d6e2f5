/*
 * A stock is many seeded transactions whose ids follow from their number, so that every process of
 * the bench can name any of them without asking the database.
 */
import { type Id, shardOf } from "../src/ground/ids.ts";

export interface Stock {
  /** The Unix second the first of them was made in; a thousand to a second follow. */
  second: number;
  /** The number in the id of the first one, unique among the stocks of a database. */
  first: number;
  count: number;
  /** Takes turns. */
  merchants: Id[];
}

export interface Place {
  shard: number;
  merchantId: Id;
  /** Of the transaction. */
  id: Id;
}

/** Coprime to the size of every stock that is not a multiple of it: all are visited once. */
const stride = 7919;

/** The place that a running number falls on, all over the stock and not in the order of ids. */
export function placeAt({ second, first, count, merchants }: Stock, turn: number): Place {
  const index = (turn * stride) % count;
  const merchantId = merchants[index % merchants.length]!;
  const time = hex(second + Math.floor(index / 1000), 8) + hex(index % 1000, 3);
  const id = time + merchantId.slice(11, 15) + hex(first + index, 9);
  return { shard: shardOf(id), merchantId, id };
}

/** A new one at every call. */
export function walk(stock: Stock): () => Place {
  let turn = 0;
  return () => {
    turn += 1;
    return placeAt(stock, turn);
  };
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}
