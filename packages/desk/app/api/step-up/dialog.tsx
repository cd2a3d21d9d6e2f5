import { Modal, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../locales/words.ts";
import { desk } from "../clients.ts";
import { DeskError } from "../desk.ts";
import { useEscape } from "../topmost.ts";
import { own } from "../workspace.ts";
import { answered, proved, useAsking, useProofOfOtherTab } from "./asking.ts";
import { ProofForm } from "./proof-form.tsx";
import { SetUp } from "./set-up.tsx";

// The prompt lies above any dialog that caused it.
const above = 300;

export function StepUpDialog() {
  const isAsking = useAsking();
  const { stepUp, parts } = useWords();
  const { data } = useQuery({ ...own.session, enabled: isAsking });
  // Stays true while the backup codes are visible.
  const [isSettingUp, setSettingUp] = useState(false);
  const close = () => {
    setSettingUp(false);
    if (isSettingUp && data?.hasSecondFactor === true) proved();
    else answered(false);
  };
  useProofOfOtherTab(isAsking && !isSettingUp);
  const queries = useQueryClient();
  const onChanged = () => {
    setSettingUp(false);
    void queries.invalidateQueries({ queryKey: own.session.queryKey });
  };
  const onEscape = useEscape(isAsking, close);
  const closeButtonProps = { "aria-label": parts.close };
  const over = { onClose: close, zIndex: above, closeButtonProps, ...onEscape };
  const isWithout = isSettingUp || data?.hasSecondFactor === false;
  return (
    <>
      <Modal opened={isAsking && !isWithout} title={stepUp.title} {...over}>
        <CodeForm onChanged={onChanged} />
      </Modal>
      <Modal opened={isAsking && isWithout} title={stepUp.neededTitle} {...over}>
        <SetUp onBegin={() => setSettingUp(true)} onChanged={onChanged} onDone={close} />
      </Modal>
    </>
  );
}

function CodeForm({ onChanged }: { onChanged: () => void }) {
  const { stepUp } = useWords();
  const [code, setCode] = useState("");
  const prove = async () => {
    try {
      await desk.prove(code.replaceAll(/\s/g, ""));
    } catch (error) {
      setCode("");
      if (error instanceof DeskError && error.code === "second_factor_needed") onChanged();
      throw error;
    }
    proved();
  };
  return (
    <ProofForm send={prove} label={stepUp.prove}>
      {(problem) => (
        <>
          <p className="quiet">{stepUp.why}</p>
          <TextInput
            mt="md"
            label={stepUp.code}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={problem}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
            required
          />
        </>
      )}
    </ProofForm>
  );
}
