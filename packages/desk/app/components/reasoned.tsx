import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useWords } from "../locales/words.ts";
import { Dialog } from "./dialog.tsx";
import { onValue } from "./fields.tsx";
import { RefusalMessage } from "./refusal.tsx";
import type { SureProps } from "./sure.tsx";
import "./ask.css";

interface ReasonedProps extends Omit<SureProps, "isEarly" | "onAct"> {
  label: string;
  onAct(reason: string): void;
}

export function Reasoned({ act, label, onAct, state, children, ...dialog }: ReasonedProps) {
  const { parts } = useWords();
  const [text, setText] = useState("");
  const reason = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== "" && !state.isPending) onAct(reason);
  };
  return (
    <Dialog {...dialog}>
      <form className="ask" onSubmit={submit}>
        {children}
        <TextInput
          label={label}
          data-autofocus
          maxLength={unitsOf(500)}
          value={text}
          onChange={onValue(setText)}
        />
        <RefusalMessage error={state.error} />
        <div className="ask-buttons">
          <Button
            type="submit"
            variant="outline"
            color="wrong"
            disabled={reason === ""}
            loading={state.isPending}
          >
            {act}
          </Button>
          <Button variant="default" onClick={dialog.onClose}>
            {parts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
