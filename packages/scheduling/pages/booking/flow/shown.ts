// What every part of the page knows: its content, its words, and how amounts and moments are
// written.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BookingContent, BookingView } from "../../../src/appointments/pages/content.ts";
import type { OpenAppointment, OpenOffset } from "../../../src/appointments/pages/shapes.ts";
import type { Entry } from "./entry.ts";

/** Where the customer is: a view, and a step of it that has no address of its own. */
export interface Place {
  view: BookingView;
  step?: "details" | "terms" | "sure";
  /** Whom the parts before were chosen of, where several leave a choice; 0 for anybody. */
  taken?: readonly number[];
  /** The time that is moved to, once that is a step. */
  startsAt?: string;
}

export interface Shown {
  content: BookingContent;
  words: BookingContent["words"];
  place: Place;
  /** How often the customer went elsewhere since the page was opened. */
  moves: number;
  /** The zone that the customer chose, or of their browser; until it is known, of the business. */
  timezone: string;
  /** The clock of a zone, as the service has it; of the business for one that it did not tell. */
  clockOf(timeZone: string): readonly OpenOffset[];
  /** Keeps the clock of a zone. */
  learn(timeZone: string, clock: readonly OpenOffset[]): void;
  /** Shows times in another zone, on this device from now on. */
  chooseZone(timeZone: string): void;
  /** Goes back to the zone of the business, where the service does not know the browser's. */
  leaveZone(): void;
  /** Whether the script has come: before that, only what needs none is to be pressed. */
  isAlive: boolean;
  /** The clock of the server, in milliseconds. */
  now(): number;
  /** What is being booked, or was. */
  appointment: OpenAppointment | null;
  keep(appointment: OpenAppointment): void;
  /** What was typed, which is nowhere but here. */
  entry: Entry;
  setEntry(entry: Entry): void;
  go(place: Place, how?: { instead: boolean }): void;
  back(): void;
}

export const ShownContext = createContext<Shown | undefined>(undefined);

export function useShown(): Shown {
  return useContext(ShownContext)!;
}
