import type { ReactNode } from "react";
import { FormFields } from "../fields.tsx";
import { useFirstWrong } from "../first-wrong.ts";
import { Saving, type SavingState } from "../saving.tsx";
import { type FieldLabels, Meanwhile } from "./meanwhile.tsx";
import type { Drafting } from "./use-draft.ts";

interface DraftFormProps<Draft> {
  of: Drafting<Draft>;
  labels: FieldLabels<Draft>;
  /** Throws or returns false on failure. */
  save: (draft: Draft, etag: string) => Promise<unknown>;
  state: SavingState;
  mayChange?: boolean;
  why?: string | undefined;
  /** Nothing to save; default: from the draft. */
  isSame?: boolean;
  word?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

export function DraftForm<Draft>({ of, labels, save, children, ...rest }: DraftFormProps<Draft>) {
  const { state, mayChange = true, why, isSame = of.isSame, word, actions } = rest;
  const { form, show } = useFirstWrong();
  return (
    <form
      ref={form}
      data-draft
      onSubmit={(event) => {
        event.preventDefault();
        void of.save(save).then((isSaved) => isSaved || show());
      }}
    >
      <FormFields mayChange={mayChange} why={why}>
        <Meanwhile of={of} labels={labels} />
        {children}
        {mayChange && (
          <Saving state={state} isSame={isSame} isHeld={of.unseen.length > 0} word={word}>
            {actions}
          </Saving>
        )}
      </FormFields>
    </form>
  );
}
