import type { Transaction } from "@frontdesk/payments-client/types";
import { Radio } from "@mantine/core";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { writeAmount } from "../../components/amounts.ts";
import { AskAmount } from "../../components/ask-amount.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { isUnknown } from "../../components/why-not.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { useChargeAgain } from "./queries.ts";

interface ChargeAgainProps {
  payment: Transaction;
  onClose(): void;
}

const purposes = ["no_show", "balance"] as const;

export function ChargeAgain({ payment, onClose }: ChargeAgainProps) {
  const { payments: words } = useWords();
  const { currency, card, id } = payment;
  const charging = useChargeAgain(useShop(), id);
  const [isRepeat, setRepeat] = useState(false);
  const go = useGo();
  const locale = useLocale();
  const agreed = purposes.filter((one) => payment.consents?.[one] !== undefined);
  const [purpose, setPurpose] = useState(agreed[0]);
  const most = purpose && payment.consents?.[purpose];
  const says = [
    words.says.again({
      card: words.card({ scheme: words.schemes[card.scheme], last4: card.last4 }),
    }),
  ];
  if (most !== undefined) {
    says.push(words.says.agreed({ amount: writeAmount({ amount: most, currency }, locale) }));
  }
  return (
    <AskAmount
      // Another purpose has another limit.
      key={purpose}
      title={words.again}
      says={says.join(" ")}
      currency={currency}
      {...(most !== undefined && { most })}
      act={(amount) => words.do.again({ amount })}
      isWaiting={charging.isPending}
      error={charging.error}
      onAct={(amount) => {
        setRepeat(false);
        charging.mutate(
          { amount, currency, ...(purpose && { purpose }) },
          { onSuccess: ({ id, isPast }) => (isPast ? setRepeat(true) : go(`payments/${id}`)) },
        );
      }}
      onClose={onClose}
    >
      {purpose !== undefined && agreed.length > 1 && (
        <Radio.Group
          label={words.purpose}
          value={purpose}
          onChange={(chosen) => setPurpose(purposes.find((one) => one === chosen))}
        >
          {agreed.map((one) => (
            <Radio
              key={one}
              value={one}
              label={words.purposes[one]}
              // Another purpose would be a second charge.
              disabled={charging.error !== null && isUnknown(charging.error)}
            />
          ))}
        </Radio.Group>
      )}
      {isRepeat && <p role="alert">{words.madeBefore}</p>}
    </AskAmount>
  );
}
