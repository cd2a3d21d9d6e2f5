import { fixed } from "@frontdesk/server/front/texts";
import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useState } from "preact/hooks";
import { useContent } from "../content-context.ts";

export function Starts() {
  const { content } = useContent();
  const { starts } = content.link ?? {};
  if (starts === undefined) return null;
  const { wall, timezone } = starts;
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const format = new Intl.DateTimeFormat(content.locale, {
    ...day,
    hour: "numeric",
    minute: "2-digit",
    // The wall time includes its offset.
    timeZone: "UTC",
  });
  const location = timezone?.split("/").at(-1)?.replaceAll("_", " ");
  return (
    <p class="text starts">
      <time dateTime={wall}>{format.format(new Date(`${wall}Z`))}</time>
      {location !== undefined && <span> {location}</span>}
    </p>
  );
}

/** Seconds; above this there is no hurry. */
const visibleBelow = 3_600;
const lastSeconds = 60;

/** The seconds left are rounded. */
const graceMs = 1_500;

/**
 * Announced at the start and a minute before the end. Then the page reloads, unless a payment runs.
 */
export function TimeLeft({ isIdle }: { isIdle: boolean }) {
  const { content, words } = useContent();
  const left = useSecondsLeft(content.secondsLeft ?? Number.POSITIVE_INFINITY);
  const isOver = left === 0 && isIdle;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => location.reload(), graceMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  const isNear = left <= lastSeconds;
  const [message, setMessage] = useState("");
  useEffect(() => {
    const minutes = Math.max(1, Math.round(left / 60));
    const how = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
    const time = new Intl.NumberFormat(content.locale, how).format(minutes);
    if (left < visibleBelow) setMessage(formatMessage(words.timeLeft, { time }));
  }, [isNear]);
  if (left >= visibleBelow) return null;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div class={isNear ? "time-left near" : "time-left"}>
      <p aria-hidden="true">{formatMessage(words.timeLeft, { time: clock })}</p>
      <p class="spoken" role="status">
        {message}
      </p>
    </div>
  );
}

/** Counts from the server's value, not by the browser's clock. */
function useSecondsLeft(atFirst: number): number {
  const [began] = useState(() => performance.now());
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (atFirst >= visibleBelow) return;
    const ticking = setInterval(() => setTicks((ticks) => ticks + 1), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil(atFirst - (performance.now() - began) / 1_000));
}

export function ReturnLink() {
  const { content, words } = useContent();
  const { back, backHost } = content.link ?? {};
  if (back === undefined) return null;
  return (
    <a class="way-back" href={back} rel="noreferrer">
      {words.back}
      {backHost !== undefined && ` (${fixed(backHost)})`}
    </a>
  );
}
