/* A foreign answer may have at most a megabyte, and a payment can be large. Pages shrink after a
   too long answer. */
import { report } from "./failure.ts";

export interface Portion {
  after: string | Date;
  pageSize: number;
}

const usualSize = 50;

export async function* portionsOf<Item extends { id: string }>(
  list: (page: Portion) => { page(): Promise<Item[]> },
  { after }: Pick<Portion, "after">,
): AsyncGenerator<Item[], void> {
  let last = after;
  let pageSize = usualSize;
  for (;;) {
    const request = { after: last, pageSize };
    let items: Item[];
    try {
      items = await report(async () => listed(await list(request).page()));
    } catch (error) {
      if (pageSize === 1 || !isTooLong(error)) throw error;
      pageSize = Math.ceil(pageSize / 2);
      continue;
    }
    if (items.length > 0) yield items;
    if (items.length < pageSize) return;
    last = items.at(-1)!.id;
  }
}

function listed<Item>(items: Item[]): Item[] {
  if (!Array.isArray(items)) throw new TypeError("the response is not a list");
  return items;
}

const tooLong: readonly unknown[] = ["ANSWER_TOO_LONG", "response_too_large"];

function isTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isReported = "code" in error && tooLong.includes(error.code);
  return isReported || isTooLong(error.cause);
}
