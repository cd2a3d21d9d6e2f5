// The booking that is paid for: when it begins, how long it can be paid, and the way back without
// paying.

import { fixed } from "@frontdesk/server/front/texts";
import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useState } from "preact/hooks";
import { useShown } from "../shown-context.ts";

/** When the booking begins, as clocks show it there. */
export function Starts() {
  const { content } = useShown();
  const { starts } = content.link ?? {};
  if (starts === undefined) return null;
  const { wall, timezone } = starts;
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const format = new Intl.DateTimeFormat(content.locale, {
    ...{ ...day, hour: "numeric", minute: "2-digit" },
    // The wall time has its offset already.
    timeZone: "UTC",
  });
  const place = timezone?.split("/").at(-1)?.replaceAll("_", " ");
  return (
    <p class="text starts">
      <time dateTime={wall}>{format.format(new Date(`${wall}Z`))}</time>
      {place !== undefined && <span> {place}</span>}
    </p>
  );
}

/** Longer than this nobody has to hurry. */
const shownBelow = 3_600;
const lastSeconds = 60;

/** How long after the end the page is loaded again: seconds left are rounded. */
const graceMs = 1_500;

/**
 * How long the time is held still: seen always, told at the start and a minute before the end.
 * Then the page is loaded again, unless a payment runs, so that the service says that it is over.
 */
export function TimeLeft({ isIdle }: { isIdle: boolean }) {
  const { content, words } = useShown();
  const left = useSecondsLeft(content.secondsLeft ?? Number.POSITIVE_INFINITY);
  const isOver = left === 0 && isIdle;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => location.reload(), graceMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  const isNear = left <= lastSeconds;
  const [told, setTold] = useState("");
  useEffect(() => {
    const minutes = Math.max(1, Math.round(left / 60));
    const how = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
    const time = new Intl.NumberFormat(content.locale, how).format(minutes);
    if (left < shownBelow) setTold(formatMessage(words.timeLeft, { time }));
  }, [isNear]);
  if (left >= shownBelow) return null;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div class={isNear ? "time-left near" : "time-left"}>
      <p aria-hidden="true">{formatMessage(words.timeLeft, { time: clock })}</p>
      <p class="spoken" role="status">
        {told}
      </p>
    </div>
  );
}

/** Counts down from what the service said, whatever the clock of the browser shows. */
function useSecondsLeft(atFirst: number): number {
  const [began] = useState(() => performance.now());
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (atFirst >= shownBelow) return;
    const ticking = setInterval(() => setTicks((ticks) => ticks + 1), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil(atFirst - (performance.now() - began) / 1_000));
}

export function WayBack() {
  const { content, words } = useShown();
  const { back, backHost } = content.link ?? {};
  if (back === undefined) return null;
  return (
    <a class="way-back" href={back} rel="noreferrer">
      {words.back}
      {backHost !== undefined && ` (${fixed(backHost)})`}
    </a>
  );
}
