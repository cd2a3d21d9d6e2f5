import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useState } from "react";
import { AskAmount } from "../../../components/ask-amount.tsx";
import { useWords } from "../../../locales/words.ts";
import { useRefund } from "../mutations.ts";
import type { AppointmentProps } from "./facts.tsx";

/** From the newest payment first. Nothing becomes due again. */
export function Refund({ appointment, status }: AppointmentProps) {
  const { payments: words } = useWords().appointments;
  const [isAsking, ask] = useState(false);
  const refunding = useRefund(appointment.id);
  const { terms, may_change: mayRefund } = status;
  const { currency } = terms;
  const most = refundableOf(status);
  if (!isAsking && (!mayRefund || most === 0)) return null;
  if (currency === null) return null;
  return (
    <>
      <div>
        <Button variant="outline" color="wrong" onClick={() => ask(true)}>
          {words.refund}
        </Button>
      </div>
      {isAsking && (
        <AskAmount
          title={words.refund}
          says={methodsOf(status)
            .map((payment) => words.refundHow[payment])
            .join(" ")}
          currency={currency}
          most={most}
          act={(amount) => words.refundAct({ amount })}
          isDangerous
          isWaiting={refunding.isPending}
          error={refunding.error}
          onAct={(amount) => refunding.mutate({ amount }, { onSuccess: () => ask(false) })}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

const paidOrders = ({ orders }: Pick<AppointmentStanding, "orders">) =>
  orders.filter(({ state }) => state === "paid");

/** The kept amount with tips, in minor units. */
export function refundableOf(status: Pick<AppointmentStanding, "orders" | "balance">): number {
  const items = paidOrders(status).flatMap(({ items }) => items);
  const tips = items.filter(({ kind }) => kind === "tip");
  return tips.reduce((sum, { keep }) => sum + keep, status.balance.paid);
}

/** A deposit goes back as a payment by link. */
function methodsOf(status: Pick<AppointmentStanding, "orders" | "balance">) {
  const orders = paidOrders(status).filter(({ total, refunded }) => total > refunded);
  const byOrders = orders.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
  const methods = orders.map(({ payment }) => payment);
  return [...new Set(refundableOf(status) > byOrders ? [...methods, "link" as const] : methods)];
}
