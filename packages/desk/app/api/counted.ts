/* Lists ascend by id. A page of the newest entries needs their count. */

interface CountedPage {
  items: readonly unknown[];
  total: number | undefined;
}

/** Above the count limit, the result may be a page too high. */
export async function endOf(
  page: (offset: number) => Promise<CountedPage>,
  size: number,
): Promise<number> {
  const { total } = await page(0);
  return total ?? (await counted(async (at) => (await page(at)).items.length > 0, size));
}

/** The services count no further. */
const mostCounted = 10_000;

/** The result is at most `step` too high. `has`: an entry exists at the offset. */
export async function counted(
  has: (offset: number) => Promise<boolean>,
  stage: number,
): Promise<number> {
  let [least, most] = [mostCounted, 2 * mostCounted];
  while (await has(most)) [least, most] = [most, 2 * most];
  while (most - least >= stage) {
    const middle = Math.floor((least + most) / 2);
    if (await has(middle)) least = middle;
    else most = middle;
  }
  return most;
}

/** Ascending: the page that ends at `end`. */
export function pageBefore(end: number, size: number): { offset: number; pageSize: number } {
  const offset = Math.max(0, end - size);
  return { offset, pageSize: end - offset };
}
