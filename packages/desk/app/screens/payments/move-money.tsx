import type { Transaction } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
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
  const [opened] = useState(payment);
  const [isRepeat, setRepeat] = useState(false);
  // A kept idempotency key returns the response of an earlier press.
  const finish = ({ trail }: Transaction) =>
    trail.length > opened.trail.length ? onClose() : setRepeat(true);
  const act = (amount: number) => {
    setRepeat(false);
    rescheduling.mutate(amount, { onSuccess: finish });
  };
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
      onAct={act}
      onClose={onClose}
    >
      {move === "refund" && <Limits />}
      {isRepeat && <p role="alert">{words.madeBefore}</p>}
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
