// What is asked over everything else.
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useGivenBack } from "../data/given-back.ts";
import { useWords } from "../words/words.ts";
import "./sheet.css";

export interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const { parts } = useWords();
  useGivenBack();
  return (
    <Modal.Root opened onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className="sheet-head">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={parts.close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
