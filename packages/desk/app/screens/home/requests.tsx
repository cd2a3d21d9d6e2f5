import type {
  Appointment,
  AppointmentStanding,
} from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";
import { appointmentStatus, useApprove } from "../../api/appointments.ts";
import { timeNow } from "../../api/clock.ts";
import { useMayMake } from "../../api/rights.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { AppointmentRefusal } from "../../components/appointment-refusal.tsx";
import { momentText } from "../../components/day-labels.ts";
import { useNotifiedLabel } from "../../components/notified.ts";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { mostRequests } from "./needs.ts";
import "../../components/entries.css";

/** A dialog's code is too large for the first screen. */
const Declining = lazy(async () => {
  const { Declining } = await import("../../components/declining.tsx");
  return { default: Declining };
});

export function Requests({ requests }: { requests: readonly Appointment[] }) {
  const { home } = useWords();
  if (requests.length === 0) return null;
  return (
    <ul className="home-needs-list" aria-label={home.requests}>
      {requests.slice(0, mostRequests).map((request) => (
        <li key={request.id} className="home-request">
          <Request request={request} />
        </li>
      ))}
    </ul>
  );
}

interface RequestProps {
  request: Appointment;
}

function Request({ request }: RequestProps) {
  const { home, appointments: words } = useWords();
  const reader = { locale: useLocale(), now: timeNow() };
  const id = useId();
  const mayAnswer = useMayMake("bookings");
  const status = useQuery(appointmentStatus(useWorkspace(), request.id));
  const { customer, service, starts_at: start, decide_by: until } = request;
  const moment = (at: string) => momentText(new Date(at), reader);
  return (
    <>
      <div id={id} className="home-who">
        <ScreenLink to={`appointments/${request.id}`}>{customer?.name ?? words.unknown}</ScreenLink>
        <span>{`${service}, ${moment(start)}`}</span>
        {until !== null && (
          <span className="quiet">{home.answerBy({ moment: moment(until) })}</span>
        )}
      </div>
      {mayAnswer && status.data?.may_change !== false && (
        <Answers request={request} status={status.data} describedBy={id} />
      )}
    </>
  );
}

interface AnswersProps extends RequestProps {
  /** Undefined until loaded: the buttons keep their place. */
  status: AppointmentStanding | undefined;
  describedBy: string;
}

function Answers({ request, status, describedBy }: AnswersProps) {
  const { appointments: words } = useWords();
  const [isDeclining, decline] = useState(false);
  const message = useNotifiedLabel(status);
  const { mutateAsync, isPending, error } = useApprove(request.id);
  // The row leaves before the answer.
  const approve = () =>
    void mutateAsync().then(
      () => say(`${words.approved} ${message}`),
      () => {},
    );
  return (
    <>
      <div className="acts">
        <Button
          variant="outline"
          aria-describedby={describedBy}
          disabled={status === undefined}
          loading={isPending}
          onClick={approve}
        >
          {words.approve}
        </Button>
        <Button
          variant="default"
          aria-describedby={describedBy}
          disabled={status === undefined}
          onClick={() => decline(true)}
        >
          {words.decline}
        </Button>
      </div>
      <AppointmentRefusal error={error} />
      {isDeclining && status !== undefined && (
        <Suspense>
          <Declining appointment={request} status={status} onClose={() => decline(false)} />
        </Suspense>
      )}
    </>
  );
}
