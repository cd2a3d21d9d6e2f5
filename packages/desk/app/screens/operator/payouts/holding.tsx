import { Button } from "@mantine/core";
import { useState } from "react";
import { Reasoned } from "../../../components/reasoned.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { useWords } from "../../../locales/words.ts";
import { useHold, useRelease } from "./queries.ts";
import "./payouts.css";

export function Holding({ id, name }: { id: string; name: string }) {
  const { payouts: words } = useWords().operating;
  const [isRequested, setRequested] = useState(false);
  return (
    <div className="payout-acts">
      <Button variant="default" onClick={() => setRequested(true)}>
        {words.hold}
      </Button>
      {isRequested && <Asking id={id} name={name} close={() => setRequested(false)} />}
    </div>
  );
}

function Asking({ id, name, close }: { id: string; name: string; close: () => void }) {
  const { payouts: words } = useWords().operating;
  const hold = useHold(id);
  const title = words.holdOf({ name });
  const act = (reason: string) => hold.mutate(reason, { onSuccess: close });
  return (
    <Reasoned
      title={title}
      act={title}
      label={words.reason}
      onAct={act}
      state={hold}
      onClose={close}
    >
      <p>{words.holding}</p>
    </Reasoned>
  );
}

export function Releasing({ id }: { id: string }) {
  const { payouts: words } = useWords().operating;
  const release = useRelease(id);
  return (
    <div className="payout-acts">
      <Button
        variant="default"
        loading={release.isPending}
        onClick={() => release.mutate(undefined)}
      >
        {words.release}
      </Button>
      <RefusalMessage error={release.error} />
    </div>
  );
}
