import type {
  Appointment,
  AppointmentStanding,
} from "@frontdesk/scheduling-client/types/appointments";
import { useAppointmentTransition } from "../api/appointments.ts";
import { useWords } from "../locales/words.ts";
import { useNotifiedLabel } from "./notified.ts";
import { Sure } from "./sure.tsx";

interface DecliningProps {
  appointment: Pick<Appointment, "id">;
  status: AppointmentStanding;
  onClose(): void;
}

export function Declining({ appointment, status, onClose }: DecliningProps) {
  const { appointments: words } = useWords();
  const message = useNotifiedLabel(status);
  const declining = useAppointmentTransition(appointment.id, "decline");
  return (
    <Sure
      title={words.declineIt}
      act={words.declineIt}
      state={declining}
      onAct={() => declining.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{`${message} ${words.declineSays}`}</p>
    </Sure>
  );
}
