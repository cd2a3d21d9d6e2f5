// After a lost response, the old secret may be invalid, and the new one was not shown.
import { useOwnRefusal } from "../api/refusals.ts";
import { useWords } from "../locales/words.ts";
import { RefusalMessage } from "./refusal.tsx";
import { isUnknown } from "./why-not.ts";
import "./failed.css";

export function RotationRefusal({ error }: { error: unknown }) {
  const { parts } = useWords();
  useOwnRefusal(error);
  if (error === null || !isUnknown(error)) return <RefusalMessage error={error} />;
  return (
    <p className="failed" role="alert">
      {parts.secretUnsure}
    </p>
  );
}
