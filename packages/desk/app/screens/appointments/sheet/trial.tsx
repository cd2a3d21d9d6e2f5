// An administrator's own online booking, made to try the booking page.
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useSession, useWorkspace } from "../../../api/workspace.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { useWords } from "../../../locales/words.ts";
import { useTrialRemoval } from "../mutations.ts";

const endable = new Set<Appointment["state"]>(["requested", "confirmed", "cancelled", "declined"]);

interface TrialProps {
  appointment: Appointment;
  onDeleted: () => void;
}

export function Trial({ appointment, onDeleted }: TrialProps) {
  const { appointments: words } = useWords();
  const { person } = useSession();
  const { account } = useWorkspace();
  const removal = useTrialRemoval(appointment.id);
  const { customer, made_by_staff: isByStaff, state } = appointment;
  const isOwn = customer?.email?.toLowerCase() === person.email.toLowerCase();
  const mayDelete = account?.isAdministrator === true && person.emailVerified;
  if (!isOwn || isByStaff || !mayDelete || !endable.has(state)) return null;
  // Continues after the sheet closes.
  const remove = () =>
    void removal.mutateAsync().then(
      ({ state }) => state === "expired" && onDeleted(),
      () => {},
    );
  return (
    <div className="appointment-acts">
      <Button variant="outline" color="wrong" loading={removal.isPending} onClick={remove}>
        {words.deleteTrial}
      </Button>
      {removal.data?.state === "cancelled" && <p role="status">{words.trialWaits}</p>}
      <AppointmentRefusal error={removal.error} />
    </div>
  );
}
