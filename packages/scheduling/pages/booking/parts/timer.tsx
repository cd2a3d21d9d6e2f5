import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { usePage } from "../flow/content.ts";
import { reread } from "../flow/reread.ts";
import { writeCountdown, writeMinutes } from "../flow/write.ts";
import { troubleOf } from "./trouble.ts";

const lastSeconds = 60;

/** Screen readers announce it at the start and a minute before the end. */
export function Timer({ held }: { held: OpenAppointment }) {
  const { words, content, keep, isAlive } = usePage();
  const until = Date.parse(held.held_until ?? "");
  const left = useSecondsTo(until);
  useEffect(() => {
    if (left === 0) keep({ ...held, state: "expired" });
  }, [left === 0]);
  const isNear = left <= lastSeconds;
  // Rounds, because network delay must not turn five minutes into six.
  const minutes = Math.max(1, Math.round(left / 60));
  const message = formatMessage(words.timeLeft, { time: writeMinutes(content.locale, minutes) });
  const { extend, trouble } = useExtending(held);
  return (
    <div class={isNear ? "timer near" : "timer"}>
      <p aria-hidden="true">
        {formatMessage(words.timeLeft, { time: isAlive ? writeCountdown(left) : "…" })}
      </p>
      <p class="spoken" role="status">
        <Once text={message} round={`${until} ${isNear}`} />
      </p>
      {held.may.extend && (
        <button type="button" class="quiet" onClick={extend}>
          {words.moreTime}
        </button>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </div>
  );
}

function useExtending(held: OpenAppointment) {
  const pageState = usePage();
  const { words, content, keep } = pageState;
  const [trouble, setTrouble] = useState<string>();
  const extend = async () => {
    const url = `${content.api}/appointments/${held.token}/extend`;
    const { status, body } = await askFor<OpenAppointment>(url, { method: "POST", body: {} });
    setTrouble(undefined);
    if (status === 200) keep({ ...body, token: held.token });
    else if (status === 410) keep({ ...held, state: "expired" });
    // Another tab may have booked the time.
    else if (status === 409) await reread(pageState, held.token);
    else setTrouble(troubleOf(words, status));
  };
  return { extend, trouble };
}

function Once({ text, round }: { text: string; round: string }) {
  const [label, setMessage] = useState("");
  useEffect(() => setMessage(text), [round]);
  return <>{label}</>;
}

function useSecondsTo(until: number): number {
  const { now } = usePage();
  const [, setTicks] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => setTicks((ticks) => ticks + 1), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil((until - now()) / 1_000));
}
