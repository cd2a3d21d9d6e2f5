import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The time, as it goes on: a page that is left open over midnight shows the next day. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
