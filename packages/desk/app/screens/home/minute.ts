import { useEffect, useState } from "react";
import { timeNow } from "../../data/clock.ts";

const minuteMs = 60_000;

/** The time, as it goes on: a page that is left open over midnight shows the next day. */
export function useMinute(): Date {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
