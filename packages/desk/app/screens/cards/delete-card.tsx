import type { Card } from "@frontdesk/payments-client/types";
import { useShop } from "../../data/shop.ts";
import { Sure } from "../../parts/sure.tsx";
import { useWords } from "../../words/words.ts";
import { useDelete } from "./queries.ts";

/** Has a card charged no more, which cannot be taken back. */
export function DeleteCard({ card, onClose }: { card: Card; onClose(): void }) {
  const { cards: words, payments } = useWords();
  const deleting = useDelete(useShop(), card.id);
  const name = payments.card(payments.schemes[card.scheme], card.last4);
  return (
    <Sure
      title={words.delete}
      act={words.deleteOne(name)}
      onAct={() => deleting.mutate(undefined, { onSuccess: onClose })}
      state={deleting}
      onClose={onClose}
    >
      <p>{words.deleteSays(name)}</p>
    </Sure>
  );
}
