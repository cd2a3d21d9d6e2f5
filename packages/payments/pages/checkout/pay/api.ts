// A repeated order is the same payment, so nothing is paid twice.

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  /** An earlier answer was lost. */
  isRepeat: boolean;
}

export class NoAnswerError extends Error {}

const answerWithinMs = 70_000;
const pausesMs = [800, 2_000, 4_000];
const longestWaitMs = 20_000;
const mostWaits = 60;

/** Throws NoAnswerError, also if all answers are server errors. */
export async function post(url: string, body: object): Promise<Answer> {
  let failures = 0;
  let waits = 0;
  while (true) {
    const answer = await postOnce(url, body);
    if (answer === undefined || answer.status >= 500) {
      const pause = pausesMs[failures];
      if (pause === undefined) throw new NoAnswerError();
      failures += 1;
      await sleep(pause);
    } else if (answer.status === 429 && answer.waitMs <= longestWaitMs && waits < mostWaits) {
      waits += 1;
      await sleep(answer.waitMs);
    } else {
      return { ...answer, isRepeat: failures > 0 };
    }
  }
}

async function postOnce(
  url: string,
  body: object,
): Promise<(Omit<Answer, "isRepeat"> & { waitMs: number }) | undefined> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-version": "1" },
      body: JSON.stringify(body),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const waitMs = Number(response.headers.get("retry-after") ?? 1) * 1_000;
    return { status: response.status, body: await response.json(), waitMs };
  } catch {
    return undefined;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
