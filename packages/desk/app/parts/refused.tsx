// Why something was not done, beside the button that was pressed.
import { isKept } from "../data/posts.ts";
import { isStale, problemsOf } from "../data/problems.ts";
import { useWords } from "../words/words.ts";
import "./failed.css";

interface RefusedProps {
  error: unknown;
  /** Fields that show their own problem. */
  fields?: readonly string[];
}

export function Refused({ error, fields = [] }: RefusedProps) {
  const { parts, studio } = useWords();
  if (error === undefined || error === null) return null;
  if (isStale(error)) return <p role="alert">{studio.stale}</p>;
  const { status, code, message, requestId } = error as Record<string, unknown>;
  if (code === "payments_unavailable") return <p role="alert">{parts.paymentsAway}</p>;
  const problems = Object.entries(problemsOf(error));
  const left = problems.filter(([field]) => !fields.includes(field));
  if (problems.length > 0 && left.length === 0) return null;
  const isUnknown = status === undefined || code === "outcome_unknown" || status === 503;
  const why =
    left.length > 0
      ? left.map(([field, problem]) => `${field} ${problem}`).join("; ")
      : String(message);
  return (
    <div className="failed" role="alert">
      {isUnknown ? (
        <p>{isKept(error) ? parts.unknownOutcome : parts.notKnown}</p>
      ) : (
        <>
          <p>{parts.notDone}</p>
          <p>{why}</p>
        </>
      )}
      {typeof requestId === "string" && <p className="note">{parts.requestId(requestId)}</p>}
    </div>
  );
}
