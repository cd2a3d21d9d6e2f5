import { randomUUID } from "node:crypto";
import { type Audience, targetOf } from "@frontdesk/people/assertions/assertion";
import type { SignedIn } from "@frontdesk/people/people";
import type { Dispatcher } from "undici";
import type { Context } from "../context.ts";
import { originOf } from "./forward.ts";

export interface Question {
  aud: Audience;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path with its query. */
  url: string;
  body?: object;
  idempotencyKey?: string;
}

export interface Asker {
  person: SignedIn;
  address: string;
}

/** Returns undefined if the service is unreachable. */
export async function askAs(
  context: Context,
  { person, address }: Asker,
  { aud, method, url, body, idempotencyKey }: Question,
): Promise<{ status: number; body: unknown } | undefined> {
  const target = targetOf(url);
  if (target === undefined) throw new Error(`no path: ${url}`);
  const request = { method, ...target, idempotencyKey: idempotencyKey ?? null };
  const assertion = await context.people.makeAssertion({ person, address, aud, request });
  if (assertion === undefined) return undefined;
  const query: Dispatcher.RequestOptions = {
    origin: originOf(context, { aud }),
    path: url,
    method,
    headers: {
      authorization: assertion.header,
      accept: "application/json",
      "x-request-id": randomUUID(),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    headersTimeout: 20_000,
    bodyTimeout: 20_000,
  };
  try {
    const { statusCode: status, body: answer } = await context.agent.request(query);
    const text = await answer.text();
    return { status, body: text === "" ? undefined : JSON.parse(text) };
  } catch (err) {
    context.log.warn({ err }, "a service did not respond");
    return undefined;
  }
}
