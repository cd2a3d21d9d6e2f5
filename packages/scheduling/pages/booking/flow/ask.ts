// Speaks with the customers' API, with patience: what got no answer is sent again, under a key that
// makes it the same request.

export interface Said<Body> {
  /** 0 where there was no answer. */
  status: number;
  body: Body;
}

interface Request {
  method?: "GET" | "POST" | "DELETE";
  body?: object;
}

const answerWithinMs = 30_000;
const pausesMs = [600, 1_800];

/** Asks; an answer of another shape, or none, has status 0 and an empty body. */
export async function askFor<Body>(
  url: string,
  { method = "GET", body }: Request = {},
): Promise<Said<Body>> {
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
  // Known to browsers only where the connection is safe.
  return globalThis.isSecureContext ? { "idempotency-key": crypto.randomUUID() } : {};
}
