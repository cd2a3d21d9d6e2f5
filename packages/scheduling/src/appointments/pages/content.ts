// What the document tells the script in the browser: the one thing both sides read.

import type { BookingMessages } from "../locales/catalogues.ts";
import type { OpenAppointment, OpenOffset, OpenPage, OpenService, OpenSlots } from "./shapes.ts";

/** What is done with an appointment at an address of its own. */
export type Act = "move" | "cancel" | "verify" | "again" | "reminders";

/** Which page an address below `/book/<account>` is. */
export type BookingView =
  | { at: "services" }
  | { at: "service"; id: string; with: string | undefined }
  | {
      at: "appointment";
      token: string;
      act: Act | undefined;
      from?: string | undefined;
      /** By whose clock the times to move to are shown. */
      zone?: string | undefined;
      /** Of an address, as the link in a mail has it. */
      proof?: string | undefined;
    };

/** Why a page that is sent holds nothing of what it was asked for; `busy` for one too often. */
export type Missing = "page" | "service" | "appointment" | "busy";

/** What came of a form that was sent without script, shown above it. */
export type FormOutcome = "changed" | "refused" | "taken" | "done" | "busy" | "ended";

export interface BookingContent {
  /** The address of the customers' API of the account, without a slash at the end. */
  api: string;
  /** The path of the account's page. */
  path: string;
  /** What dates and amounts are written by (BCP 47). */
  locale: string;
  words: BookingMessages;
  /** ISO 8601; of the server, as the page was made. */
  now: string;
  /** By zone: of the business, of the customer of an appointment, and of its slots. */
  clocks: Record<string, OpenOffset[]>;
  view: BookingView;
  /** What the business offers; null with an appointment, whose links outlive the page. */
  page: OpenPage | null;
  /** The one that is asked for, or that an appointment is of where the page does not list it. */
  service: OpenService | null;
  /** Times in the business's zone, which is mostly the customer's too. */
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
/** How far somebody has come on a page that is only looked at. */
export interface Beginning {
  step?: "terms" | undefined;
  customer: { name: string; email: string };
}

/** The address of a view. */
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
