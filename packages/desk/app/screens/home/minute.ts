import { useEffect, useState } from "react";
import { timeNow } from "../../api/clock.ts";

const minuteMs = 60_000;

/** A page left open past midnight shows the new day. */
export function useMinute(): Date {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
