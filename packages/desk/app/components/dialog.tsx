import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useRestoredFocus } from "../api/restore-focus.ts";
import { useEscape } from "../api/topmost.ts";
import { useWords } from "../locales/words.ts";
import { useClosing } from "./closing.tsx";
import "./sheet.css";

export interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const { parts } = useWords();
  const { close, around, onInput } = useClosing(onClose);
  useRestoredFocus();
  const onEscape = useEscape(true, close);
  return (
    <Modal.Root opened onClose={close} centered {...onEscape}>
      <Modal.Overlay />
      <Modal.Content onInput={onInput}>
        <div className="sheet-head">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={parts.close} />
        </div>
        <Modal.Body>{around(children)}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
