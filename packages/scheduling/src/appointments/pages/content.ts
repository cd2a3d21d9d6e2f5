// Data of the document for the browser's script: the one contract between server and browser.

import type { BookingMessages } from "../locales/catalogues.ts";
import type { OpenAppointment, OpenOffset, OpenPage, OpenService, OpenSlots } from "./shapes.ts";

/** Actions on an appointment with their own address. */
export type Act = "move" | "cancel" | "verify" | "again" | "reminders";

/** The page of an address below `/book/<account>`. */
export type BookingView =
  | { at: "services" }
  | { at: "service"; id: string; with: string | undefined }
  | {
      at: "appointment";
      token: string;
      act: Act | undefined;
      from?: string | undefined;
      /** The zone of the offered slots. */
      zone?: string | undefined;
      /** From the address, as in a mail's link. */
      proof?: string | undefined;
    };

/** The reason for an empty page; `busy` is a rate limit. */
export type Missing = "page" | "service" | "appointment" | "busy";

/** The result of a form sent without script, shown above it. */
export type FormOutcome = "changed" | "refused" | "taken" | "done" | "busy" | "ended";

export interface BookingContent {
  /** The customers' API of the account, without a trailing slash. */
  api: string;
  /** The path of the account's page. */
  path: string;
  /** For dates and amounts (BCP 47). */
  locale: string;
  words: BookingMessages;
  /** ISO 8601; the server's time at rendering. */
  now: string;
  /** By zone: those of the business, of the appointment's customer, and of its slots. */
  clocks: Record<string, OpenOffset[]>;
  view: BookingView;
  /** Null with an appointment if the page is no longer published: links outlive it. */
  page: OpenPage | null;
  /** The requested service, or an appointment's service missing from the page. */
  service: OpenService | null;
  /** In the business's zone, usually the customer's too. */
  slots: { from: string; answer: OpenSlots } | null;
  appointment: OpenAppointment | null;
  missing: Missing | null;
  told: FormOutcome | null;
}

export const acts: readonly string[] = [
  "move",
  "cancel",
  "verify",
  "again",
  "reminders",
] satisfies Act[];
/** The progress shown in a preview. */
export interface Beginning {
  step?: "terms" | undefined;
  customer: { name: string; email: string };
}

export function addressOfView(path: string, view: BookingView): string {
  if (view.at === "services") return path;
  if (view.at === "service") {
    const query = view.with === undefined ? "" : `?with=${encodeURIComponent(view.with)}`;
    return `${path}/${encodeURIComponent(view.id)}${query}`;
  }
  const { token, act, from, zone, proof } = view;
  const asked = Object.entries({ from, zone, proof }).filter(([, value]) => value !== undefined);
  const query = asked.map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`);
  const place = `${path}/a/${encodeURIComponent(token)}${act === undefined ? "" : `/${act}`}`;
  return query.length === 0 ? place : `${place}?${query.join("&")}`;
}
