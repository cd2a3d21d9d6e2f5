import { Button } from "@mantine/core";
import { useApprove } from "../../../api/appointments.ts";
import { useAttendance } from "../../../api/attendance.ts";
import { say } from "../../../api/undo.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { attendanceAt } from "../../../components/attendance.ts";
import { Declining } from "../../../components/declining.tsx";
import { useNotifiedLabel } from "../../../components/notified.ts";
import { useNow } from "../../../components/now.ts";
import { useWords } from "../../../locales/words.ts";
import { Cancelling } from "./cancelling.tsx";
import type { AppointmentProps } from "./facts.tsx";

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
  const { isOpen, isNoShowPossible } = attendanceAt(appointment, useNow());
  if (!isKept && !isOpen) return null;
  return (
    <>
      {state === "requested" && <Answer appointment={appointment} status={status} act={act} />}
      {isOpen && (
        <Attendance appointment={appointment} status={status} isNoShowPossible={isNoShowPossible} />
      )}
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

interface AttendanceProps extends AppointmentProps {
  isNoShowPossible: boolean;
}

function Attendance({ appointment, status, isNoShowPossible }: AttendanceProps) {
  const { state } = appointment;
  const { appointments: words } = useWords();
  const { mark, next, error } = useAttendance(appointment);
  /** A second press takes the mark away. */
  const button = (attendance: "attended" | "no_show", label: string) => {
    const toggled = state === attendance ? null : attendance;
    return (
      <Button
        variant="default"
        className="appointment-time"
        aria-pressed={state === attendance}
        loading={next === toggled}
        onClick={() => mark(toggled)}
      >
        {label}
      </Button>
    );
  };
  const kept = status.payment?.kept ?? 0;
  return (
    <section>
      <h3>{words.attendance}</h3>
      <div className="appointment-acts">
        {button("attended", isNoShowPossible ? words.came : words.checkIn)}
        {isNoShowPossible && button("no_show", words.noShow)}
      </div>
      {state === "no_show" && kept > 0 && <p className="note">{words.noShowKeeps}</p>}
      <AppointmentRefusal error={error} />
    </section>
  );
}
