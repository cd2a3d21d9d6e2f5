export const changes = ["numbers", "fewer", "known", "unknown", "none"] as const;
export type Change = (typeof changes)[number];

const numbers =
  /amount|total|balance|fee|count|waiting|attempts|price|deposit|capacity|minutes|sum|rate|limit/i;
const moments = /(?:At|_at|created|last\w+|deleted|due|paid|returned)$/;
const texts = /reason|notes?|description|reference|comment|error|phone|job_title/i;

export function changed(body: unknown, change: Change, name = ""): unknown {
  if (Array.isArray(body)) {
    const items: unknown[] = body.map((one) => changed(one, change, name));
    const isList = items.length > 1 && typeof items[0] === "object";
    return change === "fewer" && isList ? items.slice(1) : items;
  }
  if (typeof body === "object" && body !== null) {
    const entries = Object.entries(body).map(
      ([key, value]) => [key, changed(value, change, key)] as const,
    );
    return Object.fromEntries(entries);
  }
  return leaf(body, change, name);
}

function leaf(value: unknown, change: Change, name: string): unknown {
  if (change === "numbers" && typeof value === "number" && numbers.test(name)) return value + 101;
  if (change === "known" && value === null) {
    if (moments.test(name)) return "2026-03-03T10:00:00.000Z";
    if (texts.test(name)) return "Known now";
  }
  if (change === "unknown" && typeof value === "string") {
    if (texts.test(name)) return null;
  }
  return value;
}
