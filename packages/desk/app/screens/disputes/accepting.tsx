import type { Dispute } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../api/shop.ts";
import { writeAmount } from "../../components/amounts.ts";
import { Sure } from "../../components/sure.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { answerDraft } from "./answer-draft.ts";
import { disputeQueries, useAccept } from "./queries.ts";

export function Accepting({ dispute, onClose }: { dispute: Dispute; onClose(): void }) {
  const { disputes: words } = useWords();
  const locale = useLocale();
  const shop = useShop();
  const accepting = useAccept(shop, dispute.id);
  const { data } = useQuery(disputeQueries.payment(shop, dispute.transactionId));
  const { amount } = dispute;
  const done = () => {
    answerDraft.forget(dispute);
    onClose();
  };
  const written = data && writeAmount({ amount, currency: data.currency }, locale);
  return (
    <Sure
      title={words.accept}
      act={words.acceptAmount({ amount: written ?? "" })}
      onAct={() => accepting.mutate(undefined, { onSuccess: done })}
      state={accepting}
      isEarly={written === undefined}
      onClose={onClose}
    >
      <p>{words.acceptSays({ amount: written ?? "" })}</p>
    </Sure>
  );
}
