import { Button } from "@mantine/core";
import { useTrialRemoval } from "../api/trial.ts";
import { say } from "../api/undo.ts";
import { useWords } from "../locales/words.ts";
import { AppointmentRefusal } from "./appointment-refusal.tsx";

interface DeleteTrialProps {
  id: number;
  onDeleted?(): void;
}

export function DeleteTrial({ id, onDeleted }: DeleteTrialProps) {
  const { appointments: words } = useWords();
  const removal = useTrialRemoval(id);
  // Continues after the sheet closes.
  const remove = () =>
    void removal.mutateAsync().then(
      ({ state }) => {
        if (state !== "expired") return;
        say(words.trialDeleted);
        onDeleted?.();
      },
      () => {},
    );
  return (
    <>
      <Button variant="outline" color="wrong" loading={removal.isPending} onClick={remove}>
        {words.deleteTrial}
      </Button>
      {removal.data?.state === "cancelled" && <p role="status">{words.trialWaits}</p>}
      <AppointmentRefusal error={removal.error} />
    </>
  );
}
