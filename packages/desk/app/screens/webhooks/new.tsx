// Makes a webhook, whose secret is told this once.
import type { NewWebhook } from "@frontdesk/payments-client/requests";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { problemsOf } from "../../data/problems.ts";
import { useShop } from "../../data/shop.ts";
import { Detail } from "../../parts/detail.tsx";
import { onValue } from "../../parts/fields.tsx";
import { Saving } from "../../parts/saving.tsx";
import { Secret } from "../../parts/secret.tsx";
import { useBack } from "../../parts/way.tsx";
import { useWords } from "../../words/words.ts";
import { TypeChoice } from "./choice.tsx";
import { useMakeWebhook, webhookQueries } from "./queries.ts";

export function NewWebhookSheet() {
  const { webhooks: words } = useWords();
  const back = useBack("webhooks");
  const make = useMakeWebhook(useShop());
  const { data: known = [] } = useQuery(webhookQueries.types(useShop()));
  const [url, setUrl] = useState("");
  const [types, setTypes] = useState<readonly string[]>(["*"]);
  if (make.data !== undefined) {
    const { secret } = make.data;
    return (
      <Detail title={words.make} onClose={back}>
        <Secret label={words.secret} secret={secret} hint={words.onlyOnce} onCopied={back} />
      </Detail>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    make.mutate({ url: url.trim(), types: types as NewWebhook["types"] });
  };
  return (
    <Detail title={words.make} onClose={back}>
      <form className="fields" onSubmit={submit}>
        <TextInput
          label={words.url}
          description={words.urlHint}
          inputMode="url"
          value={url}
          required
          maxLength={2000}
          error={problemsOf(make.error).url}
          onChange={onValue(setUrl)}
        />
        <TypeChoice chosen={types} types={known} hasAll onChange={setTypes} />
        <Saving state={make} isSame={url === "" || types.length === 0} word={words.make} />
      </form>
    </Detail>
  );
}
