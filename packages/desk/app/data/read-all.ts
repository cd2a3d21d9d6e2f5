/** So many that a screen can still be looked through. */
export const firstRead = 5_000;

/** All entries of a list, or no more than so many. */
export async function readAll<Item>(
  list: AsyncIterable<Item>,
  most = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) {
    items.push(item);
    if (items.length >= most) break;
  }
  return items;
}

/** What is read of a list that is shown: the first entries, until whoever looks wants all. */
export const mostOf = (isWhole: boolean): number =>
  isWhole ? Number.POSITIVE_INFINITY : firstRead;
