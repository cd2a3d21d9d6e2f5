import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import {
  type EventRow,
  type Following,
  listFollowing,
  type Subjects,
} from "../events/events.store.ts";
import { renderEvent, subjectsOf, writeEvent } from "../events/render.ts";
import { createPortion, isRequested, type Portion } from "./portion.ts";
import type { StreamFilter } from "./schema.ts";

export interface Reader {
  merchantId: Id;
  cursor: Id;
  filters: readonly StreamFilter[];
}

export interface ReadResult<Who extends Reader> {
  reader: Who;
  portion: Portion;
  isFull: boolean;
}

const batchSize = 1_000;
const mostOfOne = 50;

export async function readOn<Who extends Reader>(
  { db, log }: Pick<Context, "db" | "log">,
  readers: readonly Who[],
): Promise<ReadResult<Who>[]> {
  if (readers.length === 0) return [];
  const locations = readers.map(({ merchantId, cursor: after }) => ({ merchantId, after }));
  const most = Math.min(mostOfOne, Math.ceil(batchSize / readers.length));
  const matches = await listFollowing(db, locations, most);
  const events = readers.flatMap(({ merchantId, filters }) => {
    const { rows = [] } = matches.get(merchantId) ?? {};
    return rows.filter((row) => filters.some((filter) => isRequested(row, filter)));
  });
  const subjects = await subjectsOf(db, events);
  const about = new Map(events.map((row, n) => [row, subjects[n]]));
  return readers.flatMap((reader) => {
    const following = matches.get(reader.merchantId);
    if (following === undefined) return [];
    const isFull = following.rows.length === most;
    try {
      return [{ reader, portion: portionOf(reader, following, about), isFull }];
    } catch (err) {
      log.error({ err, merchantId: reader.merchantId }, "could not create events for streams");
      return [{ reader, portion: gapThrough(following.rows.at(-1)!.id), isFull }];
    }
  });
}

function portionOf(
  { cursor }: Reader,
  { rows, removedThrough }: Following,
  about: ReadonlyMap<EventRow, Subjects | undefined>,
): Portion {
  const after = cursor > removedThrough ? cursor : removedThrough;
  const through = rows.at(-1)?.id ?? after;
  const events = rows
    .filter((row) => about.has(row))
    .map((row) => ({ row, body: writeEvent(renderEvent(row, about.get(row))) }));
  return createPortion({ after, through }, events);
}

const gapThrough = (id: Id) => createPortion({ after: id, through: id }, []);
