import { useOwnRefusal } from "../../../api/refusals.ts";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { useWords } from "../../../locales/words.ts";

interface NotDoneProps {
  error: unknown;
}

export function NotDone({ error }: NotDoneProps) {
  useOwnRefusal(error);
  const { deposits: words } = useWords();
  const { status, code } = (error ?? {}) as { status?: number; code?: string };
  if (status === 409) return <p role="alert">{words.unsettled}</p>;
  if (code === "payments_unavailable") return <p role="alert">{words.away}</p>;
  return <RefusalMessage error={error} />;
}
