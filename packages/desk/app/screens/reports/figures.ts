import { momentOf } from "../../components/days.ts";
import { longOf } from "../../components/minutes.ts";
import type { Days } from "../../components/range.ts";
import { type Figures, partOf } from "./rows.ts";

/** `1–30 Nov 2026`, with the locale's spaces. */
export function dayTexts({ from, to }: Days, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return format.formatRange(momentOf(from), momentOf(to));
}

export function shareLabel(figures: Pick<Figures, "booked" | "available">, locale: string): string {
  const part = partOf(figures);
  if (part === undefined) return "–";
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(part);
}

/** Minutes, or percentage points of utilization. */
export function differenceLabel(now: Figures, before: Figures | undefined, locale: string): string {
  const signed = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { signDisplay: "exceptZero", ...options }).format(value);
  if (now.available !== undefined) {
    const [one, other] = [partOf(now), before && partOf(before)];
    if (one === undefined || other === undefined) return "–";
    return signed(one - other, { style: "percent", maximumFractionDigits: 0 });
  }
  const minutes = now.booked - (before?.booked ?? 0);
  const sign = minutes > 0 ? "+" : minutes < 0 ? "−" : "";
  return `${sign}${longOf(Math.abs(minutes), locale)}`;
}
