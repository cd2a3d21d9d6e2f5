/** What every client is asked to send. */
export interface Call {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs?: number;
}

/** Sends a call, reads its whole answer as text, and gives the status; rejects when it fails. */
export type Sender = (call: Call) => Promise<number>;
