import { notAnId } from "@frontdesk/rest/api/path";
import { Button } from "@mantine/core";
import { problemsOf } from "../api/problems.ts";
import { useOwnRefusal } from "../api/refusals.ts";
import { useWords } from "../locales/words.ts";
import { serverMessageOf } from "./why-not.ts";
import "./failed.css";

export interface FailedProps {
  error: unknown;
  again?: () => void;
}

export function Failed({ error, again }: FailedProps) {
  useOwnRefusal(error);
  const { parts, refusals } = useWords();
  const fields: Readonly<Record<string, string>> = refusals.fields;
  const { requestId, message: whole } = errorPartsOf(error);
  const problems = Object.entries(problemsOf(error)).map(
    ([field, problem]) => `${fields[field] ?? refusals.oneDetail} ${problem}`,
  );
  // The service's message names its own fields.
  const text = problems.length > 0 ? problems.join(" ") : whole;
  const reason = reasonOf(error);
  const { status } = (error ?? {}) as { status?: unknown };
  const isSilent = text === undefined && reason === "failed" && typeof status === "number";
  return (
    <div className="failed" role="alert">
      <p>{parts[reason]}</p>
      {text !== undefined && <p className="quiet">{text}</p>}
      {isSilent && <p className="quiet">{refusals.noReason({ status })}</p>}
      {requestId !== undefined && <p className="note">{parts.requestId({ id: requestId })}</p>}
      {again !== undefined && reason !== "forbidden" && (
        <Button variant="default" onClick={again}>
          {parts.tryAgain}
        </Button>
      )}
    </div>
  );
}

type Reason = "unreachable" | "forbidden" | "gone" | "failed";

/** A second factor or a new sign-in resolves these refusals. */
const mending = new Set(["step_up_required", "other_person"]);

export function reasonOf(error: unknown): Reason {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  // A retry asks for the second factor.
  if (status === 403) return mending.has(String(code)) ? "failed" : "forbidden";
  if (status === 404 || code === notAnId) return "gone";
  const isOfClient = error instanceof Error && "requestId" in error;
  return status === undefined && isOfClient ? "unreachable" : "failed";
}

function errorPartsOf(error: unknown): { requestId?: string; message?: string } {
  const { status, requestId } = (error ?? {}) as Record<string, unknown>;
  const message = serverMessageOf(error);
  return {
    ...(typeof requestId === "string" && { requestId }),
    ...(typeof status === "number" && message !== undefined && { message }),
  };
}
