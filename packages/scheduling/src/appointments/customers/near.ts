// A refused time comes with the next slots, to save a request.
import type { Database } from "@frontdesk/database/database";
import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../core/context.ts";
import { singleFlight } from "../../core/single-flight.ts";
import { findOffered } from "../../offering/services/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { nextSlots } from "./free-slots.ts";

interface NearQuery {
  accountId: number;
  publicId: string | null;
  startsAt: Date;
  timezone: string;
  chosenIds: readonly number[];
  own?: AppointmentRow | undefined;
}

const { slotTaken, expired } = appointmentRefusals;
const messages = new Map([
  ["slot_taken", slotTaken],
  ["hold_expired", expired],
]);

export async function withNext<Result>(
  context: Context,
  query: () => Promise<NearQuery>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal = error instanceof Refusal ? messages.get(codeIn(error)) : undefined;
    if (refusal === undefined) throw error;
    throw refusal(await nextOf(context.db, { context, query: await query() }));
  }
}

const codeIn = ({ body }: Refusal): string => (body as { error?: string } | undefined)?.error ?? "";

interface Looking {
  context: Context;
  query: NearQuery;
}

const nextOf = singleFlight(readNext, ({ query: { own, startsAt, ...what } }: Looking) =>
  JSON.stringify([own?.id, own?.revision, startsAt.getTime(), what]),
);

async function readNext(_db: Database, { context, query }: Looking) {
  const { accountId, publicId, startsAt, ...choosing } = query;
  const service =
    publicId === null ? undefined : await findOffered(context.db, accountId, publicId);
  if (service === undefined) return [];
  return await nextSlots(context, { accountId, service, ...choosing }, startsAt);
}
