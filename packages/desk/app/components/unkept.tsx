// The service tells a secret only once.
import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useCallback, useRef } from "react";
import { isNotDone } from "../api/not-done.ts";
import { Question, useChanged } from "./closing.tsx";

interface Unkept {
  question: ReactNode;
  keep(): void;
}

export function useUnkept(): Unkept {
  const isKept = useRef(false);
  const keep = useCallback(() => {
    isKept.current = true;
  }, []);
  useChanged(true, keep, "secret");
  const isOpen = () => !isKept.current;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isOpen,
    enableBeforeUnload: isOpen,
    withResolver: true,
  });
  const question = status === "blocked" && <Question of="secret" keep={reset} discard={proceed} />;
  return { question, keep };
}

/** The response shows the secret once: the person waits for it, or closes on purpose. */
export function AwaitedSecret({ isPending }: { isPending: boolean }) {
  const isLeft = useRef(false);
  const leave = useCallback(() => {
    isLeft.current = true;
  }, []);
  useChanged(isPending, leave, "awaited");
  const isOpen = () => isPending && !isLeft.current && !isNotDone();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isOpen,
    enableBeforeUnload: isOpen,
    withResolver: true,
  });
  return status === "blocked" && <Question of="awaited" keep={reset} discard={proceed} />;
}
