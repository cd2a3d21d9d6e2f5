import type { Dispute } from "@frontdesk/payments-client/types";
import { Button, Textarea } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../../locales/words.ts";
import { answerDraft } from "./answer-draft.ts";

/** Keeps a typed answer in view after the dispute was answered or ended elsewhere. */
export function Unsent({ dispute }: { dispute: Dispute }) {
  const { disputes: words } = useWords();
  const [draft, setDraft] = useState(() => answerDraft.of(dispute).trim());
  const field = useRef<HTMLTextAreaElement>(null);
  const isUnsent = draft !== "" && draft !== dispute.answer?.text;
  useLayoutEffect(() => {
    // The removed form had the focus.
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, []);
  if (!isUnsent) return null;
  return (
    <section className="group">
      <p role="alert">{words.unsent}</p>
      <Textarea ref={field} aria-label={words.text} rows={6} value={draft} readOnly />
      <div className="acts">
        <Button
          variant="default"
          onClick={() => {
            answerDraft.forget(dispute);
            setDraft("");
          }}
        >
          {words.deleteUnsent}
        </Button>
      </div>
    </section>
  );
}
