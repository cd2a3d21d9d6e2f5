/*
 * How a page of the desk sends: with its own cookie and mark, by which the desk knows the request
 * for its own. Whoever is no longer signed in is led to the sign-in, and back here from there. Who
 * has to prove their second factor is asked for it, and then the very request is repeated.
 */
import { createFetchTransport, type Transport } from "@frontdesk/rest";
import { heard, missed } from "./connection.ts";
import { headersOfPage, overtaken } from "./whose-page.ts";

/** What is there to send with, and whom to ask. */
export interface Surroundings {
  fetch: typeof fetch;
  /** Has somebody prove their second factor, or set one up; false when they would not. */
  prove(): Promise<boolean>;
  /** Leads to the sign-in, and from there back here. */
  signIn(): void;
  /** How long is waited for the beginning of an answer: half a minute unless given. */
  answerMs?: number;
}

/** How long is waited for the beginning of an answer, where nobody says. */
const usualMs = 30_000;

/** A transport for the clients of a page, which may take as long as somebody takes to be asked. */
export function openTransport({
  fetch,
  prove,
  signIn,
  answerMs = usualMs,
}: Surroundings): Transport {
  const send = async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(headersOfPage())) headers.set(name, value);
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error("There was no answer")), answerMs);
    const signals = [silence.signal, ...(init?.signal == null ? [] : [init.signal])];
    const signal = AbortSignal.any(signals);
    try {
      const answer = await fetch(input, { ...init, headers, signal, credentials: "same-origin" });
      heard();
      return answer;
    } catch (error) {
      // Of a stream that ends, whoever hears it tells; much else may still be answered.
      if (init?.signal?.aborted !== true && !isStream(headers)) missed();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return createFetchTransport(async (input, init) => {
    const answer = await send(input, init);
    if (answer.status === 401) signIn();
    const code = answer.status === 403 ? await codeOf(answer.clone()) : undefined;
    if (answer.ok || code === "other_person") overtaken(!answer.ok);
    const isAsked = code === "step_up_required" || code === "second_factor_needed";
    // What sets one up, or proves it, is asked from where that is asked for.
    if (!isAsked || isOfSession(input) || !(await prove())) return answer;
    return await send(input, init);
  });
}

const isOfSession = (input: Parameters<typeof fetch>[0]) =>
  /\/session\//.test(input instanceof Request ? input.url : String(input));

const isStream = (headers: Headers) => /event-stream/.test(headers.get("accept") ?? "");

async function codeOf(answer: Response): Promise<string | undefined> {
  try {
    const { code, error } = (await answer.json()) as { code?: string; error?: string };
    return code ?? error;
  } catch {
    return undefined;
  }
}
