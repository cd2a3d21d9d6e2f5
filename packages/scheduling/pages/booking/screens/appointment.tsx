import { formatMessage } from "@frontdesk/server/locales/message";
import type { TargetedEvent } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import { leaveByWebsite } from "../flow/frame.ts";
import { reread } from "../flow/reread.ts";
import { useIsComing, useLooking } from "../flow/use-payment.ts";
import { writeMoney } from "../flow/write.ts";
import { Conditions } from "../parts/conditions.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { GiveUp } from "../parts/give-up.tsx";
import { Heading } from "../parts/heading.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { Timer } from "../parts/timer.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { CancelScreen } from "./cancel.tsx";
import { DetailsScreen } from "./details.tsx";
import { RemindersScreen, VerifyScreen } from "./links.tsx";
import { LostScreen } from "./lost.tsx";
import { MissingScreen } from "./missing.tsx";
import { MoveScreen } from "./move.tsx";
import { isOver, ReceiptScreen } from "./receipt.tsx";
import { TermsScreen } from "./terms.tsx";

export function AppointmentScreen({ token }: { token: string }) {
  const pageState = usePage();
  const { words, appointment } = pageState;
  // In a frame only memory holds the token.
  const isHere = appointment !== null && (token === "" || appointment.token === token);
  const [status, setStatus] = useState(200);
  const read = () => void reread(pageState, token).then(setStatus);
  useEffect(() => {
    if (!isHere && token !== "") read();
  }, [token]);
  if (isHere) {
    return (
      <>
        <FormOutcomeNote />
        <Screen appointment={appointment} />
      </>
    );
  }
  if (status === 404 || token === "") return <MissingScreen missing="appointment" />;
  if (status !== 200) {
    return (
      <Notice kind="wrong">
        <p>{troubleOf(words, status)}</p>
        <Button kind="plain" onPress={read}>
          {words.tryAgain}
        </Button>
      </Notice>
    );
  }
  return <div class="card-blank" />;
}

function FormOutcomeNote() {
  const { words, content, moves } = usePage();
  if (moves > 0) return null;
  if (content.outcome === "busy") return <Notice kind="wrong">{words.busy}</Notice>;
  if (content.outcome === "ended") {
    return <Notice kind="wrong">{words.missing.appointment}</Notice>;
  }
  return content.outcome === "refused" ? <Notice kind="wrong">{words.failed}</Notice> : null;
}

function Screen({ appointment }: { appointment: OpenAppointment }) {
  const { position } = usePage();
  const { state } = appointment;
  const act = position.view.at === "appointment" ? position.view.act : undefined;
  if (act === "reminders") return <RemindersScreen appointment={appointment} />;
  if (state === "held") return <HeldScreen appointment={appointment} />;
  if (state === "expired") return <LostScreen appointment={appointment} />;
  if (isOver(state)) return <ReceiptScreen appointment={appointment} />;
  if (act === "move") return <MoveScreen appointment={appointment} />;
  if (act === "cancel") return <CancelScreen appointment={appointment} />;
  return <ReceiptScreen appointment={appointment} />;
}

function HeldScreen({ appointment }: { appointment: OpenAppointment }) {
  const { step } = usePage().position;
  const { customer, payment, must_verify: mustVerify } = appointment;
  const isChanged = step === "details" || step === "terms";
  if (mustVerify && !isChanged) return <VerifyScreen appointment={appointment} />;
  if (customer !== null && payment !== null) return <PayScreen appointment={appointment} />;
  if (step === "terms") return <TermsScreen appointment={appointment} />;
  return <DetailsScreen appointment={appointment} />;
}

function PayScreen({ appointment }: { appointment: OpenAppointment }) {
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
