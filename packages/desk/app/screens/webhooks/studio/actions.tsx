import type { Webhook } from "@frontdesk/scheduling-client/types/webhooks";
import { Button } from "@mantine/core";
import { useState } from "react";
import { latestError } from "../../../api/latest-error.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { RotationRefusal } from "../../../components/rotation-refusal.tsx";
import { Secret } from "../../../components/secret.tsx";
import { Sure } from "../../../components/sure.tsx";
import { AwaitedSecret } from "../../../components/unkept.tsx";
import { useWords } from "../../../locales/words.ts";
import { newSecret } from "./hook.ts";
import { useEndHook, useHookChange, useNewHookSecret, useTryHook } from "./queries.ts";
import "../../../components/ask.css";

interface HookActionsProps {
  hook: Webhook;
  onEnded: () => void;
}

export function HookActions({ hook, onEnded }: HookActionsProps) {
  const { webhooks: words } = useWords();
  const workspace = useWorkspace();
  const [chosen, choose] = useState<"renew" | "end">();
  const trying = useTryHook(workspace, hook.id);
  const turning = useHookChange(workspace, hook.id);
  const close = () => choose(undefined);
  // After its owner left, it resumes only with a new secret.
  const isLeft = hook.paused_reason !== null;
  const poll = () => turning.mutate({ changes: { paused: !hook.paused } });
  return (
    <section className="group" aria-label={words.acts}>
      <div className="acts">
        <Button
          variant="default"
          loading={trying.isPending}
          onClick={() => trying.mutate(undefined)}
        >
          {words.test}
        </Button>
        {!isLeft && (
          <Button variant="default" loading={turning.isPending} onClick={poll}>
            {hook.paused ? words.goOn : words.pause}
          </Button>
        )}
        <Button variant="default" onClick={() => choose("renew")}>
          {isLeft ? words.takeOver : words.renew}
        </Button>
        <Button variant="outline" color="wrong" onClick={() => choose("end")}>
          {words.end}
        </Button>
      </div>
      <RefusalMessage error={latestError(trying, turning)} />
      {trying.data !== undefined && <p role="status">{words.tookTest({ status: trying.data })}</p>}
      {chosen === "renew" && <RenewingHook hook={hook} onClose={close} />}
      {chosen === "end" && <EndingHook hook={hook} onClose={close} onEnded={onEnded} />}
    </section>
  );
}

interface HookProps {
  hook: Webhook;
  onClose: () => void;
}

function RenewingHook({ hook, onClose }: HookProps) {
  const { webhooks: words } = useWords();
  const renew = useNewHookSecret(useWorkspace(), hook.id);
  const [isTakenOver] = useState(hook.paused_reason !== null);
  // A repetition after a lost response sends the same secret.
  const [secret] = useState(newSecret);
  const title = isTakenOver ? words.takeOver : words.renew;
  if (renew.data !== undefined) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Secret label={words.secret} secret={renew.data} hint={words.onlyOnce} onCopied={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="ask">
        <p>{words.renewsAtOnce}</p>
        <RotationRefusal error={renew.error} />
        <AwaitedSecret isPending={renew.isPending} />
        <div className="ask-buttons">
          <Button loading={renew.isPending} onClick={() => renew.mutate({ secret, isTakenOver })}>
            {title}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function EndingHook({ hook, onClose, onEnded }: HookProps & { onEnded: () => void }) {
  const { webhooks: words } = useWords();
  const end = useEndHook(useWorkspace());
  return (
    <Sure
      title={words.end}
      act={words.endForGood}
      onAct={() => end.mutate(hook.id, { onSuccess: onEnded })}
      state={end}
      onClose={onClose}
    >
      <p>{words.endSays({ url: hook.payload_url })}</p>
    </Sure>
  );
}
