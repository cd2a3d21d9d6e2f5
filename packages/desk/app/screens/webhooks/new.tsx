import type { NewWebhook } from "@frontdesk/payments-client/requests";
import { unitsOf } from "@frontdesk/server/text/length";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useShop } from "../../api/shop.ts";
import { Detail } from "../../components/detail.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue } from "../../components/fields.tsx";
import { Saving } from "../../components/saving.tsx";
import { useBack } from "../../components/screen-link.tsx";
import { Secret } from "../../components/secret.tsx";
import { AwaitedSecret } from "../../components/unkept.tsx";
import { useWords } from "../../locales/words.ts";
import { TypeChoice } from "./choice.tsx";
import { useMakeWebhook, webhookQueries } from "./queries.ts";

export function NewWebhookSheet() {
  const { webhooks: words } = useWords();
  const back = useBack("webhooks");
  const make = useMakeWebhook(useShop());
  if (make.data !== undefined) {
    const { secret } = make.data;
    return (
      <Detail title={words.make} onClose={back}>
        <Secret label={words.secret} secret={secret} hint={words.onlyOnce} onCopied={back} />
      </Detail>
    );
  }
  return (
    <Detail title={words.make} onClose={back}>
      <NewWebhookForm make={make} />
    </Detail>
  );
}

function NewWebhookForm({ make }: { make: ReturnType<typeof useMakeWebhook> }) {
  const { webhooks: words } = useWords();
  const { data: existing = [] } = useQuery(webhookQueries.types(useShop()));
  const [{ url, types }, set, saves] = useKept<NewWebhookDraft>({ url: "", types: ["*"] });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saves(make.mutateAsync({ url: url.trim(), types: types as NewWebhook["types"] }));
  };
  return (
    <form data-draft className="fields" onSubmit={submit}>
      <TextInput
        label={words.url}
        description={words.urlHint}
        inputMode="url"
        value={url}
        required
        maxLength={unitsOf(2000)}
        error={problemsOf(make.error).url}
        onChange={onValue((url) => set({ url }))}
      />
      <TypeChoice chosen={types} types={existing} hasAll onChange={(types) => set({ types })} />
      <Saving state={make} isSame={url === "" || types.length === 0} word={words.make} />
      <AwaitedSecret isPending={make.isPending} />
    </form>
  );
}

interface NewWebhookDraft {
  url: string;
  types: readonly string[];
}
