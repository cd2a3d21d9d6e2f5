/** 540 is `09:00`; 1440 is `24:00`. */
export function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

/** `9`, `930`, `9:30`, `9.30`, `9am`, `5:30 p.m.` or `24:00`. */
export function minutesIn(text: string): number | undefined {
  const plain = text.normalize("NFKC").trim();
  const [, clock = "", side] = /^(.*?)\s*(?:([ap])\.?\s?m\.?)?$/i.exec(plain) ?? [];
  const minutes = clockIn(clock);
  if (minutes === undefined || side === undefined) return minutes;
  const hours = Math.floor(minutes / 60);
  if (hours < 1 || hours > 12) return undefined;
  return (minutes % 720) + (side.toLowerCase() === "p" ? 720 : 0);
}

/** Midnight is 1440. */
export function endIn(text: string): number | undefined {
  const minutes = minutesIn(text);
  return minutes === 0 ? 1440 : minutes;
}

function clockIn(plain: string): number | undefined {
  const [, hours = "", rest = "0"] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(plain) ?? /^(\d)(\d{2})$/.exec(plain) ?? [];
  if (hours === "") return undefined;
  const minutes = Number(hours) * 60 + Number(rest);
  return Number(rest) < 60 && minutes <= 1440 ? minutes : undefined;
}

/** `12 h 30 min` */
export function longOf(minutes: number, locale: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const part = (count: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(count);
  const parts = [
    ...(hours > 0 || rest === 0 ? [part(hours, "hour")] : []),
    ...(rest > 0 ? [part(rest, "minute")] : []),
  ];
  return parts.join(" ");
}
