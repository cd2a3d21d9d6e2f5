import type { Card } from "@frontdesk/payments-client/types";
import { useShop } from "../../api/shop.ts";
import { Sure } from "../../components/sure.tsx";
import { useWords } from "../../locales/words.ts";
import { useDelete } from "./queries.ts";

export function DeleteCard({ card, onClose }: { card: Card; onClose(): void }) {
  const { cards: words, payments } = useWords();
  const deleting = useDelete(useShop(), card.id);
  const name = payments.card({ scheme: payments.schemes[card.scheme], last4: card.last4 });
  return (
    <Sure
      title={words.delete}
      act={words.deleteOne({ card: name })}
      onAct={() => deleting.mutate(undefined, { onSuccess: onClose })}
      state={deleting}
      onClose={onClose}
    >
      <p>{words.deleteSays({ card: name })}</p>
    </Sure>
  );
}
