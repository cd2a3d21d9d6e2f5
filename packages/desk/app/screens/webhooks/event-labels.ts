import type { Event } from "@frontdesk/payments-client/types";

/** `datetime-local`, in the reader's zone. */
export function fieldOf(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export function momentIn(field: string): string | undefined {
  const moment = new Date(field);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function paymentOf({ data }: Pick<Event, "data">): string | undefined {
  return "transaction" in data ? data.transaction.id : undefined;
}
