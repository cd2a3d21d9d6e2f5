import type {
  Appointment,
  AppointmentStanding,
} from "@frontdesk/scheduling-client/types/appointments";
import { useState } from "react";
import { useDecline } from "../api/appointments.ts";
import { useWords } from "../locales/words.ts";
import { MessageField, messageIn } from "./message-field.tsx";
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
  const declining = useDecline(appointment.id);
  const [text, setText] = useState("");
  return (
    <Sure
      title={words.declineIt}
      act={words.declineIt}
      state={declining}
      onAct={() => declining.mutate(messageIn(text), { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{`${message} ${words.declineSays}`}</p>
      <MessageField status={status} value={text} onChange={setText} error={declining.error} />
    </Sure>
  );
}
