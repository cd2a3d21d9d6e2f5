import { Button } from "@mantine/core";
import { useWords } from "../locales/words.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { RefusalMessage } from "./refusal.tsx";
import "./ask.css";

export interface SureProps extends DialogProps {
  act: string;
  onAct(): void;
  state: { isPending: boolean; error: unknown };
  /** The effect is still unknown. */
  isEarly?: boolean;
}

export function Sure({ act, onAct, state, isEarly = false, children, ...dialog }: SureProps) {
  const { parts } = useWords();
  return (
    <Dialog {...dialog}>
      <div className="ask">
        {children}
        <RefusalMessage error={state.error} />
        <div className="ask-buttons">
          <Button
            variant="outline"
            color="wrong"
            disabled={isEarly}
            loading={state.isPending}
            onClick={onAct}
          >
            {act}
          </Button>
          <Button variant="default" onClick={dialog.onClose}>
            {parts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
