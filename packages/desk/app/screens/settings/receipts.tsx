import type { Account } from "@frontdesk/scheduling-client/types/accounts";
import { numberText } from "@frontdesk/server/read-amount";
import { unitsOf } from "@frontdesk/server/text/length";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useHas, useWorkspace } from "../../api/workspace.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue } from "../../components/fields.tsx";
import { Read } from "../../components/read.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { taxRateIn } from "../../components/tax-rate.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { settings, useAccountChange } from "./queries.ts";

export function ReceiptSection() {
  const { receipts: words } = useWords();
  const workspace = useWorkspace();
  const maySee = useHas()("receipts");
  return (
    <>
      <p>{words.notFiscal}</p>
      {maySee && (
        <p>
          <ScreenLink to="receipts">{words.all}</ScreenLink>
        </p>
      )}
      <Read of={useQuery(settings.account(workspace))}>
        {({ shown, etag }) => <TaxForm account={shown} etag={etag} />}
      </Read>
    </>
  );
}

interface TaxFormProps {
  account: Pick<Account, "vat_number" | "no_show_tax">;
  etag: string;
}

function TaxForm({ account, etag }: TaxFormProps) {
  const { receipts: words, services, settings: all } = useWords();
  const locale = useLocale();
  const workspace = useWorkspace();
  const change = useAccountChange(workspace);
  const [isWrong, setWrong] = useState(false);
  const { vat_number: number, no_show_tax: rate } = account;
  const values = { number: number ?? "", rate: rate === null ? "" : numberText(rate, locale) };
  const drafting = useDraft(values, etag);
  const { draft, set } = drafting;
  const problems = problemsOf(change.error);
  return (
    <DraftForm
      of={drafting}
      labels={{ number: [words.vatNumber, asIs], rate: [words.feeTax, asIs] }}
      save={async ({ number, rate }, etag) => {
        const no_show_tax = rate.trim() === "" ? null : taxRateIn(rate, locale);
        setWrong(no_show_tax === undefined);
        if (no_show_tax === undefined) return false;
        const changes = { vat_number: number.trim() || null, no_show_tax };
        return await change.mutateAsync({ changes, etag });
      }}
      state={change}
      mayChange={workspace.account?.isAdministrator === true}
      why={all.forAdministrators}
    >
      <TextInput
        label={words.vatNumber}
        description={words.vatHint}
        value={draft.number}
        maxLength={unitsOf(40)}
        error={problems.vat_number}
        onChange={onValue((number) => set({ number }))}
      />
      <TextInput
        label={words.feeTax}
        description={words.feeTaxHint}
        inputMode="decimal"
        value={draft.rate}
        error={isWrong ? services.noNumber : problems.no_show_tax}
        onChange={onValue((rate) => set({ rate }))}
      />
    </DraftForm>
  );
}
