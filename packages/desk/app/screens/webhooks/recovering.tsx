import type { Webhook } from "@frontdesk/payments-client/types";
import { TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useShop } from "../../api/shop.ts";
import { Dialog } from "../../components/dialog.tsx";
import { onValue } from "../../components/fields.tsx";
import { Saving } from "../../components/saving.tsx";
import { useWords } from "../../locales/words.ts";
import { fieldOf, momentIn } from "./event-labels.ts";
import { useRecover } from "./queries.ts";

interface RecoveringProps {
  webhook: Webhook;
  onClose: () => void;
}

export function Recovering({ webhook, onClose }: RecoveringProps) {
  const { webhooks: words } = useWords();
  const recover = useRecover(useShop(), webhook.id);
  const from = webhook.lastSuccess ?? webhook.created;
  const [field, setField] = useState(() => fieldOf(new Date(from)));
  const since = momentIn(field);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (since !== undefined) recover.mutate({ since });
  };
  return (
    <Dialog title={words.recover} onClose={onClose}>
      <form className="ask" onSubmit={submit}>
        <p>{words.recoverSays}</p>
        <TextInput
          type="datetime-local"
          label={words.since}
          value={field}
          required
          error={problemsOf(recover.error).since}
          onChange={onValue(setField)}
        />
        {recover.data !== undefined && (
          <p role="status">{words.recovered({ count: recover.data })}</p>
        )}
        <Saving state={recover} isSame={since === undefined} word={words.recover} />
      </form>
    </Dialog>
  );
}
