import { numberText, readScaled } from "@frontdesk/server/read-amount";

export const units = ["minutes", "hours", "days"] as const;
export type Unit = (typeof units)[number];

export interface ReminderDraft {
  count: string;
  unit: Unit;
}

export const mostReminders = 3;

const minutesOf: Readonly<Record<Unit, number>> = { minutes: 1, hours: 60, days: 24 * 60 };

/** The reminder in its longest whole unit. */
export function reminderDraftOf(minutes: number, locale: string): ReminderDraft {
  const unit = units.findLast((one) => minutes % minutesOf[one] === 0) ?? "minutes";
  return { count: numberText(minutes / minutesOf[unit], locale), unit };
}

export function minutesOfReminder(
  { count, unit }: ReminderDraft,
  locale: string,
): number | undefined {
  const hundredths = readScaled(count, { locale, decimals: 2 });
  return hundredths === undefined || hundredths >= 10_000_000
    ? undefined
    : Math.round((hundredths / 100) * minutesOf[unit]);
}

export function remindersOf(
  drafts: readonly ReminderDraft[],
  locale: string,
): number[] | undefined {
  const minutes = drafts.map((draft) => minutesOfReminder(draft, locale));
  return minutes.some((one) => one === undefined) ? undefined : (minutes as number[]);
}
