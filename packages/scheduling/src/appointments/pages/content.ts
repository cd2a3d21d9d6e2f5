// Data of the document for the script: the contract between server and browser.

import type { BookingMessages } from "../locales/catalogues.ts";
import type { OpenAppointment, OpenOffset, OpenPage, OpenService, OpenSlots } from "./shapes.ts";

export type Act = "move" | "cancel" | "verify" | "again" | "reminders";

export type BookingView =
  | { at: "services" }
  | { at: "service"; id: string; with: string | undefined }
  | {
      at: "appointment";
      token: string;
      act: Act | undefined;
      from?: string | undefined;
      zone?: string | undefined;
      proof?: string | undefined;
    };

export type Missing = "page" | "service" | "appointment" | "busy";

export type FormOutcome = "changed" | "refused" | "taken" | "done" | "busy" | "ended";

export interface BookingContent {
  api: string;
  path: string;
  /** BCP 47. */
  locale: string;
  words: BookingMessages;
  /** ISO 8601; server time of the rendering. */
  now: string;
  clocks: Record<string, OpenOffset[]>;
  view: BookingView;
  /** Null for an unpublished page: appointment links outlive it. */
  page: OpenPage | null;
  service: OpenService | null;
  slots: { from: string; answer: OpenSlots } | null;
  appointment: OpenAppointment | null;
  missing: Missing | null;
  outcome: FormOutcome | null;
}

export const actions: readonly string[] = [
  "move",
  "cancel",
  "verify",
  "again",
  "reminders",
] satisfies Act[];
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
  const requests = Object.entries({ from, zone, proof }).filter(([, value]) => value !== undefined);
  const query = requests.map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`);
  const location = `${path}/a/${encodeURIComponent(token)}${act === undefined ? "" : `/${act}`}`;
  return query.length === 0 ? location : `${location}?${query.join("&")}`;
}
