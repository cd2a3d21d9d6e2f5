import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BookingContent, BookingView } from "../../../src/appointments/pages/content.ts";
import type { OpenAppointment, OpenOffset } from "../../../src/appointments/pages/shapes.ts";
import type { Entry } from "./entry.ts";

export interface HistoryState {
  view: BookingView;
  step?: "details" | "terms" | "sure";
  /** Choices of earlier parts; 0 for anyone. */
  taken?: readonly number[];
  startsAt?: string;
}

export interface PageState {
  content: BookingContent;
  words: BookingContent["words"];
  position: HistoryState;
  moves: number;
  /** The customer's choice, else the browser's; the business's until known. */
  timezone: string;
  clockOf(timeZone: string): readonly OpenOffset[];
  learn(timeZone: string, clock: readonly OpenOffset[]): void;
  chooseZone(timeZone: string): void;
  /** If the service does not know the browser's zone. */
  leaveZone(): void;
  /** The script runs. Earlier, controls stay disabled. */
  isAlive: boolean;
  /** Server time in milliseconds. */
  now(): number;
  appointment: OpenAppointment | null;
  keep(appointment: OpenAppointment): void;
  /** The entry stays in memory only. */
  entry: Entry;
  setEntry(entry: Entry): void;
  go(location: HistoryState, how?: { instead: boolean }): void;
  back(): void;
}

export const PageContext = createContext<PageState | undefined>(undefined);

export function usePage(): PageState {
  return useContext(PageContext)!;
}
