import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { isTrial } from "../../../api/trial.ts";
import { useSession, useWorkspace } from "../../../api/workspace.ts";
import { DeleteTrial } from "../../../components/delete-trial.tsx";

interface TrialProps {
  appointment: Appointment;
  onDeleted: () => void;
}

export function Trial({ appointment, onDeleted }: TrialProps) {
  const { person } = useSession();
  const { account } = useWorkspace();
  if (account?.isAdministrator !== true || !isTrial(appointment, person)) return null;
  return (
    <div className="appointment-acts">
      <DeleteTrial id={appointment.id} onDeleted={onDeleted} />
    </div>
  );
}
