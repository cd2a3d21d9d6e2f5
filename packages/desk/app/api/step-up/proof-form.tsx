import { Button } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../../locales/words.ts";
import { DeskError } from "../desk.ts";

interface ProofFormProps {
  send: () => Promise<void>;
  label: string;
  children: (problem: string | undefined) => ReactNode;
}

export function ProofForm({ send, label, children }: ProofFormProps) {
  const { parts } = useWords();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (isAsking || problem === undefined) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [isAsking, problem]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsking(true);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      const isOurs = error instanceof DeskError && error.status !== undefined;
      setProblem(isOurs ? error.message : parts.unreachable);
    } finally {
      setAsking(false);
    }
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      {children(problem)}
      <Button mt="md" type="submit" loading={isAsking}>
        {label}
      </Button>
    </form>
  );
}
