import type { Card } from "@frontdesk/payments-client/types";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { AskAmount } from "../../components/ask-amount.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { useCharge } from "./queries.ts";

export function ChargeCard({ card, onClose }: { card: Card; onClose(): void }) {
  const { cards: words, payments } = useWords();
  const shop = useShop();
  const { currency } = shop.merchant;
  const charging = useCharge(shop, card.id);
  const go = useGo();
  const [isRepeat, setRepeat] = useState(false);
  return (
    <AskAmount
      title={words.charge}
      says={payments.says.again({
        card: payments.card({ scheme: payments.schemes[card.scheme], last4: card.last4 }),
      })}
      currency={currency}
      act={(amount) => payments.do.again({ amount })}
      isWaiting={charging.isPending}
      error={charging.error}
      onAct={(amount) => {
        setRepeat(false);
        charging.mutate(
          { amount, currency },
          { onSuccess: ({ id, isPast }) => (isPast ? setRepeat(true) : go(`payments/${id}`)) },
        );
      }}
      onClose={onClose}
    >
      {isRepeat && <p role="alert">{payments.madeBefore}</p>}
    </AskAmount>
  );
}
