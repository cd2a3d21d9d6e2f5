/* The client scans the code and pays. The payment shows by itself. */
import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import type { Order } from "@frontdesk/scheduling-client/types/orders";
import { Button } from "@mantine/core";
import { writeAmount } from "../../../components/amounts.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { useCopying } from "../../../components/copying.ts";
import { FactList } from "../../../components/fact-list.tsx";
import { NotCopied } from "../../../components/not-copied.tsx";
import { svgOf } from "../../../components/picture.ts";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useOrderCancel } from "../mutations.ts";
import { useReceiptFact } from "./receipt-fact.tsx";
import "../../../components/ask.css";
import "./order-link.css";

interface OrderLinkProps {
  appointment: number;
  order: Order;
  receipts: AppointmentStanding["receipts"];
  onClose(): void;
}

export function OrderLink({ appointment, order, receipts, onClose }: OrderLinkProps) {
  const { appointments, parts } = useWords();
  const { payments: words } = appointments;
  const locale = useLocale();
  const { state, total, currency, payment_url: url } = order;
  const amount = writeAmount({ amount: total, currency }, locale);
  const own = useReceiptFact(receipts.filter(({ order_id: id }) => id === order.id));
  if (state === "open" && url !== null) {
    return <OpenLink {...{ appointment, order, amount, url, onClose }} />;
  }
  const isPaid = state === "paid";
  return (
    <div className="ask">
      <p role="status" className="order-link-amount" translate="no">
        {isPaid ? words.paid({ amount }) : words.linkEnded}
      </p>
      {isPaid && <FactList of={own} />}
      <div className="ask-buttons">
        <Button onClick={onClose}>{parts.close}</Button>
      </div>
    </div>
  );
}

interface OpenLinkProps extends Pick<OrderLinkProps, "appointment" | "order" | "onClose"> {
  amount: string;
  url: string;
}

function OpenLink({ appointment, order, amount, url, onClose }: OpenLinkProps) {
  const { appointments, links, parts } = useWords();
  const { payments: words } = appointments;
  const { copy, isCopied, isRefused } = useCopying();
  const { mutate, isPending, error } = useOrderCancel({ appointment, order: order.id });
  const svg = svgOf(url);
  return (
    <div className="ask">
      <p className="order-link-amount" translate="no">
        {amount}
      </p>
      {svg !== undefined && (
        <img
          className="order-link-code"
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={links.code}
        />
      )}
      <p>{words.scan}</p>
      <p role="status">{words.waiting}</p>
      <NotCopied isDenied={isRefused} />
      <AppointmentRefusal error={error} />
      <div className="ask-buttons">
        <Button variant="default" onClick={() => void copy(url)}>
          {isCopied ? links.copied : links.copy}
        </Button>
        <Button
          variant="default"
          loading={isPending}
          onClick={() => mutate(undefined, { onSuccess: onClose })}
        >
          {parts.cancel}
        </Button>
      </div>
    </div>
  );
}
