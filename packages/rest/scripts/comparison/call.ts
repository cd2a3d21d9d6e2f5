export interface Call {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs?: number;
}

/** Reads the whole answer and returns the status; rejects on failure. */
export type Sender = (call: Call) => Promise<number>;
