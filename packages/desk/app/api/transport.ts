/* Proves the page's origin by a header. Without a session it redirects to sign-in and back. A
   second factor refusal opens the prompt, then repeats the request. */
import { createFetchTransport, type Transport } from "@frontdesk/rest";
import { slowLineMs } from "@frontdesk/server/slow-line";
import { heard, missed } from "./connection.ts";
import { headersOfPage, overtaken } from "./whose-page.ts";

export interface Surroundings {
  fetch: typeof fetch;
  /** False if the user cancels. */
  prove(): Promise<boolean>;
  signIn(after: "read" | "change"): void;
  /** Timeout of the headers; default: half a minute, more for a large body. */
  answerMs?: number;
}

const usualMs = 30_000;

/** The prompt does not count towards the timeout. */
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
    // A browser does not tell how much it has sent.
    const patienceMs = answerMs + slowLineMs(bytesOf(init?.body));
    const timer = setTimeout(() => silence.abort(new Error("There was no answer")), patienceMs);
    const signals = [silence.signal, ...(init?.signal == null ? [] : [init.signal])];
    const signal = AbortSignal.any(signals);
    try {
      const answer = await fetch(input, { ...init, headers, signal, credentials: "same-origin" });
      heard();
      return answer;
    } catch (error) {
      // The live stream reports its own end.
      if (init?.signal?.aborted !== true && !isStream(headers)) missed();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return createFetchTransport(async (input, init) => {
    const answer = await send(input, init);
    if (answer.status === 401) signIn(init?.method === "GET" ? "read" : "change");
    const code = answer.status === 403 ? await codeOf(answer.clone()) : undefined;
    if (answer.ok || code === "other_person") overtaken(!answer.ok);
    const isRequested = code === "step_up_required" || code === "second_factor_needed";
    // Session requests set up the factor themselves.
    if (!isRequested || isOfSession(input) || !(await prove())) return answer;
    return await send(input, init);
  });
}

function bytesOf(body: BodyInit | null | undefined): number {
  if (typeof body === "string") return body.length;
  return body instanceof Uint8Array ? body.byteLength : 0;
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
