import type { TargetedEvent } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { leaveByWebsite, tellBooked } from "../flow/frame.ts";
import { useShown } from "../flow/shown.ts";
import { writeMoney } from "../flow/write.ts";
import { Conditions } from "../parts/conditions.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { Timer } from "../parts/timer.tsx";
import { troubleOf } from "../parts/trouble.ts";

const betweenLooksMs = 5_000;

/** A time that is held until it is paid for: by a click on the hosted page, and looked for here. */
export function PayScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, content, fill, go, keep } = useShown();
  const [trouble, setTrouble] = useState<string>();
  const isComing = useIsComing();
  useLooking(appointment, isComing);
  const payment = appointment.payment!;
  const amount = writeMoney(content.locale, payment.amount, payment.currency);
  const release = async () => {
    const url = `${content.api}/appointments/${appointment.token}`;
    const { status } = await askFor(url, { method: "DELETE" });
    if (status !== 204 && status !== 410 && status !== 200) {
      return setTrouble(troubleOf(words, status));
    }
    keep({ ...appointment, state: "expired" });
    const { id } = appointment.service;
    if (id !== null) go({ view: { at: "service", id, with: undefined } });
  };
  return (
    <>
      <Heading>{isComing ? words.checkingPayment : words.states.held}</Heading>
      <Timer held={appointment} />
      {payment.state === "failed" && <Notice kind="wrong">{words.payFailed}</Notice>}
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      <Facts appointment={appointment}>
        <Fact name={words.deposit}>
          <strong class="amount">{amount}</strong>
        </Fact>
      </Facts>
      <Conditions appointment={appointment} />
      {payment.url !== null && !isComing && (
        <>
          <a class="button" href={payment.url} target="_top" onClick={leave}>
            {fill(words.pay, { amount })}
          </a>
          <p class="small">{words.payHint}</p>
        </>
      )}
      {appointment.may.release && !isComing && (
        <Button kind="plain" onPress={release}>
          {words.giveUp}
        </Button>
      )}
    </>
  );
}

/** In a frame it is the website that goes there, or opens the payment over itself. */
function leave(event: TargetedEvent<HTMLAnchorElement>): void {
  if (leaveByWebsite(event.currentTarget.href)) event.preventDefault();
}

/** Whether the customer has just come back from paying: then it is looked for, a while. */
function useIsComing(): boolean {
  const { isAlive } = useShown();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const giving = setTimeout(() => setOver(true), 20_000);
    return () => clearTimeout(giving);
  }, []);
  return isAlive && !isOver && new URLSearchParams(location.search).has("transactionId");
}

/** Looks for the payment at once, and again as long as the page is seen. */
function useLooking({ token }: OpenAppointment, isComing: boolean): void {
  const { content, keep, isAlive } = useShown();
  useEffect(() => {
    if (!isAlive) return;
    const look = async () => {
      if (document.hidden) return;
      const url = `${content.api}/appointments/${token}/paid`;
      const { status, body } = await askFor<OpenAppointment>(url, { method: "POST", body: {} });
      if (status !== 200) return;
      keep({ ...body, token });
      tellBooked(body.state);
    };
    void look();
    const looking = setInterval(look, isComing ? betweenLooksMs / 2 : betweenLooksMs);
    addEventListener("pageshow", look);
    return () => {
      clearInterval(looking);
      removeEventListener("pageshow", look);
    };
  }, [isAlive, token, isComing]);
}
