// Errors not shown by a form, waiting actions, and failed background reads.
import { Button, CloseButton } from "@mantine/core";
import { useContext, useEffect, useState } from "react";
import { forgetRefusal, useUnclaimed } from "../api/refusals.ts";
import { type Pausing, useWaiting } from "../api/retrying.ts";
import { useUnread } from "../api/unread.ts";
import { HereContext } from "../api/workspace.ts";
import { useWords } from "../locales/words.ts";
import { Why } from "./refusal.tsx";
import { UnreadBar } from "./unread-bar.tsx";
import "./undo-bar.css";

export function RefusalBar() {
  const { parts } = useWords();
  const refusal = useUnclaimed();
  const waiting = useWaiting();
  const isVisible = waiting === undefined && refusal !== undefined;
  const unread = useUnread();
  const isUnread = waiting === undefined && !isVisible && unread.length > 0;
  const here = useContext(HereContext)?.workspace.id;
  const elsewhere = refusal?.place?.id === here ? undefined : refusal?.place?.name;
  return (
    <div className="undo">
      {waiting !== undefined && <Retrying waiting={waiting} />}
      {isVisible && (
        <div className="undo-bar">
          {elsewhere !== undefined && <strong>{`${elsewhere}:`}</strong>}
          <Why error={refusal.error} />
          <CloseButton aria-label={parts.close} onClick={forgetRefusal} />
        </div>
      )}
      {isUnread && <UnreadBar reads={unread} />}
    </div>
  );
}

function Retrying({ waiting }: { waiting: Pausing }) {
  const { parts, refusals } = useWords();
  const left = useSecondsTo(waiting.at);
  return (
    <div className="undo-bar">
      <span className="undo-said" role="alert">
        {refusals.retrying({ seconds: left, count: waiting.count })}
      </span>
      <Button variant="subtle" onClick={waiting.now}>
        {refusals.retryNow}
      </Button>
      <Button variant="subtle" color="gray" onClick={waiting.stop}>
        {parts.cancel}
      </Button>
    </div>
  );
}

function useSecondsTo(at: number): number {
  const [now, look] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => look(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1_000));
}
