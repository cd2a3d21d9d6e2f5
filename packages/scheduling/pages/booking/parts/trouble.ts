import type { BookingMessages } from "../../../src/appointments/locales/catalogues.ts";

export function troubleOf(words: BookingMessages, status: number): string {
  if (status === 0) return words.offline;
  if (status === 429) return words.busy;
  return status === 503 ? words.paymentsAway : words.failed;
}
