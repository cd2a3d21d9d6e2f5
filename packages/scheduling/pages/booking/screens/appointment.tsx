import { useEffect, useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import { reread } from "../flow/reread.ts";
import { Button, Notice } from "../parts/notice.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { CancelScreen } from "./cancel.tsx";
import { DetailsScreen } from "./details.tsx";
import { RemindersScreen, VerifyScreen } from "./links.tsx";
import { LostScreen } from "./lost.tsx";
import { MissingScreen } from "./missing.tsx";
import { MoveScreen } from "./move.tsx";
import { PayScreen } from "./pay.tsx";
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
