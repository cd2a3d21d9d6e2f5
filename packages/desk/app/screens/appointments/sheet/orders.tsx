import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import type { Order } from "@frontdesk/scheduling-client/types/orders";
import { Button } from "@mantine/core";
import { Fragment, useState } from "react";
import { timeNow } from "../../../api/clock.ts";
import { writeAmount } from "../../../components/amounts.ts";
import { AskAmount } from "../../../components/ask-amount.tsx";
import { wallText } from "../../../components/day-labels.ts";
import { wallTimeOf } from "../../../components/days.ts";
import { type Fact, FactList } from "../../../components/fact-list.tsx";
import { ScreenLink } from "../../../components/screen-link.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useOrderRefund } from "../mutations.ts";
import type { AppointmentProps } from "./facts.tsx";

/** Payments at the business, with their refunds. */
export function Orders({ appointment, status }: AppointmentProps) {
  const { orders, receipts, may_change: mayRefund } = status;
  if (orders.length === 0) return null;
  return (
    <>
      {orders.map((order) => (
        <OneOrder
          key={order.id}
          order={order}
          receipts={receipts.filter(({ order_id: id }) => id === order.id)}
          appointment={appointment.id}
          mayRefund={mayRefund}
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

function OneOrder({ order, receipts, appointment, mayRefund }: OneOrderProps) {
  const { payments: words } = useWords().appointments;
  const locale = useLocale();
  const [isAsking, ask] = useState(false);
  const refunding = useOrderRefund({ appointment, order: order.id });
  const { currency, total, refunded, payment, state } = order;
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  const left = state === "paid" ? total - refunded : 0;
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
      {mayRefund && left > 0 && (
        <div>
          <Button variant="outline" color="wrong" onClick={() => ask(true)}>
            {words.refund}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskAmount
          title={words.refund}
          says={words.refundHow[payment]}
          currency={currency}
          most={left}
          act={(amount) => words.refundAct({ amount })}
          isDangerous
          isWaiting={refunding.isPending}
          error={refunding.error}
          onAct={(amount) =>
            refunding.mutate({ to: "origin", amount }, { onSuccess: () => ask(false) })
          }
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
}

export function useReceiptFact(receipts: AppointmentStanding["receipts"]): Fact[] {
  const { shell } = useWords();
  if (receipts.length === 0) return [];
  const links = receipts.map(({ id, number }, nth) => (
    <Fragment key={id}>
      {nth > 0 && ", "}
      <ScreenLink to={`receipts/${id}`}>{number}</ScreenLink>
    </Fragment>
  ));
  return [[shell.screens.receipts, links]];
}

function useMoment(at: string | null): string {
  const locale = useLocale();
  return at === null ? "" : wallText(wallTimeOf(new Date(at)), { locale, now: timeNow() });
}
