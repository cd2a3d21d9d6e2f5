/*
 * Lists are had in pages that are small, since an answer of others may be a megabyte at most, and a
 * payment can have much with it; smaller ones where an answer was too long all the same.
 */
import { told } from "./told.ts";

export interface Portion {
  after: string | Date;
  pageSize: number;
}

const usualSize = 50;

/** The pages of a list, oldest first; each is asked for when it is looked at. */
export async function* portionsOf<Item extends { id: string }>(
  list: (page: Portion) => { page(): Promise<Item[]> },
  { after }: Pick<Portion, "after">,
): AsyncGenerator<Item[], void> {
  let last = after;
  let pageSize = usualSize;
  for (;;) {
    const asked = { after: last, pageSize };
    let items: Item[];
    try {
      items = await told(async () => listed(await list(asked).page()));
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

/** Items as they were answered; throws of what is no list. */
function listed<Item>(items: Item[]): Item[] {
  if (!Array.isArray(items)) throw new TypeError("the response is not a list");
  return items;
}

const tooLong: readonly unknown[] = ["ANSWER_TOO_LONG", "response_too_large"];

/** Whether an answer was longer than is read, as what carried it says. */
function isTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isSaid = "code" in error && tooLong.includes(error.code);
  return isSaid || isTooLong(error.cause);
}
