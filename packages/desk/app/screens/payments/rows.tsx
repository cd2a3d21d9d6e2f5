import type { Transaction } from "@frontdesk/payments-client/types";
import { useSearch } from "@tanstack/react-router";
import { Moment } from "../../components/moment.tsx";
import { Money } from "../../components/money.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { PaidFor, usePaidAppointments } from "./paid-for.tsx";
import { stateOf } from "./state.ts";

export function PaymentRows({ rows }: { rows: readonly Transaction[] }) {
  const { payments: words, shell } = useWords();
  const search: Record<string, string> = useSearch({ strict: false });
  const { columns: titles } = words;
  const appointments = usePaidAppointments(rows.map(({ id }) => id));
  const columns: Column<Transaction>[] = [
    {
      key: "when",
      title: titles.when,
      show: ({ id, created }) => (
        <ScreenLink to={`payments/${id}`} search={search}>
          <Moment at={created} />
        </ScreenLink>
      ),
    },
    {
      key: "card",
      title: titles.card,
      show: ({ card }) => words.card({ scheme: words.schemes[card.scheme], last4: card.last4 }),
    },
    {
      key: "reference",
      title: appointments.size > 0 ? words.purpose : titles.reference,
      show: ({ id, reference }) => {
        const charge = appointments.get(id);
        if (charge !== undefined) return <PaidFor charge={charge} />;
        return <span className="payment-reference">{reference}</span>;
      },
    },
    { key: "state", title: titles.state, show: (payment) => <State of={stateOf(payment)} /> },
    {
      key: "amount",
      title: titles.amount,
      isAmount: true,
      show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
  ];
  return <Rows label={shell.screens.payments} columns={columns} rows={rows} />;
}
