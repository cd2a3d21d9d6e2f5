import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useState } from "react";
import { AskAmount } from "../../../components/ask-amount.tsx";
import { Tick } from "../../../components/fields.tsx";
import { useWords } from "../../../locales/words.ts";
import { useRefund } from "../mutations.ts";
import type { AppointmentProps } from "./facts.tsx";

/** From the newest payment first. It lowers the price, or corrects a mistake. */
export function Refund({ appointment, status }: AppointmentProps) {
  const { payments: words } = useWords().appointments;
  const [isAsking, ask] = useState(false);
  const [isDueAgain, setDueAgain] = useState(false);
  const refunding = useRefund(appointment.id);
  const { terms, may_change: mayRefund } = status;
  const { currency } = terms;
  const most = refundableOf(status);
  if (!isAsking && (!mayRefund || most === 0)) return null;
  if (currency === null) return null;
  return (
    <>
      <div>
        <Button
          variant="outline"
          color="wrong"
          onClick={() => {
            setDueAgain(false);
            ask(true);
          }}
        >
          {words.refund}
        </Button>
      </div>
      {isAsking && (
        <AskAmount
          title={words.refund}
          says={[...new Set(methodsOf(status).map((payment) => words.refundHow[payment]))].join(
            " ",
          )}
          currency={currency}
          most={most}
          act={(amount) => words.refundAct({ amount })}
          isDangerous
          isWaiting={refunding.isPending}
          error={refunding.error}
          onAct={(amount) =>
            refunding.mutate(
              { amount, ...(isDueAgain && { due_again: true }) },
              { onSuccess: () => ask(false) },
            )
          }
          onClose={() => ask(false)}
        >
          <Tick isOn={isDueAgain} onChange={setDueAgain}>
            {words.dueAgain}
          </Tick>
        </AskAmount>
      )}
    </>
  );
}

const refundableOrders = ({ orders }: Pick<AppointmentStanding, "orders">) =>
  orders.filter(({ state, total, refunded }) => state === "paid" && total > refunded);

/** With tips, in minor units. A cancellation refunds the deposit alone. */
export function keptByOrders(status: Pick<AppointmentStanding, "orders">): number {
  return refundableOrders(status).reduce((sum, { total, refunded }) => sum + total - refunded, 0);
}

/** Deposit and orders with tips, in minor units. */
function refundableOf(status: Pick<AppointmentStanding, "orders" | "balance">): number {
  const items = refundableOrders(status).flatMap(({ items }) => items);
  const tips = items.filter(({ kind }) => kind === "tip");
  return tips.reduce((sum, { keep }) => sum + keep, status.balance.paid);
}

/** A deposit goes back as a payment by link. */
function methodsOf(status: Pick<AppointmentStanding, "orders" | "balance">) {
  const methods = refundableOrders(status).map(({ payment }) => payment);
  const hasDeposit = refundableOf(status) > keptByOrders(status);
  return [...new Set(hasDeposit ? [...methods, "link" as const] : methods)];
}
