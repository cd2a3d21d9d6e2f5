// Sets a second factor up in place: the password, a key for the app, its first code, backup codes.
import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { useWords } from "../../words/words.ts";
import { desk } from "../clients.ts";
import { DeskError, type ProposedFactor } from "../desk.ts";
import { own } from "../place.ts";

interface Steps {
  /** Called before the first step. */
  onBegin: () => void;
  /** Called once it is on, and the backup codes were kept. */
  onDone: () => void;
}

export function SetUp({ onBegin, onDone }: Steps) {
  const [proposed, setProposed] = useState<ProposedFactor>();
  const [backupCodes, setBackupCodes] = useState<string[]>();
  const known = useQueryClient();
  const propose = async (current: string) => {
    onBegin();
    setProposed(await desk.proposeFactor(current));
  };
  const confirm = async (code: string) => {
    setBackupCodes(await desk.confirmFactor(code.replaceAll(/\s/g, "")));
    await known.invalidateQueries({ queryKey: own.session.queryKey });
    await known.invalidateQueries({ queryKey: own.places.queryKey });
  };
  if (backupCodes !== undefined) return <BackupCodes codes={backupCodes} onDone={onDone} />;
  if (proposed !== undefined) return <FirstCode proposed={proposed} confirm={confirm} />;
  return <Password propose={propose} />;
}

function Password({ propose }: { propose: (current: string) => Promise<void> }) {
  const { stepUp } = useWords();
  const [current, setCurrent] = useState("");
  return (
    <Step send={() => propose(current)} label={stepUp.next}>
      {(problem) => (
        <>
          <p className="quiet">{stepUp.needed}</p>
          <PasswordInput
            mt="md"
            label={stepUp.password}
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
            error={problem}
            autoComplete="current-password"
            data-autofocus
            required
          />
        </>
      )}
    </Step>
  );
}

interface First {
  proposed: ProposedFactor;
  confirm: (code: string) => Promise<void>;
}

function FirstCode({ proposed: { key, uri, picture }, confirm }: First) {
  const { stepUp } = useWords();
  const [code, setCode] = useState("");
  return (
    <Step send={() => confirm(code)} label={stepUp.turnOn}>
      {(problem) => (
        <>
          <p>{stepUp.scan}</p>
          <img src={picture} width={200} height={200} alt={stepUp.picture} />
          <p>
            {stepUp.orType} <code translate="no">{key.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          </p>
          <p>
            <a href={uri}>{stepUp.openApp}</a>
          </p>
          <TextInput
            mt="md"
            label={stepUp.firstCode}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={problem}
            autoComplete="one-time-code"
            inputMode="numeric"
            data-autofocus
            required
          />
        </>
      )}
    </Step>
  );
}

function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { stepUp } = useWords();
  return (
    <>
      <p>{stepUp.keepCodes}</p>
      <ul translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone} data-autofocus>
        {stepUp.kept}
      </Button>
    </>
  );
}

interface StepProps {
  send: () => Promise<void>;
  label: string;
  children: (problem: string | undefined) => ReactNode;
}

/** A form that says what was wrong with what it sent. */
function Step({ send, label, children }: StepProps) {
  const { parts } = useWords();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
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
    <form onSubmit={(event) => void submit(event)}>
      {children(problem)}
      <Button mt="md" type="submit" loading={isAsking}>
        {label}
      </Button>
    </form>
  );
}
