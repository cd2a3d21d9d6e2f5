/* The card on file is charged. The outcome shows by itself. */
import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import type { Order } from "@frontdesk/scheduling-client/types/orders";
import { Button } from "@mantine/core";
import { writeAmount } from "../../../components/amounts.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { OrderLink } from "./order-link.tsx";

interface OrderOutcomeProps {
  appointment: number;
  order: Order;
  receipts: AppointmentStanding["receipts"];
  /** Asks for the amount of a declined card by a link. */
  onLink(): void;
  isAsking: boolean;
  error: unknown;
  onClose(): void;
}

/** Of a payment by link or by the card on file. */
export function OrderOutcome({ onLink, isAsking, error, ...props }: OrderOutcomeProps) {
  const { payments: words } = useWords().appointments;
  const { order, onClose } = props;
  const isCard = order.payment === "card";
  return (
    <Dialog title={isCard ? words.take : words.qr} onClose={onClose}>
      {isCard && order.state !== "paid" ? (
        <CardCharge {...{ order, onLink, isAsking, error, onClose }} />
      ) : (
        <OrderLink {...props} />
      )}
    </Dialog>
  );
}

type CardChargeProps = Pick<
  OrderOutcomeProps,
  "order" | "onLink" | "isAsking" | "error" | "onClose"
>;

function CardCharge({ order, onLink, isAsking, error, onClose }: CardChargeProps) {
  const { appointments, parts } = useWords();
  const { payments: words, fee } = appointments;
  const locale = useLocale();
  const { total, currency, failure } = order;
  return (
    <div className="ask">
      <p className="order-link-amount" translate="no">
        {writeAmount({ amount: total, currency }, locale)}
      </p>
      {failure === null ? (
        <p role="status">{fee.states.open}</p>
      ) : (
        <p role="alert" translate="no">
          {words.notCharged({ why: failure })}
        </p>
      )}
      <AppointmentRefusal error={error} />
      <div className="ask-buttons">
        {failure !== null && (
          <Button loading={isAsking} onClick={onLink}>
            {words.sendLink}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {parts.close}
        </Button>
      </div>
    </div>
  );
}
