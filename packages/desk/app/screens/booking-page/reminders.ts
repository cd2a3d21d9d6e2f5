// Reminders as somebody edits them, each a number and what it is of, and as they are sent.

export const units = ["minutes", "hours", "days"] as const;
export type Unit = (typeof units)[number];

export interface ReminderDraft {
  count: string;
  unit: Unit;
}

export const mostReminders = 3;

const minutesOf: Readonly<Record<Unit, number>> = { minutes: 1, hours: 60, days: 24 * 60 };

/** So many minutes, by the longest unit that they are a whole number of. */
export function reminderDraftOf(minutes: number): ReminderDraft {
  const unit = units.findLast((one) => minutes % minutesOf[one] === 0) ?? "minutes";
  return { count: String(minutes / minutesOf[unit]), unit };
}

/** The minutes of a number with a comma or a point; undefined of other text. */
export function minutesOfReminder({ count, unit }: ReminderDraft): number | undefined {
  const [, whole, rest = "0"] = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*$/.exec(count) ?? [];
  return whole === undefined ? undefined : Math.round(Number(`${whole}.${rest}`) * minutesOf[unit]);
}

/** What is sent of reminders; undefined where one of them cannot be read. */
export function remindersOf(drafts: readonly ReminderDraft[]): number[] | undefined {
  const minutes = drafts.map(minutesOfReminder);
  return minutes.some((one) => one === undefined) ? undefined : (minutes as number[]);
}
