import { Button } from "@mantine/core";
import { useApprove } from "../../../api/appointments.ts";
import { say } from "../../../api/undo.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { Declining } from "../../../components/declining.tsx";
import { useNotifiedLabel } from "../../../components/notified.ts";
import { useNow } from "../../../components/now.ts";
import { useWords } from "../../../locales/words.ts";
import { useAppointmentChange } from "../mutations.ts";
import { Cancelling } from "./cancelling.tsx";
import type { AppointmentProps } from "./facts.tsx";
import { mayHaveCome } from "./possible.ts";

export type DoingNow = "move" | "cancel" | "decline" | undefined;

interface AppointmentActionsProps extends AppointmentProps {
  doing: DoingNow;
  act(doing: DoingNow): void;
}

export function AppointmentActions({ appointment, status, doing, act }: AppointmentActionsProps) {
  const { appointments: words } = useWords();
  const { state } = appointment;
  const isKept = state === "confirmed" || state === "requested";
  const close = () => act(undefined);
  const isOver = mayHaveCome(appointment, useNow());
  if (!isKept && !isOver) return null;
  return (
    <>
      {state === "requested" && <Answer appointment={appointment} status={status} act={act} />}
      {isOver && <Attendance appointment={appointment} status={status} />}
      {state === "confirmed" && (
        <div className="appointment-acts">
          <Button variant="default" onClick={() => act("move")}>
            {words.move}
          </Button>
          <Button variant="outline" color="wrong" onClick={() => act("cancel")}>
            {words.cancel}
          </Button>
        </div>
      )}
      {doing === "cancel" && (
        <Cancelling appointment={appointment} status={status} onClose={close} />
      )}
      {doing === "decline" && (
        <Declining appointment={appointment} status={status} onClose={close} />
      )}
    </>
  );
}

function Answer({ appointment, status, act }: Omit<AppointmentActionsProps, "doing">) {
  const { appointments: words } = useWords();
  const message = useNotifiedLabel(status);
  const { mutateAsync, isPending, error } = useApprove(appointment.id);
  // The new state removes this button before the answer.
  const approve = () =>
    void mutateAsync().then(
      () => say(`${words.approved} ${message}`),
      () => {},
    );
  return (
    <div className="appointment-head">
      <AppointmentRefusal error={error} />
      <div className="appointment-acts">
        <Button loading={isPending} onClick={approve}>
          {words.approve}
        </Button>
        <Button variant="default" onClick={() => act("move")}>
          {words.move}
        </Button>
        <Button variant="outline" color="wrong" onClick={() => act("decline")}>
          {words.decline}
        </Button>
      </div>
    </div>
  );
}

function Attendance({ appointment: { id, state }, status }: AppointmentProps) {
  const { appointments: words } = useWords();
  const { mutate, isPending, error, variables } = useAppointmentChange(id);
  const label = (attendance: "attended" | "no_show", word: string) => (
    <Button
      variant="default"
      aria-pressed={state === attendance}
      disabled={state === attendance}
      loading={isPending && variables?.changes.attendance === attendance}
      onClick={() => mutate({ changes: { attendance } })}
    >
      {word}
    </Button>
  );
  const kept = status.payment?.kept ?? 0;
  return (
    <section>
      <h3>{words.attendance}</h3>
      <div className="appointment-acts">
        {label("attended", words.came)}
        {label("no_show", words.noShow)}
      </div>
      {state === "no_show" && kept > 0 && <p className="note">{words.noShowKeeps}</p>}
      <AppointmentRefusal error={error} />
    </section>
  );
}
