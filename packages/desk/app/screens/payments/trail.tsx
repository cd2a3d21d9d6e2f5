import type { Event, Transaction } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../api/shop.ts";
import { writeAmount } from "../../components/amounts.ts";
import { Moment } from "../../components/moment.tsx";
import { Money } from "../../components/money.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { paymentQueries } from "./queries.ts";
import { stepsOf } from "./steps.ts";

export function Trail({ payment }: { payment: Transaction }) {
  const { payments: words } = useWords();
  const locale = useLocale();
  const shop = useShop();
  const { currency } = shop.merchant;
  const { data: events = [] } = useQuery(paymentQueries.events(shop, payment.id));
  return (
    <section>
      <h3>{words.trail}</h3>
      <ol className="payment-trail">
        {stepsOf(payment, events).map(({ kind, at, amount, balance, by }) => (
          <li key={`${at} ${kind} ${balance}`}>
            <strong>{words.deeds[kind]}</strong>{" "}
            <Money amount={amount} currency={payment.currency} />
            <span className="note">
              <Moment at={at} /> <By actor={by} />
              {balance !== 0 && (
                <span translate="no">
                  {" · "}
                  {words.balance({ amount: writeAmount({ amount: balance, currency }, locale) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function By({ actor }: { actor: Event["actor"] | undefined }) {
  const { by } = useWords().payments;
  const { data: names } = useQuery({ ...paymentQueries.names(useShop()), retry: false });
  if (actor === undefined) return null;
  const name = names?.get(actor.id ?? "");
  const person = name === undefined ? by.somebody : by.person({ name });
  // Browser translation replaces bare text nodes.
  return <span>{actor.kind === "person" ? person : by[actor.kind]}</span>;
}
