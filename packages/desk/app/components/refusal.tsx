/* Field problems become links, and the first gets the focus. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { isKept } from "../api/posts.ts";
import { isStale, problemsOf } from "../api/problems.ts";
import { useOwnRefusal } from "../api/refusals.ts";
import { useWords } from "../locales/words.ts";
import { type Correction, correctionsIn, goToField, leftOf, problemsIn } from "./corrections.ts";
import { isUnknown, serverMessageOf, whyNot } from "./why-not.ts";
import "./failed.css";

interface RefusalMessageProps {
  error: unknown;
}

export function RefusalMessage({ error }: RefusalMessageProps) {
  useOwnRefusal(error);
  return <Why error={error} />;
}

export function Why({ error }: RefusalMessageProps) {
  if (error === undefined || error === null) return null;
  return Object.keys(problemsOf(error)).length > 0 ? (
    <CorrectionParts error={error} />
  ) : (
    <Because error={error} />
  );
}

function Because({ error }: { error: unknown }) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (error !== undefined) box.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  const { parts, refusals, studio } = words;
  if (isStale(error)) {
    return (
      <p ref={box} role="alert">
        {studio.stale}
      </p>
    );
  }
  const { status, requestId } = error as Record<string, unknown>;
  const text = whyNot(words, error);
  const isOpen = isUnknown(error);
  const unknown = isKept(error) ? parts.unknownOutcome : parts.notKnown;
  return (
    <div ref={box} className="failed" role="alert">
      {text !== undefined && <p>{text}</p>}
      {text === undefined && isOpen && <p>{unknown}</p>}
      {text === undefined && !isOpen && (
        <>
          <p>{parts.notDone}</p>
          <p>{serverMessageOf(error) ?? refusals.noReason({ status: Number(status) })}</p>
        </>
      )}
      {typeof requestId === "string" && (
        <p className="note">{parts.requestId({ id: requestId })}</p>
      )}
    </div>
  );
}

function CorrectionParts({ error }: { error: unknown }) {
  const { refusals } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { corrections, left } = useCorrections(box, error);
  const fields: Readonly<Record<string, string>> = refusals.fields;
  const describeText = ([field, problem]: readonly [string, string]) =>
    `${fields[field] ?? refusals.oneDetail} ${problem}`;
  const count = corrections.length + left.length;
  return (
    <div ref={box} className="failed" role="alert">
      <p>
        {count > 0 && refusals.corrections({ count })}{" "}
        {corrections.map(({ element, label }, at) => (
          <span key={label}>
            {at > 0 && ", "}
            <button type="button" className="to-field" onClick={() => goToField(element)}>
              {label}
            </button>
          </span>
        ))}
      </p>
      {left.map((one) => (
        <p key={one[0]}>{describeText(one)}</p>
      ))}
    </div>
  );
}

interface CorrectionParts {
  corrections: readonly Correction[];
  left: readonly (readonly [field: string, problem: string])[];
}

/** Each form shows its fields' problems. */
function useCorrections(box: RefObject<HTMLElement | null>, error: unknown): CorrectionParts {
  const { refusals } = useWords();
  const [correctionParts, set] = useState<CorrectionParts>({ corrections: [], left: [] });
  const { oneDetail } = refusals;
  const fields: Readonly<Record<string, string>> = refusals.fields;
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const form = current.closest("form, .undo, [role=dialog], section, main") ?? document.body;
    const problems = Object.entries(problemsOf(error));
    const corrections = correctionsIn(form, oneDetail);
    const named = problems.map(([field, problem]) => [fields[field], problem] as const);
    const labels = corrections.map(({ label }) => label);
    const left = leftOf(named, { messages: problemsIn(form), labels }).map((at) => problems[at]!);
    set({ corrections, left });
    const [first] = corrections;
    if (first === undefined) current.scrollIntoView({ block: "nearest" });
    else goToField(first.element);
  }, [box, error, oneDetail, fields]);
  return correctionParts;
}
