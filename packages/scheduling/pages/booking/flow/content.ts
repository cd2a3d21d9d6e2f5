// Shared state of the page: content, messages and formats.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BookingContent, BookingView } from "../../../src/appointments/pages/content.ts";
import type { OpenAppointment, OpenOffset } from "../../../src/appointments/pages/shapes.ts";
import type { Entry } from "./entry.ts";

/** A view, and a step of it without an own address. */
export interface Place {
  view: BookingView;
  step?: "details" | "terms" | "sure";
  /** Choices of earlier parts, if several offer one; 0 for anyone. */
  taken?: readonly number[];
  /** New time of a reschedule. */
  startsAt?: string;
}

export interface PageState {
  content: BookingContent;
  words: BookingContent["words"];
  place: Place;
  /** Number of navigations since the page opened. */
  moves: number;
  /** Chosen by the customer, else the browser's; the business's until known. */
  timezone: string;
  /** From the service; the business's clock for an unknown zone. */
  clockOf(timeZone: string): readonly OpenOffset[];
  learn(timeZone: string, clock: readonly OpenOffset[]): void;
  /** Stored on this device. */
  chooseZone(timeZone: string): void;
  /** Back to the business's zone if the service does not know the browser's. */
  leaveZone(): void;
  /** True once the script runs; before, controls that need it are disabled. */
  isAlive: boolean;
  /** Server time in milliseconds. */
  now(): number;
  /** Current or last booking. */
  appointment: OpenAppointment | null;
  keep(appointment: OpenAppointment): void;
  /** Input, kept only in memory. */
  entry: Entry;
  setEntry(entry: Entry): void;
  go(location: Place, how?: { instead: boolean }): void;
  back(): void;
}

export const PageContext = createContext<PageState | undefined>(undefined);

export function usePage(): PageState {
  return useContext(PageContext)!;
}
