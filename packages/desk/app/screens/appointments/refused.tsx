import { useClaim } from "../../data/refusals.ts";
import { Refused } from "../../parts/refused.tsx";
import { useWords } from "../../words/words.ts";

interface AppointmentRefusedProps {
  error: unknown;
}

/** Why nothing became of what was to be done to an appointment, in words where it has a name. */
export function AppointmentRefused({ error }: AppointmentRefusedProps) {
  useClaim(error);
  const { appointments: words } = useWords();
  const { status, code } = (error ?? {}) as { status?: number; code?: string };
  if (code === "slot_taken") return <p role="alert">{words.taken}</p>;
  if (status === 403 && code === "forbidden") return <p role="alert">{words.notYours}</p>;
  return <Refused error={error} />;
}
