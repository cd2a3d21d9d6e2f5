import type { ReactNode } from "react";
import { FormFields } from "../fields.tsx";
import { useFirstWrong } from "../first-wrong.ts";
import { Saving, type SavingState } from "../saving.tsx";
import { type FieldLabels, Meanwhile } from "./meanwhile.tsx";
import type { Drafting } from "./use-draft.ts";

type Save<Draft> = (draft: Draft, etag: string) => Promise<unknown>;

interface DraftFormProps<Draft> {
  of: Drafting<Draft>;
  labels: FieldLabels<Draft>;
  /** Throws or returns false on failure. */
  save: Save<Draft>;
  state: SavingState;
  mayChange?: boolean;
  why?: string | undefined;
  /** Nothing to save; default: from the draft. */
  isSame?: boolean;
  /** The button names the first wrong field even without changes. */
  isReady?: boolean;
  word?: string | undefined;
  actions?: ReactNode | ((save: (by: Save<Draft>) => void) => ReactNode);
  children: ReactNode;
}

export function DraftForm<Draft>({ of, labels, save, children, ...rest }: DraftFormProps<Draft>) {
  const { state, mayChange = true, why, isSame = of.isSame, word, actions } = rest;
  const { isReady = false } = rest;
  const { form, show } = useFirstWrong();
  const saveBy = (by: Save<Draft>) => void of.save(by).then((isSaved) => isSaved || show());
  return (
    <form
      ref={form}
      data-draft
      onSubmit={(event) => {
        event.preventDefault();
        saveBy(save);
      }}
    >
      <FormFields mayChange={mayChange} why={why}>
        <Meanwhile of={of} labels={labels} />
        {children}
        {mayChange && (
          <Saving
            state={state}
            isSame={isSame}
            isReady={isReady}
            isHeld={of.unseen.length > 0}
            word={word}
          >
            {typeof actions === "function" ? actions(saveBy) : actions}
          </Saving>
        )}
      </FormFields>
    </form>
  );
}
