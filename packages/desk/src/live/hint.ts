// What a page is told of what happened: enough to know what to read again.
import type { SentEvent } from "@frontdesk/rest/api/stream";
import type { Half } from "./cursor.ts";

export interface Hint {
  type: string;
  /** Of what it happened to. */
  id: string | null;
  at: string;
  action?: string;
}

/** Of what a service sent, which says nothing else to pages. */
export const hintOf: Readonly<Record<Half, (sent: SentEvent) => Hint>> = {
  payments: ({ text }) => {
    const { type, timestamp: at, data } = JSON.parse(text) as PaymentsEvent;
    const [noun = ""] = type.split(".");
    return { type, id: data[noun]?.id ?? null, at };
  },
  scheduling: ({ text }) => {
    const { type, action, id, at } = JSON.parse(text) as ChangeHint;
    return { type, action, id: String(id), at };
  },
};

interface PaymentsEvent {
  type: string;
  timestamp: string;
  data: Record<string, { id?: string } | undefined>;
}

interface ChangeHint {
  type: string;
  action: string;
  id: number;
  at: string;
}
