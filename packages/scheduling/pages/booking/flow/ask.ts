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

export async function askFor<Body>(
  url: string,
  { method = "GET", body }: Request = {},
): Promise<PublicResponse<Body>> {
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
      return { status: response.status, body: (text === "" ? {} : JSON.parse(text)) as Body };
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
