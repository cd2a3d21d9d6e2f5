import type { Transaction } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../api/shop.ts";
import { writeAmount } from "../../components/amounts.ts";
import { AskAmount } from "../../components/ask-amount.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { type Move, paymentQueries, useMove } from "./queries.ts";

interface MoveMoneyProps {
  payment: Transaction;
  move: Move;
  onClose(): void;
}

export function MoveMoney({ payment, move, onClose }: MoveMoneyProps) {
  const { payments: words } = useWords();
  const { currency, card, pendingAmount, refundableAmount } = payment;
  const rescheduling = useMove(useShop(), payment.id, move);
  return (
    <AskAmount
      title={words[move]}
      says={words.says[move]({
        card: words.card({ scheme: words.schemes[card.scheme], last4: card.last4 }),
      })}
      currency={currency}
      most={move === "refund" ? refundableAmount : pendingAmount}
      act={(amount) => words.do[move]({ amount })}
      isDangerous={move !== "capture"}
      isWaiting={rescheduling.isPending}
      error={rescheduling.error}
      onAct={(amount) => rescheduling.mutate(amount, { onSuccess: onClose })}
      onClose={onClose}
    >
      {move === "refund" && <Limits />}
    </AskAmount>
  );
}

function Limits() {
  const { payments: words } = useWords();
  const locale = useLocale();
  const shop = useShop();
  const { currency, role } = shop.merchant;
  const { data } = useQuery(paymentQueries.limits(shop));
  if (data === undefined) return null;
  const { supportRefundLimit, stepUpRefundLimit } = data;
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  return (
    <>
      {role === "support" && (
        <p className="note">{words.supportLimit({ amount: write(supportRefundLimit) })}</p>
      )}
      {stepUpRefundLimit !== null && (
        <p className="note">{words.stepUp({ amount: write(stepUpRefundLimit) })}</p>
      )}
    </>
  );
}
