import type { TriedWebhook, Webhook } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { useState } from "react";
import { latestError } from "../../api/latest-error.ts";
import { useShop } from "../../api/shop.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { Sure } from "../../components/sure.tsx";
import { useWords } from "../../locales/words.ts";
import { useEndWebhook, useTogglePaused, useTry } from "./queries.ts";
import { Recovering } from "./recovering.tsx";
import { Renewing } from "./renewing.tsx";
import "../../components/ask.css";

interface WebhookActionsProps {
  webhook: Webhook;
  onEnded: () => void;
}

export function WebhookActions({ webhook, onEnded }: WebhookActionsProps) {
  const { webhooks: words } = useWords();
  const shop = useShop();
  const [chosen, choose] = useState<"recover" | "renew" | "end">();
  const trying = useTry(shop, webhook.id);
  const turning = useTogglePaused(shop, webhook.id);
  const isActive = webhook.state === "active";
  const close = () => choose(undefined);
  return (
    <section className="group" aria-label={words.acts}>
      <div className="acts">
        <Button variant="default" loading={trying.isPending} onClick={() => trying.mutate()}>
          {words.test}
        </Button>
        <Button
          variant="default"
          loading={turning.isPending}
          onClick={() => turning.mutate(isActive ? "paused" : "active")}
        >
          {isActive ? words.pause : words.goOn}
        </Button>
        <Button variant="default" onClick={() => choose("recover")}>
          {words.recover}
        </Button>
        <Button variant="default" onClick={() => choose("renew")}>
          {words.renew}
        </Button>
        <Button variant="outline" color="wrong" onClick={() => choose("end")}>
          {words.end}
        </Button>
      </div>
      <RefusalMessage error={latestError(trying, turning)} />
      {trying.data !== undefined && <Tried tried={trying.data} />}
      {chosen === "recover" && <Recovering webhook={webhook} onClose={close} />}
      {chosen === "renew" && <Renewing id={webhook.id} onClose={close} />}
      {chosen === "end" && <Ending webhook={webhook} onClose={close} onEnded={onEnded} />}
    </section>
  );
}

function Tried({ tried: { status, ms, body, failure } }: { tried: TriedWebhook }) {
  const { webhooks: words } = useWords();
  return (
    <div role="status">
      <p>{status === undefined ? words.unanswered({ ms }) : words.answered({ status, ms })}</p>
      {failure !== undefined && <p>{failure}</p>}
      {body !== undefined && body !== "" && <pre className="webhook-text">{body}</pre>}
    </div>
  );
}

interface EndingProps extends WebhookActionsProps {
  onClose: () => void;
}

function Ending({ webhook: { id, url }, onClose, onEnded }: EndingProps) {
  const { webhooks: words } = useWords();
  const end = useEndWebhook(useShop(), id);
  return (
    <Sure
      title={words.end}
      act={words.endForGood}
      onAct={() => end.mutate(undefined, { onSuccess: onEnded })}
      state={end}
      onClose={onClose}
    >
      <p>{words.endSays({ url })}</p>
    </Sure>
  );
}
