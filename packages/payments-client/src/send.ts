/* As an app, as a customer or anonymously; returns JSON or throws. */
import {
  credentialsOf,
  type Outgoing,
  openWire,
  type PostOptions,
  type WireOptions,
} from "@frontdesk/rest/api/wire";
import { readAnswer, refuseEmpty } from "./answer.ts";
import { ConnectionError } from "./errors.ts";

/** Address of the service, and connection settings. */
export interface ConnectionOptions extends WireOptions {
  /** An app's API key. Not needed for `apps.create`, `vault.seal` and `payments.create`. */
  key?: string | undefined;
}

export interface Call {
  method: Outgoing["method"];
  /** Path below the service's address, with the query. */
  path: string;
  body?: object | undefined;
  /** Bytes of a file, in place of a body. */
  file?: { type: string; content: Uint8Array };
  /** A customer names the API version instead of a key. */
  caller?: "app" | "anyone" | "customer";
  /** By method: a POST repeats with its key. */
  repeat?: Outgoing["repeat"];
  /** Default: JSON. Events arrive in parts. */
  answer?: keyof typeof accepted;
  onPart?: Outgoing["onPart"];
  options?: PostOptions | undefined;
}

/** Undefined if empty; rejects with a `PaymentsError`. */
export type Send = <Answer>(call: Call) => Promise<Answer>;

const accepted = {
  json: "application/json",
  // Refusals are JSON, so these accept it too.
  text: "text/*, application/xml, application/json",
  file: "application/pdf, image/*, application/json",
  events: "text/event-stream, application/json",
};

const repeats = { GET: "safe", PUT: "once", POST: "keyed", DELETE: "once" } as const;

/** Throws TypeError for an invalid address. */
export function connect(connection: ConnectionOptions): Send {
  const wire = openWire(connection, (error) => {
    return new ConnectionError(error.message, { cause: error });
  });
  return async <Answer>(call: Call) => {
    const { method, path, body, file, answer = "json", onPart, options } = call;
    const { repeat = repeats[method] } = call;
    const headers = headersOf(call, connection.key);
    const outgoing = { method, path, headers, repeat, onPart, options };
    const sent = file?.content ?? (body && JSON.stringify(body));
    const response = await wire({ ...outgoing, body: sent });
    const read = readAnswer(response, answer) as Answer;
    if (method === "GET" && answer === "json") refuseEmpty(response);
    return read;
  };
}

function headersOf(
  { caller = "app", answer = "json", file }: Call,
  key: string | undefined,
): Record<string, string> {
  return {
    Accept: accepted[answer],
    ...(caller === "app" && key !== undefined && { Authorization: credentialsOf(key) }),
    ...(file && { "Content-Type": file.type }),
    ...(caller === "customer" && { "Accept-Version": "1" }),
  };
}
