// Asks for the code of a second factor, or leads to where one is set up.
import { Button, Modal, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useWords } from "../../words/words.ts";
import { desk } from "../clients.ts";
import { DeskError } from "../desk.ts";
import { answered, useQuestion } from "./asking.ts";

// It is asked over whatever asked for it, a dialog too.
const above = 300;

export function StepUp() {
  const question = useQuestion();
  const { stepUp, parts } = useWords();
  const close = () => answered(false);
  const over = { onClose: close, zIndex: above, closeButtonProps: { "aria-label": parts.close } };
  return (
    <>
      <Modal opened={question === "code"} title={stepUp.title} {...over}>
        <CodeForm />
      </Modal>
      <Modal opened={question === "factor"} title={stepUp.neededTitle} {...over}>
        <p>{stepUp.needed}</p>
        <Button component="a" href="/me" mt="md">
          {stepUp.setUp}
        </Button>
      </Modal>
    </>
  );
}

function CodeForm() {
  const { stepUp, parts } = useWords();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsking(true);
    setProblem(undefined);
    try {
      await desk.prove(code.replaceAll(/\s/g, ""));
      answered(true);
    } catch (error) {
      const isOurs = error instanceof DeskError && error.status !== undefined;
      setProblem(isOurs ? error.message : parts.unreachable);
      setCode("");
    } finally {
      setAsking(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p className="quiet">{stepUp.why}</p>
      <TextInput
        mt="md"
        label={stepUp.code}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={problem}
        autoComplete="one-time-code"
        inputMode="numeric"
        data-autofocus
        required
      />
      <Button mt="md" type="submit" loading={isAsking}>
        {stepUp.prove}
      </Button>
    </form>
  );
}
