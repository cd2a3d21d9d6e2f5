import { formatMessage } from "@frontdesk/server/locales/message";
import type { TargetedEvent } from "preact";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import { leaveByWebsite } from "../flow/frame.ts";
import { useIsComing, useLooking } from "../flow/use-payment.ts";
import { writeMoney } from "../flow/write.ts";
import { Conditions } from "../parts/conditions.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { GiveUp } from "../parts/give-up.tsx";
import { Heading } from "../parts/heading.tsx";
import { Notice } from "../parts/notice.tsx";
import { Timer } from "../parts/timer.tsx";

export function PayScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, content } = usePage();
  const isComing = useIsComing();
  useLooking(appointment, { isComing, isRequested: true });
  const payment = appointment.payment!;
  const isPaid = payment.amount > 0;
  const amount = writeMoney(content.locale, payment.amount, payment.currency);
  return (
    <>
      <Heading>{isComing ? words.checkingPayment : words.states.held}</Heading>
      <Timer held={appointment} />
      {payment.state === "failed" && <Notice kind="wrong">{words.payFailed}</Notice>}
      <Facts appointment={appointment}>
        {isPaid && (
          <Fact name={words.deposit}>
            <strong class="amount">{amount}</strong>
          </Fact>
        )}
      </Facts>
      <Conditions appointment={appointment} />
      {payment.url !== null && !isComing && (
        <>
          <a class="button" href={payment.url} target="_top" onClick={leave}>
            {isPaid ? formatMessage(words.pay, { amount }) : words.enterCard}
          </a>
          <p class="small">{isPaid ? words.payHint : words.cardHint}</p>
        </>
      )}
      {!isComing && <GiveUp appointment={appointment} />}
    </>
  );
}

/** In a frame the website navigates or opens the payment over itself. */
function leave(event: TargetedEvent<HTMLAnchorElement>): void {
  if (leaveByWebsite(event.currentTarget.href)) event.preventDefault();
}
