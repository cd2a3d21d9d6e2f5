export function mondaysOf(month: string): string[] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const start = first.add({ days: (8 - first.dayOfWeek) % 7 });
  const mondays: string[] = [];
  for (let day = start; day.month === first.month; day = day.add({ days: 7 })) {
    mondays.push(day.toString());
  }
  return mondays;
}
