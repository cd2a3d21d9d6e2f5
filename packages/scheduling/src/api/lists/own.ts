// A person may have any number of rows.
import { answerInPortions } from "@frontdesk/server/portions";
import type { FastifyReply } from "fastify";
import { readerOf } from "../objects.ts";

export const ownPortion = { rows: 20 };

export interface Rows {
  last: number | undefined;
  limit: number;
}

interface OwnList<Row, Item> {
  read: (rows: Rows) => Promise<Row[]>;
  show: (row: Row) => Item;
}

export async function answerOwn<Row extends { id: number }, Item>(
  reply: FastifyReply,
  { read, show }: OwnList<Row, Item>,
): Promise<Item[]> {
  const limit = ownPortion.rows;
  const first = await read({ last: undefined, limit });
  if (first.length < limit) return first.map(show);
  const portions = (async function* () {
    let last = first.at(-1)!.id;
    for (let count = limit; count === limit; ) {
      const rows = await read({ last, limit });
      count = rows.length;
      last = rows.at(-1)?.id ?? last;
      yield rows.map(show);
    }
  })();
  const list = { who: readerOf(reply), first: first.map(show), portions };
  return (await answerInPortions(reply, list)) as unknown as Item[];
}
