// `2026-11-23.600.7`: date, minute, resource, each optional, and optionally minutes.
import { isDay } from "./days.ts";

export interface NewSpot {
  date: string | undefined;
  start: number | null;
  resource: number | undefined;
  minutes?: number | undefined;
}

export function spotText({ date = "", start, resource, minutes }: Partial<NewSpot>): string {
  const length = minutes === undefined ? [] : [minutes];
  return [date, start ?? "", resource ?? "", ...length].join(".");
}

export function readSpot(text: string): NewSpot {
  const [date = "", start = "", resource = "", length = ""] = text.split(".");
  const isTime = /^\d{1,4}$/.test(start) && Number(start) < 1440;
  const isLength = /^[1-9]\d{0,3}$/.test(length) && Number(length) <= 1440;
  return {
    date: isDay(date) ? date : undefined,
    start: isTime ? Number(start) : null,
    resource: /^[1-9]\d{0,14}$/.test(resource) ? Number(resource) : undefined,
    minutes: isLength ? Number(length) : undefined,
  };
}
