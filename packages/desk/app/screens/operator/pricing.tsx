import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { OperatedMerchant } from "../../api/operators.ts";
import { problemsOf } from "../../api/problems.ts";
import { Card } from "../../components/card.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue, Tick } from "../../components/fields.tsx";
import { useFirstWrong } from "../../components/first-wrong.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { type PriceField, type PriceTexts, readPrices, textsOf } from "./prices.ts";
import { decisions, useDecision } from "./queries.ts";
import "../../components/entries.css";

const fields = ["rate", "flat", "dispute"] as const satisfies readonly PriceField[];

export function MerchantPricing({ merchant }: { merchant: OperatedMerchant }) {
  const { merchants: words, studio } = useWords();
  const { id, currency } = merchant;
  const locale = useLocale();
  const priceTexts = textsOf(merchant.pricing, locale);
  const [texts, set, saves] = useKept<PriceTexts>(priceTexts);
  const [priceFields, setInvalid] = useState<readonly PriceField[]>([]);
  const setPricing = useDecision("operator.setPricing", decisions.setPricing);
  const problems = problemsOf(setPricing.error);
  const isSame = JSON.stringify(texts) === JSON.stringify(priceTexts);
  const { form, show } = useFirstWrong();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPrices(texts, { currency, locale });
    setInvalid(read.problems);
    if (read.pricing === undefined) return show();
    saves(setPricing.mutateAsync({ id, pricing: read.pricing }));
  };
  return (
    <Card title={words.pricing}>
      <form ref={form} data-draft className="fields" onSubmit={submit} noValidate>
        <div className="tools">
          {fields.map((field) => (
            <TextInput
              key={field}
              label={field === "rate" ? words.prices.rate : words.prices[field]({ currency })}
              inputMode="decimal"
              autoComplete="off"
              value={texts[field]}
              error={priceFields.includes(field) ? words.unfitPrice[field] : problems[field]}
              onChange={onValue((text) => set({ [field]: text }))}
            />
          ))}
        </div>
        <Tick isOn={texts.refundsFee} onChange={(refundsFee) => set({ refundsFee })}>
          {words.refundsFee}
        </Tick>
        <RefusalMessage error={setPricing.error} />
        <div className="acts">
          <Button type="submit" variant="default" loading={setPricing.isPending} disabled={isSame}>
            {words.setPricing}
          </Button>
          <span role="status" className="quiet">
            {setPricing.isSuccess && isSame ? studio.saved : ""}
          </span>
        </div>
      </form>
    </Card>
  );
}
