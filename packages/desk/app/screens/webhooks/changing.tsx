import type { WebhookChanges } from "@frontdesk/payments-client/requests";
import type { Webhook } from "@frontdesk/payments-client/types";
import { unitsOf } from "@frontdesk/server/text/length";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { problemsOf } from "../../data/problems.ts";
import { useShop } from "../../data/shop.ts";
import { useWords } from "../../locales/words.ts";
import { DraftForm } from "../../parts/draft/draft-form.tsx";
import { changedIn } from "../../parts/draft/kept.ts";
import { asIs } from "../../parts/draft/meanwhile.tsx";
import { useDraft } from "../../parts/draft/use-draft.ts";
import { onValue } from "../../parts/fields.tsx";
import { TypeChoice } from "./choice.tsx";
import { useWebhookChange, webhookQueries } from "./queries.ts";

export function ChangeWebhook({ webhook }: { webhook: Webhook }) {
  const { webhooks: words } = useWords();
  const shop = useShop();
  const { data: known = [] } = useQuery(webhookQueries.types(shop));
  const change = useWebhookChange(shop, webhook.id);
  const { url, types } = webhook;
  const drafting = useDraft<{ url: string; types: readonly string[] }>({ url, types });
  const { draft, newest, set, isSame } = drafting;
  const said = {
    url: [words.url, asIs],
    types: [words.types, (types: readonly string[]) => types.join(", ")],
  } as const;
  return (
    <DraftForm
      of={drafting}
      said={said}
      save={(draft) => change.mutateAsync(changedIn(draft, newest) as WebhookChanges)}
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
      <TypeChoice chosen={draft.types} types={known} hasAll onChange={(types) => set({ types })} />
    </DraftForm>
  );
}
