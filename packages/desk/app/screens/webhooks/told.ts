// How what webhooks are about is read and written by people.
import type { Event } from "@frontdesk/payments-client/types";

/** A moment as a field for day and time has it, in the reader's zone. */
export function fieldOf(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A moment of such a field; undefined where there is none in it. */
export function momentIn(field: string): string | undefined {
  const moment = new Date(field);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** JSON with a line for each member; other text as it is. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The payment that an event is about, if it is about one. */
export function paymentOf({ data }: Pick<Event, "data">): string | undefined {
  return "transaction" in data ? data.transaction.id : undefined;
}
