/*
 * A call goes out in the name of an app, of a customer or of nobody, and comes back as JSON or as
 * an error.
 */
import {
  credentialsOf,
  type Outgoing,
  openWire,
  type PostOptions,
  type WireOptions,
} from "@frontdesk/rest/api/wire";
import { readAnswer } from "./answer.ts";
import { ConnectionError } from "./errors.ts";

/** Where the service is, and how it is spoken to. */
export interface ConnectionOptions extends WireOptions {
  /** The API key of an app. Not needed for `apps.create`, `vault.seal` and `payments.create`. */
  key?: string | undefined;
}

export interface Call {
  method: Outgoing["method"];
  /** Below the address of the service, with the query. */
  path: string;
  body?: object;
  /** Instead of a body: the bytes of a file. */
  file?: { type: string; content: Uint8Array };
  /** An app proves itself by the key; a customer names the version of the API instead. */
  caller?: "app" | "anyone" | "customer";
  /** By default as the method says: keyed for a POST. */
  repeat?: Outgoing["repeat"];
  /** What the body of a success is: JSON by default. Events are handed on in parts. */
  answer?: keyof typeof accepted;
  onPart?: Outgoing["onPart"];
  options?: PostOptions | undefined;
}

/** Resolves to the answer's body, undefined when it has none; rejects with a `PaymentsError`. */
export type Send = <Answer>(call: Call) => Promise<Answer>;

const accepted = {
  json: "application/json",
  // What refuses it says why in JSON.
  text: "text/*, application/xml, application/json",
  // Its bytes go to `onPart`; what refuses it says why in JSON.
  file: "application/pdf, image/*, application/json",
  // What refuses a stream says why in JSON.
  events: "text/event-stream, application/json",
};

const repeats = { GET: "safe", PUT: "once", POST: "keyed", DELETE: "once" } as const;

/** The one way out; throws TypeError for an address that is none. */
export function connect(connection: ConnectionOptions): Send {
  const wire = openWire(connection, (error) => {
    return new ConnectionError(error.message, { cause: error });
  });
  return async <Answer>(call: Call) => {
    const { method, path, body, file, repeat = repeats[method], onPart, options } = call;
    const headers = headersOf(call, connection.key);
    const outgoing = { method, path, headers, repeat, onPart, options };
    const sent = file?.content ?? (body && JSON.stringify(body));
    const response = await wire({ ...outgoing, body: sent });
    return readAnswer(response, call.answer) as Answer;
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
