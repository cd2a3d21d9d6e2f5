// Repeats unanswered requests under the same idempotency key.

export interface PublicResponse<Body> {
  /** 0 without a response. */
  status: number;
  body: Body;
}

interface Request {
  method?: "GET" | "POST" | "DELETE";
  body?: object;
}

const answerWithinMs = 30_000;
const pausesMs = [600, 1_800];

/** A person may be as fast as the guard against programs allows, so a short wait passes unseen. */
const mostWaitSeconds = 5;

export async function askFor<Body>(
  url: string,
  request: Request = {},
): Promise<PublicResponse<Body>> {
  const { waitSeconds, ...answer } = await askUntilAnswered<Body>(url, request);
  if (waitSeconds === undefined || waitSeconds > mostWaitSeconds) return answer;
  await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1_000));
  const { status, body } = await askUntilAnswered<Body>(url, request);
  return { status, body };
}

interface Answered<Body> extends PublicResponse<Body> {
  /** Of a refusal for too many requests. */
  waitSeconds?: number;
}

async function askUntilAnswered<Body>(
  url: string,
  { method = "GET", body }: Request,
): Promise<Answered<Body>> {
  const key = method === "POST" ? keyOf() : {};
  for (const pause of [...pausesMs, undefined]) {
    try {
      const response = await fetch(url, {
        method,
        headers: { ...key, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const text = await response.text();
      const answer = { body: (text === "" ? {} : JSON.parse(text)) as Body };
      const { status, headers } = response;
      const after = status === 429 ? headers.get("retry-after") : null;
      return { status, ...answer, ...(after !== null && { waitSeconds: Number(after) }) };
    } catch {
      if (pause === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return { status: 0, body: {} as Body };
}

function keyOf(): Record<string, string> {
  // `crypto.randomUUID` exists only in secure contexts.
  return globalThis.isSecureContext ? { "idempotency-key": crypto.randomUUID() } : {};
}
