import type { SentEvent } from "@frontdesk/rest/api/stream";
import type { ServiceSide } from "./cursor.ts";

export interface Hint {
  type: string;
  id: string | null;
  at: string;
  action?: string;
}

/** Only the stale data. */
export const hintOf: Readonly<Record<ServiceSide, (sent: SentEvent) => Hint>> = {
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
