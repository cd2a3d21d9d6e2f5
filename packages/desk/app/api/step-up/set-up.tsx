import { Button, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../locales/words.ts";
import { desk } from "../clients.ts";
import { DeskError, type ProposedFactor } from "../desk.ts";
import { own } from "../workspace.ts";
import { ProofForm } from "./proof-form.tsx";

interface Steps {
  onBegin: () => void;
  /** A factor exists already. */
  onChanged: () => void;
  onDone: () => void;
}

export function SetUp({ onBegin, onChanged, onDone }: Steps) {
  const [proposed, setProposed] = useState<ProposedFactor>();
  const [backupCodes, setBackupCodes] = useState<string[]>();
  const existing = useQueryClient();
  const propose = async (current: string) => {
    onBegin();
    try {
      setProposed(await desk.proposeFactor(current));
    } catch (error) {
      if (error instanceof DeskError && error.code === "factor_in_use") onChanged();
      throw error;
    }
  };
  const confirm = async (code: string) => {
    setBackupCodes(await desk.confirmFactor(code.replaceAll(/\s/g, "")));
    await existing.invalidateQueries({ queryKey: own.session.queryKey });
    await existing.invalidateQueries({ queryKey: own.places.queryKey });
  };
  if (backupCodes !== undefined) return <BackupCodes codes={backupCodes} onDone={onDone} />;
  if (proposed !== undefined) return <FirstCode proposed={proposed} confirm={confirm} />;
  return <Password propose={propose} />;
}

function Password({ propose }: { propose: (current: string) => Promise<void> }) {
  const { stepUp } = useWords();
  const [current, setCurrent] = useState("");
  return (
    <ProofForm send={() => propose(current)} label={stepUp.next}>
      {(problem) => (
        <>
          <p className="quiet">{stepUp.needed}</p>
          <TextInput
            type="password"
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
    </ProofForm>
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
    <ProofForm send={() => confirm(code)} label={stepUp.turnOn}>
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
    </ProofForm>
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
