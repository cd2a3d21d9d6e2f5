import type { WebhookChanges } from "@frontdesk/payments-client/requests";
import type { Webhook } from "@frontdesk/payments-client/types";
import { unitsOf } from "@frontdesk/server/text/length";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { problemsOf } from "../../api/problems.ts";
import { useShop } from "../../api/shop.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { changedIn } from "../../components/draft/kept.ts";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue } from "../../components/fields.tsx";
import { useWords } from "../../locales/words.ts";
import { TypeChoice } from "./choice.tsx";
import { useWebhookChange, webhookQueries } from "./queries.ts";

export function ChangeWebhook({ webhook }: { webhook: Webhook }) {
  const { webhooks: words } = useWords();
  const shop = useShop();
  const { data: existing = [] } = useQuery(webhookQueries.types(shop));
  const change = useWebhookChange(shop, webhook.id);
  const { url, types } = webhook;
  const drafting = useDraft<{ url: string; types: readonly string[] }>({ url, types });
  const { draft, newest, set, isSame } = drafting;
  const labels = {
    url: [words.url, asIs],
    types: [words.types, (types: readonly string[]) => types.join(", ")],
  } as const;
  return (
    <DraftForm
      of={drafting}
      labels={labels}
      save={(draft) => {
        const changes = changedIn(draft, newest) as WebhookChanges;
        return change.mutateAsync({ changes, seen: webhook });
      }}
      state={change}
      isSame={isSame || draft.types.length === 0}
    >
      <TextInput
        label={words.url}
        inputMode="url"
        value={draft.url}
        required
        maxLength={unitsOf(2000)}
        error={problemsOf(change.error).url}
        onChange={onValue((url) => set({ url }))}
      />
      <TypeChoice
        chosen={draft.types}
        types={existing}
        hasAll
        onChange={(types) => set({ types })}
      />
    </DraftForm>
  );
}
