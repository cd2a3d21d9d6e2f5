import type { RefundLimits } from "@frontdesk/payments-client/types";
import { amountExample, amountText, readAmount } from "@frontdesk/server/read-amount";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMay } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { changedIn } from "../../components/draft/kept.ts";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue } from "../../components/fields.tsx";
import { Read } from "../../components/read.tsx";
import type { SavingState } from "../../components/saving.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { settings, useLimits } from "./queries.ts";

export function Limits() {
  const { settings: words } = useWords();
  const shop = useShop();
  const change = useLimits(shop);
  return (
    <section className="group" aria-labelledby="limits">
      <h3 id="limits">{words.limits}</h3>
      <Read of={useQuery(settings.limits(shop))}>
        {(limits) => <LimitsForm limits={limits} save={change.mutateAsync} state={change} />}
      </Read>
    </section>
  );
}

interface LimitsFormProps {
  limits: RefundLimits;
  save: ReturnType<typeof useLimits>["mutateAsync"];
  state: SavingState;
}

function LimitsForm({ limits, save, state }: LimitsFormProps) {
  const { parts, settings: words } = useWords();
  const locale = useLocale();
  const { currency } = useShop().merchant;
  const money = { currency, locale };
  const mayChange = useMay("profile");
  const textOf = (amount: number | null) =>
    amount === null ? "" : amountText({ amount, currency }, locale);
  const drafting = useDraft({
    support: textOf(limits.supportRefundLimit),
    stepUp: textOf(limits.stepUpRefundLimit),
  });
  const { draft, set } = drafting;
  const { support, stepUp } = draft;
  const supportRefundLimit = readAmount(support, money);
  const stepUpRefundLimit = stepUp.trim() === "" ? null : readAmount(stepUp, money);
  const unread = parts.amountNeeded({ example: amountExample(money) });
  const edited = { supportRefundLimit, stepUpRefundLimit };
  const isFit = isRead(edited);
  const isSame = isFit && Object.keys(changedIn(edited, limits)).length === 0;
  return (
    <DraftForm
      of={drafting}
      labels={{
        support: [words.supportLimit({ currency }), asIs],
        stepUp: [words.stepUpLimit({ currency }), asIs],
      }}
      save={async () => isFit && save({ changes: changedIn(edited, limits), seen: limits })}
      state={state}
      mayChange={mayChange}
      isSame={isSame || !isFit}
    >
      <TextInput
        label={words.supportLimit({ currency })}
        inputMode="decimal"
        value={support}
        required
        error={supportRefundLimit === undefined ? unread : undefined}
        onChange={onValue((support) => set({ support }))}
      />
      <TextInput
        label={words.stepUpLimit({ currency })}
        description={words.stepUpHint}
        inputMode="decimal"
        value={stepUp}
        error={stepUpRefundLimit === undefined ? unread : undefined}
        onChange={onValue((stepUp) => set({ stepUp }))}
      />
    </DraftForm>
  );
}

type Edited = { [Name in keyof RefundLimits]: RefundLimits[Name] | undefined };

const isRead = (edited: Edited): edited is RefundLimits =>
  edited.supportRefundLimit !== undefined && edited.stepUpRefundLimit !== undefined;
