import type { Database } from "@frontdesk/database/database";
import { piecesOf } from "@frontdesk/server/long-text";
import { addDays } from "../../core/intervals/days.ts";
import {
  type OpenResource,
  type OpenTimesResponse,
  openTimesLimit,
  readDays,
} from "./open-times.ts";
import { ResourceOpenTimes } from "./schema.ts";

interface TextQuery {
  resources: AsyncIterable<readonly OpenResource[]>;
  from: string;
  to: string;
}

export async function* textOf(
  db: Database,
  accountId: number,
  { resources, from, to }: TextQuery,
): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const rows of resources) {
    for (const resource of rows) {
      yield separator;
      separator = ",\n";
      const { id, bookable, archived } = resource;
      const days = portionsOfDays(db, accountId, { resource, from, to });
      const view = { id, bookable: bookable && !archived, days };
      // Newlines separate items only.
      for await (const piece of piecesOf(ResourceOpenTimes, view)) yield piece.replace("\n", "");
    }
  }
  yield separator === ",\n" ? "\n]\n" : "[\n]\n";
}

async function* portionsOfDays(
  db: Database,
  accountId: number,
  { resource, from, to }: { resource: OpenResource; from: string; to: string },
): AsyncGenerator<OpenTimesResponse["days"]> {
  for (let first = from; first <= to; first = addDays(first, openTimesLimit.days)) {
    const last = addDays(first, openTimesLimit.days - 1);
    const some = { resources: [resource], from: first, to: last < to ? last : to };
    const [view] = await readDays(db, accountId, some);
    yield view!.days;
  }
}
