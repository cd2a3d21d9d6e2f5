import type { Transaction } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { useState } from "react";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { useWords } from "../../locales/words.ts";
import { ChargeAgain } from "./charge-again.tsx";
import { MoveMoney } from "./move-money.tsx";
import type { Move } from "./queries.ts";

export function PaymentActions({ payment }: { payment: Transaction }) {
  const { payments: words } = useWords();
  const { merchant } = useShop();
  const [chosen, choose] = useState<Move | "again">();
  const { pendingAmount, refundableAmount, successful } = payment;
  const canHandle = may(merchant, "handle") && pendingAmount > 0;
  const canRefund = may(merchant, "refund") && refundableAmount > 0;
  const canCharge = may(merchant, "charge") && successful && payment.unplanned !== undefined;
  const close = () => choose(undefined);
  return (
    <div className="payment-acts">
      {canHandle && <Button onClick={() => choose("capture")}>{words.capture}</Button>}
      {canRefund && (
        <Button variant="outline" color="wrong" onClick={() => choose("refund")}>
          {words.refund}
        </Button>
      )}
      {canHandle && (
        <Button variant="outline" color="wrong" onClick={() => choose("void")}>
          {words.void}
        </Button>
      )}
      {canCharge && (
        <Button variant="default" onClick={() => choose("again")}>
          {words.again}
        </Button>
      )}
      {chosen === "again" && <ChargeAgain payment={payment} onClose={close} />}
      {chosen !== undefined && chosen !== "again" && (
        <MoveMoney payment={payment} move={chosen} onClose={close} />
      )}
    </div>
  );
}
