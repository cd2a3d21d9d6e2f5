import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { OperatedMerchant } from "../../api/operators.ts";
import { problemsOf } from "../../api/problems.ts";
import { Card } from "../../components/card.tsx";
import { asIs, Meanwhile } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
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
  const { currency } = merchant;
  const locale = useLocale();
  const drafting = useDraft<PriceTexts>(textsOf(merchant.pricing, locale));
  const { draft: texts, set, isSame, unseen } = drafting;
  const [priceFields, setInvalid] = useState<readonly PriceField[]>([]);
  const setPricing = useDecision("operator.setPricing", decisions.setPricing);
  const problems = problemsOf(setPricing.error);
  const { form, show } = useFirstWrong();
  const labels = {
    rate: [words.prices.rate, asIs],
    flat: [words.prices.flat({ currency }), asIs],
    dispute: [words.prices.dispute({ currency }), asIs],
    refundsFee: words.refundsFee,
  } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPrices(texts, { currency, locale });
    setInvalid(read.problems);
    const { pricing } = read;
    if (pricing === undefined) return show();
    void drafting.save(() => setPricing.mutateAsync({ merchant, pricing }));
  };
  return (
    <Card title={words.pricing}>
      <form ref={form} data-draft className="fields" onSubmit={submit} noValidate>
        <Meanwhile of={drafting} labels={labels} />
        <div className="tools">
          {fields.map((field) => (
            <TextInput
              key={field}
              label={labels[field][0]}
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
          <Button
            type="submit"
            variant="default"
            loading={setPricing.isPending}
            disabled={isSame || unseen.length > 0}
          >
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
