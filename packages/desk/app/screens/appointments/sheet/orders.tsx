import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import type { Order } from "@frontdesk/scheduling-client/types/orders";
import { Button } from "@mantine/core";
import { useState } from "react";
import { timeNow } from "../../../api/clock.ts";
import { writeAmount } from "../../../components/amounts.ts";
import { wallText } from "../../../components/day-labels.ts";
import { wallTimeOf } from "../../../components/days.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { type Fact, FactList } from "../../../components/fact-list.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import type { AppointmentProps } from "./facts.tsx";
import { OrderLink } from "./order-link.tsx";
import { useReceiptFact } from "./receipt-fact.tsx";

/** Payments at the business, with their refunds, and links that wait for a payment. */
export function Orders({ appointment, status }: AppointmentProps) {
  const { orders, receipts, may_change: mayRefund } = status;
  const paid = orders.filter(({ state }) => state === "paid");
  const open = orders.filter(({ state }) => state === "open");
  return (
    <>
      {open.map((order) => (
        <WaitingOrder
          key={order.id}
          order={order}
          receipts={receipts}
          appointment={appointment.id}
          mayRefund={mayRefund}
        />
      ))}
      {paid.map((order) => (
        <OneOrder
          key={order.id}
          order={order}
          receipts={receipts.filter(({ order_id: id }) => id === order.id)}
        />
      ))}
    </>
  );
}

interface OneOrderProps {
  order: Order;
  receipts: AppointmentStanding["receipts"];
  appointment: number;
  mayRefund: boolean;
}

function WaitingOrder({ order, receipts, appointment, mayRefund }: OneOrderProps) {
  const { payments: words } = useWords().appointments;
  const locale = useLocale();
  const [isOpen, open] = useState(false);
  const { total, currency } = order;
  return (
    <div className="appointment-form">
      <FactList of={[[words.waiting, writeAmount({ amount: total, currency }, locale)]]} />
      {mayRefund && (
        <div>
          <Button variant="default" onClick={() => open(true)}>
            {words.qr}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog title={words.qr} onClose={() => open(false)}>
          <OrderLink
            appointment={appointment}
            order={order}
            receipts={receipts}
            onClose={() => open(false)}
          />
        </Dialog>
      )}
    </div>
  );
}

function OneOrder({ order, receipts }: Pick<OneOrderProps, "order" | "receipts">) {
  const { payments: words } = useWords().appointments;
  const locale = useLocale();
  const { currency, total, refunded, payment } = order;
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  const tips = order.items.filter(({ kind }) => kind === "tip");
  const tip = tips.reduce((sum, { keep }) => sum + keep, 0);
  const facts: Fact[] = [
    [words.paidBy[payment], `${write(total)} · ${useMoment(order.paid_at)}`],
    ...(tip > 0 ? [[words.tip, write(tip)] as const] : []),
    ...(refunded > 0 ? [[words.refunded, write(refunded)] as const] : []),
    ...useReceiptFact(receipts),
  ];
  return (
    <div className="appointment-form">
      <FactList of={facts} />
    </div>
  );
}

function useMoment(at: string | null): string {
  const locale = useLocale();
  return at === null ? "" : wallText(wallTimeOf(new Date(at)), { locale, now: timeNow() });
}
