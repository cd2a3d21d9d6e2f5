import type { FreeTime } from "@frontdesk/scheduling-client/errors";
import type {
  Appointment,
  AppointmentStanding,
} from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { undoSeconds, useAppointmentChange } from "../../../api/appointments.ts";
import { useMaySee } from "../../../api/rights.ts";
import { offerUndo } from "../../../api/undo.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { dayOf } from "../../../components/days.ts";
import { Tick } from "../../../components/fields.tsx";
import { MessageField, messageIn } from "../../../components/message-field.tsx";
import { MoveTerms } from "../../../components/move-terms.tsx";
import { useNow } from "../../../components/now.ts";
import { useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { stateOfAppointment } from "../listed.ts";
import { useMoveBack } from "../mutations.ts";
import { appointments } from "../queries.ts";
import { choosableParts } from "./choosing.ts";
import { SlotChoice } from "./slots.tsx";
import { StaffChoice } from "./staff-choice.tsx";
import "../../../components/draft/meanwhile.css";

/** Includes the same weekday of the next week. */
const toNextWeek = 8;

interface RescheduleFormProps {
  appointment: Appointment;
  etag: string;
  status: AppointmentStanding;
  done(): void;
}

export function RescheduleForm({ appointment, etag, status, done }: RescheduleFormProps) {
  const { appointments: words, parts } = useWords();
  const [labels, now] = [useAppointmentLabels(), useNow()];
  const [at, choose] = useState<string>();
  const [isNotified, notify] = useState(true);
  const [text, setText] = useState("");
  const { service, ids, choose: chooseStaff } = useStaffChoice(appointment, status);
  const { mutateAsync, isPending, error, reset } = useAppointmentChange(appointment.id);
  const moveBack = useMoveBack(appointment);
  const { starts_at: startsAt } = appointment;
  const [seenStart, see] = useState(startsAt);
  const isSameStaff = ids?.every((id) => status.resources.some((one) => one.id === id)) ?? true;
  const isEnded = !mayMove(appointment);
  const isUnseen = (isEnded || startsAt !== seenStart) && !isPending;
  const start = new Date(startsAt);
  const first = dayOf(start > now ? start : now);
  const move = (at: string) => {
    const changes = {
      starts_at: at,
      notify_after: undoSeconds,
      ...(ids !== undefined && { resource_ids: ids }),
      ...(isNotified ? messageIn(text) : { notify: false }),
    };
    void mutateAsync({ etag, changes }, { onSuccess: done }).then(
      (updated) =>
        offerUndo(words.moved({ when: labels.moment(updated.starts_at) }), () =>
          moveBack(updated, isNotified),
        ),
      () => {},
    );
  };
  const pick = ({ starts_at: at, resource_ids: free }: FreeTime) => {
    reset();
    choose(at);
    if (ids !== undefined && ids.length > 0) chooseStaff(free);
  };
  return (
    <div className="appointment-form">
      {!status.told_by_mail && <p className="quiet">{words.notTold}</p>}
      <MoveTerms status={status} />
      {isUnseen && (
        <ChangedSince
          appointment={appointment}
          isEnded={isEnded}
          see={isEnded ? done : () => see(startsAt)}
        />
      )}
      {service !== undefined && ids !== undefined && (
        <StaffChoice service={service} value={ids} onChange={chooseStaff} />
      )}
      <SlotChoice
        service={appointment.service_id}
        resources={ids ?? []}
        first={first}
        days={toNextWeek}
        appointment={appointment.id}
        current={isSameStaff ? startsAt : undefined}
        value={at}
        onChange={choose}
      />
      {status.told_by_mail && (
        <Tick isOn={isNotified} onChange={notify}>
          {words.notify}
        </Tick>
      )}
      {isNotified && <MessageField status={status} value={text} onChange={setText} error={error} />}
      <AppointmentRefusal error={error} pick={pick} />
      <div className="sheet-actions">
        <Button
          disabled={at === undefined || isUnseen}
          loading={isPending}
          onClick={() => at !== undefined && move(at)}
        >
          {at === undefined ? words.chooseFirst : words.moveTo({ when: labels.moment(at) })}
        </Button>
        <Button variant="default" onClick={done}>
          {parts.cancel}
        </Button>
      </div>
    </div>
  );
}

interface ChangedSinceProps {
  appointment: Appointment;
  isEnded: boolean;
  see(): void;
}

/** The customer or a colleague moved or cancelled the appointment while this form was open. */
function ChangedSince({ appointment, isEnded, see }: ChangedSinceProps) {
  const { appointments: words, parts, states } = useWords();
  const labels = useAppointmentLabels();
  const state = states[stateOfAppointment(appointment)];
  return (
    <div className="meanwhile" role="alert">
      <p>{parts.changedMeanwhile}</p>
      <p>{isEnded ? state : `${words.when}: ${labels.moment(appointment.starts_at)}`}</p>
      <Button variant="default" onClick={see}>
        {parts.seen}
      </Button>
    </div>
  );
}

function useStaffChoice(
  { service_id: id }: Appointment,
  { resources: taken }: AppointmentStanding,
) {
  const workspace = useWorkspace();
  const enabled = useMaySee("resources");
  const { data: offered } = useQuery({ ...appointments.services(workspace), enabled });
  const { data: resources = [] } = useQuery({ ...appointments.resources(workspace), enabled });
  const [chosen, choose] = useState<readonly number[]>();
  const service = offered?.find((one) => one.id === id);
  const parts = service === undefined ? [] : choosableParts(service, resources);
  const able = parts.flatMap(({ of }) => of.map((one) => one.id));
  const now = taken.map((one) => one.id).filter((one) => able.includes(one));
  const ids = parts.length === 0 ? undefined : [...(chosen ?? now)];
  const chooseAble = (ids: readonly number[]) => choose(ids.filter((id) => able.includes(id)));
  return { service, ids, choose: chooseAble };
}

const mayMove = ({ state }: Appointment) => state === "confirmed" || state === "requested";
