// A form over a draft: what others changed meanwhile, its fields, and its end.
import type { ReactNode } from "react";
import { FormFields } from "../fields.tsx";
import { Saving, type SavingState } from "../saving.tsx";
import { Meanwhile, type SaidFields } from "./meanwhile.tsx";
import type { Drafting } from "./use-draft.ts";

interface DraftFormProps<Draft> {
  of: Drafting<Draft>;
  said: SaidFields<Draft>;
  /** Throws, or returns false, where it is not saved. */
  save: (draft: Draft, etag: string) => Promise<unknown>;
  state: SavingState;
  /** Who may not change it reads it. */
  mayChange?: boolean;
  /** What is said to them, if not that they may only read. */
  why?: string | undefined;
  /** Whether there is nothing that could be saved, if not as the draft says. */
  isSame?: boolean;
  /** What the button says, if not that it saves. */
  word?: string | undefined;
  /** What else can be done. */
  acts?: ReactNode;
  children: ReactNode;
}

export function DraftForm<Draft>({ of, said, save, children, ...rest }: DraftFormProps<Draft>) {
  const { state, mayChange = true, why, isSame = of.isSame, word, acts } = rest;
  return (
    <form
      data-draft
      onSubmit={(event) => {
        event.preventDefault();
        void of.save(save);
      }}
    >
      <FormFields mayChange={mayChange} why={why}>
        <Meanwhile of={of} said={said} />
        {children}
        {mayChange && (
          <Saving state={state} isSame={isSame} isHeld={of.unseen.length > 0} word={word}>
            {acts}
          </Saving>
        )}
      </FormFields>
    </form>
  );
}
