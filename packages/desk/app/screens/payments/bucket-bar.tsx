import type { Transaction } from "@frontdesk/payments-client/types";
import { Money } from "../../components/money.tsx";
import { useWords } from "../../locales/words.ts";
import { partsOf } from "./state.ts";

export function BucketBar({ payment }: { payment: Transaction }) {
  const { payments: words } = useWords();
  const parts = partsOf(payment);
  if (parts.length === 0) return null;
  return (
    <div className="payment-buckets">
      <div className="payment-bar" aria-hidden="true">
        {parts.map(({ bucket, amount }) => (
          <span key={bucket} data-bucket={bucket} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul>
        {parts.map(({ bucket, amount }) => (
          <li key={bucket} data-bucket={bucket}>
            <Money amount={amount} currency={payment.currency} /> {words.buckets[bucket]}
          </li>
        ))}
      </ul>
    </div>
  );
}
