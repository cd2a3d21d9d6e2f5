import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useRestoredFocus } from "../api/restore-focus.ts";
import { useEscape } from "../api/topmost.ts";
import { useWorkspace } from "../api/workspace.ts";
import { useWords } from "../locales/words.ts";
import { useClosing } from "./closing.tsx";
import "./sheet.css";

export interface SheetProps {
  title: ReactNode;
  /** Default: goes to `back`. */
  onClose?(): void;
  /** Path below the workspace. Its search parameters stay. */
  back?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Sheet({ title, onClose, back = "", actions, children }: SheetProps) {
  const { parts } = useWords();
  const leave = useBack(back);
  const { close, around, onInput } = useClosing(onClose ?? leave);
  useRestoredFocus();
  const onEscape = useEscape(true, close);
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  return (
    <Drawer.Root
      opened
      onClose={close}
      {...onEscape}
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "100%" : 440}
    >
      <Drawer.Overlay />
      <Drawer.Content onInput={onInput}>
        <div className="sheet-head">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={parts.close} />
        </div>
        <Drawer.Body>
          {around(
            <>
              <div className="sheet-content">{children}</div>
              {actions !== undefined && <div className="sheet-actions">{actions}</div>}
            </>,
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function useBack(back: string): () => void {
  const navigate = useNavigate();
  const { id } = useWorkspace();
  const search = (before: object) => before;
  return () => void navigate({ to: `/p/${id}/${back}`, search, resetScroll: false });
}
