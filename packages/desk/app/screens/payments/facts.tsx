import type { Transaction } from "@frontdesk/payments-client/types";
import type { ReactNode } from "react";
import { useWords } from "../../locales/words.ts";
import { PaidFor, usePaidAppointments } from "./paid-for.tsx";

export function Facts({ payment }: { payment: Transaction }) {
  const { payments: words } = useWords();
  const { card, reference, text, custom, descriptor, recurring, tds, id } = payment;
  const charge = usePaidAppointments([id]).get(id);
  const facts: [title: string, value: ReactNode][] = [
    [words.purpose, charge && <PaidFor key="purpose" charge={charge} />],
    [
      words.columns.card,
      `${words.card({ scheme: words.schemes[card.scheme], last4: card.last4 })} ${expiryOf(card)}`,
    ],
    [words.threeDSecure.full, recurring ? words.recurring : words.threeDSecure[tds ?? "none"]],
    [words.reference, reference],
    [words.text, text],
    [words.descriptor, descriptor],
    [words.custom, custom && <pre>{JSON.stringify(custom, undefined, 2)}</pre>],
    [words.id, <code key="id">{id}</code>],
  ];
  return (
    <dl className="payment-facts">
      {facts.map(([title, value]) =>
        value === undefined || value === null ? null : (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** `12/40`, as on the card. */
function expiryOf({ expiry }: Transaction["card"]): string {
  return `${expiry.slice(5, 7)}/${expiry.slice(2, 4)}`;
}
