import { useOwnRefusal } from "../api/refusals.ts";
import { useWords } from "../locales/words.ts";
import { RefusalMessage } from "./refusal.tsx";

interface AppointmentRefusalProps {
  error: unknown;
}

export function AppointmentRefusal({ error }: AppointmentRefusalProps) {
  useOwnRefusal(error);
  const { appointments: words } = useWords();
  const { status, code } = (error ?? {}) as { status?: number; code?: string };
  if (code === "slot_taken") return <p role="alert">{words.taken}</p>;
  if (status === 403 && code === "forbidden") return <p role="alert">{words.notYours}</p>;
  return <RefusalMessage error={error} />;
}
