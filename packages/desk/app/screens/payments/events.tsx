import type { Event, Transaction } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../api/shop.ts";
import { Moment } from "../../components/moment.tsx";
import { useWords } from "../../locales/words.ts";
import { paymentQueries } from "./queries.ts";

export function Events({ payment }: { payment: Transaction }) {
  const { payments: words } = useWords();
  const { data = [] } = useQuery(paymentQueries.events(useShop(), payment.id));
  return (
    <details className="payment-events">
      <summary>{words.events}</summary>
      {data.length === 0 && <p className="quiet">{words.noEvents}</p>}
      <ul>
        {data.map((event) => (
          <li key={event.id}>
            <code>{event.type}</code>{" "}
            <span className="note">
              <Moment at={event.timestamp} /> · <Deliveries event={event} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Deliveries({ event }: { event: Event }) {
  const { payments: words } = useWords();
  const { data } = useQuery(paymentQueries.deliveries(useShop(), event.id));
  if (data === undefined) return null;
  if (data.length === 0) return words.noWebhooks;
  return data.map(({ state }) => words.deliveries[state]).join(", ");
}
