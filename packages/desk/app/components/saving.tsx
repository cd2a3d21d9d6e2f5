import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "../locales/words.ts";
import { RefusalMessage } from "./refusal.tsx";

export interface SavingState {
  isPending: boolean;
  isSuccess: boolean;
  error: unknown;
}

interface SavingProps {
  state: SavingState;
  isSame?: boolean;
  /** Saves without changes too. */
  isReady?: boolean;
  /** Changes await review. */
  isHeld?: boolean;
  word?: string | undefined;
  children?: ReactNode;
}

export function Saving({ state, word, children, ...rest }: SavingProps) {
  const { isSame = false, isReady = false, isHeld = false } = rest;
  const { studio } = useWords();
  const { isPending, isSuccess, error } = state;
  return (
    <>
      <RefusalMessage error={error} />
      <div className="acts">
        <Button type="submit" loading={isPending} disabled={(isSame && !isReady) || isHeld}>
          {word ?? studio.save}
        </Button>
        {children}
        <span role="status" className="quiet">
          {isSuccess && isSame ? studio.saved : ""}
        </span>
      </div>
    </>
  );
}
