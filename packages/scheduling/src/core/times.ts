/** ISO 8601 in UTC: `2026-11-21T08:00:00.000Z`. */
export function momentOf(date: Date): string;
export function momentOf(date: Date | null): string | null;
export function momentOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
