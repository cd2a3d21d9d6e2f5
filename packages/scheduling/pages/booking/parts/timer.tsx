import { useEffect, useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { useShown } from "../flow/shown.ts";
import { writeCountdown, writeMinutes } from "../flow/write.ts";

/** Below this it is told that the end is near. */
const lastSeconds = 60;

/** How long a time is still held: seen always, told at the start and a minute before its end. */
export function Timer({ held }: { held: OpenAppointment }) {
  const { words, content, fill, now, keep, isAlive } = useShown();
  const until = Date.parse(held.held_until ?? "");
  const [left, setLeft] = useState(() => secondsLeft(until, now()));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(until, now()));
    look();
    const ticking = setInterval(look, 1_000);
    return () => clearInterval(ticking);
  }, [until]);
  useEffect(() => {
    if (left === 0) keep({ ...held, state: "expired" });
  }, [left === 0]);
  const isNear = left <= lastSeconds;
  const minutes = isNear ? 1 : Math.ceil(left / 60);
  const told = fill(words.timeLeft, { time: writeMinutes(content.locale, minutes) });
  const extend = async () => {
    const url = `${content.api}/appointments/${held.token}/extend`;
    const { status, body } = await askFor<OpenAppointment>(url, { method: "POST", body: {} });
    if (status === 200) keep({ ...body, token: held.token });
  };
  return (
    <div class={isNear ? "timer near" : "timer"}>
      <p aria-hidden="true">
        {fill(words.timeLeft, { time: isAlive ? writeCountdown(left) : "…" })}
      </p>
      <p class="spoken" role="status">
        <Once text={told} turn={`${until} ${isNear}`} />
      </p>
      {held.may.extend && (
        <button type="button" class="quiet" onClick={extend}>
          {words.moreTime}
        </button>
      )}
    </div>
  );
}

/** A text that stays as it was, until it is its turn again. */
function Once({ text, turn }: { text: string; turn: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [turn]);
  return <>{said}</>;
}

function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
