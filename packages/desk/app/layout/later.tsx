/* Dialogs outside of the first screen's code. */
import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";

/** A dialog opened later may be offline. */
const loadAfterMs = 2_000;

export interface LaterDialog {
  isOpen: boolean;
  /** Stays true, so that a closed dialog can animate and return the focus. */
  isRequested: boolean;
  open(): void;
  close(): void;
}

/** `load` must be stable. */
export function useLater(load: () => Promise<unknown>): LaterDialog {
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), loadAfterMs);
    return () => clearTimeout(timer);
  }, [load]);
  const open = useCallback(() => {
    setRequested(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, isRequested, open, close };
}

export interface LaterProps {
  of: LaterDialog;
  children(dialog: { isOpen: boolean; onClose(): void }): ReactNode;
}

export function Later({ of: { isOpen, isRequested, close }, children }: LaterProps) {
  if (!isRequested) return null;
  return <Suspense>{children({ isOpen, onClose: close })}</Suspense>;
}
