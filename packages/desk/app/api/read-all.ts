export const firstRead = 5_000;

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

export const mostOf = (isWhole: boolean): number =>
  isWhole ? Number.POSITIVE_INFINITY : firstRead;
