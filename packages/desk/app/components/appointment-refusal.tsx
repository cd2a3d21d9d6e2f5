import { type FreeTime, SlotTakenError } from "@frontdesk/scheduling-client/errors";
import { useOwnRefusal } from "../api/refusals.ts";
import { useWords } from "../locales/words.ts";
import { RefusalMessage } from "./refusal.tsx";
import { SlotTaken } from "./slot-taken.tsx";

interface AppointmentRefusalProps {
  error: unknown;
  /** A free time in place of the refused one. */
  pick?: (time: FreeTime) => void;
}

export function AppointmentRefusal({ error, pick }: AppointmentRefusalProps) {
  useOwnRefusal(error);
  const { appointments: words } = useWords();
  const { status, code } = (error ?? {}) as { status?: number; code?: string };
  if (error instanceof SlotTakenError) return <SlotTaken error={error} pick={pick} />;
  if (status === 403 && code === "forbidden") return <p role="alert">{words.notYours}</p>;
  return <RefusalMessage error={error} />;
}
