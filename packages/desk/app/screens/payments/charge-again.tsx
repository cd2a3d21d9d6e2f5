import type { Transaction } from "@frontdesk/payments-client/types";
import { useShop } from "../../data/shop.ts";
import { AskAmount } from "../../parts/ask-amount.tsx";
import { useGo } from "../../parts/way.tsx";
import { useWords } from "../../words/words.ts";
import { useChargeAgain } from "./queries.ts";

interface ChargeAgainProps {
  payment: Transaction;
  onClose(): void;
}

/** Charges the card of a payment once more, which its customer agreed to. */
export function ChargeAgain({ payment, onClose }: ChargeAgainProps) {
  const { payments: words } = useWords();
  const { currency, card, id } = payment;
  const charging = useChargeAgain(useShop(), id);
  const go = useGo();
  return (
    <AskAmount
      title={words.again}
      says={words.says.again(words.card(words.schemes[card.scheme], card.last4))}
      currency={currency}
      act={words.do.again}
      isWaiting={charging.isPending}
      error={charging.error}
      onAct={(amount) =>
        charging.mutate({ amount, currency }, { onSuccess: (made) => go(`payments/${made.id}`) })
      }
      onClose={onClose}
    />
  );
}
