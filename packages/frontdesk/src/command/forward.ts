import { signedHeaders } from "@frontdesk/platform/webhooks/signature";
import { createTransport, RestError } from "@frontdesk/rest";

export type Outcome = { ms: number } & ({ status: number } | { failure: string });

export type Forward = (event: { id: string; body: string }) => Promise<Outcome>;

const patienceMs = 15_000;
const mostBytes = 1_048_576;

export function forwardTo(url: string, secret: string): Forward {
  const send = createTransport({ proxy: false });
  return async ({ id, body }) => {
    const startedAt = performance.now();
    const notice = await post(send, { url, id, body, secret });
    return { ...notice, ms: Math.round(performance.now() - startedAt) };
  };
}

interface ForwardedEvent {
  url: string;
  id: string;
  body: string;
  secret: string;
}

async function post(
  send: ReturnType<typeof createTransport>,
  { url, id, body, secret }: ForwardedEvent,
): Promise<{ status: number } | { failure: string }> {
  const signed = signedHeaders({ id, body, at: new Date(), secrets: [secret] });
  const headers = Object.fromEntries(
    Object.entries(signed).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const limits = { signal, maxResponseBytes: mostBytes, mayFollow: false };
    const { statusCode } = await send({ method: "POST", url, headers, body }, limits);
    return { status: statusCode };
  } catch (error) {
    return { failure: failureOf(error, signal) };
  }
}

function failureOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `no answer within ${patienceMs / 1000} s`;
  const cause = error instanceof RestError ? error.cause : error;
  const { code } = (cause ?? {}) as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED") return "connection refused";
  return code === undefined ? (error as Error).message : `${(error as Error).message} (${code})`;
}
