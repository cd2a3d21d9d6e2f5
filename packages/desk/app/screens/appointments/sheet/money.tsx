import { writeAmount } from "../../../components/amounts.ts";
import { type Fact, FactList } from "../../../components/fact-list.tsx";
import { longOf } from "../../../components/minutes.ts";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { ChargeLink } from "./charge-link.tsx";
import type { AppointmentProps } from "./facts.tsx";
import { Orders } from "./orders.tsx";
import { useReceiptFact } from "./receipt-fact.tsx";
import { Refund } from "./refund.tsx";

export function AppointmentMoney({ appointment, status }: AppointmentProps) {
  const { appointments: words } = useWords();
  const paid = usePaid({ appointment, status });
  const agreed = useAgreed({ appointment, status });
  const { payment, consents, receipts } = status;
  // Of deposits and fees.
  const ofCharges = useReceiptFact(receipts.filter(({ order_id: order }) => order === null));
  const agreements: Readonly<Record<string, string>> = words.consent;
  const named = consents.map((name) => agreements[name] ?? name);
  return (
    <section className="appointment-form">
      <h3>{words.money}</h3>
      <FactList of={[...paid, ...ofCharges, ...agreed.facts]} />
      {payment === null && <p className="quiet">{words.notAsked}</p>}
      <Orders appointment={appointment} status={status} />
      <Refund appointment={appointment} status={status} />
      {agreed.steps.length > 0 && (
        <>
          <h3>{words.terms}</h3>
          <ul className="appointment-done">
            {agreed.steps.map((stage) => (
              <li key={stage}>{stage}</li>
            ))}
          </ul>
        </>
      )}
      {named.length > 0 && <FactList of={[[words.consents, named.join(", ")]]} />}
    </section>
  );
}

function usePaid({ appointment, status }: AppointmentProps): Fact[] {
  const { payment, refund_now: now } = status;
  const { appointments: words } = useWords();
  const locale = useLocale();
  if (payment === null) return [];
  const { amount, currency, refunded, released, kept, state } = payment;
  const charge = appointment.charges?.findLast(({ kind }) => kind === "deposit");
  const isPartly = state !== "void" && released > 0;
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  const part = new Intl.NumberFormat(locale, { style: "percent" });
  const isTaken = state === "paid" || state === "partly_refunded" || state === "refunded";
  return [
    amount === 0
      ? [words.card, words.cardStates[state === "card_kept" ? "kept" : "none"]]
      : [
          words.deposit,
          <ChargeLink key="deposit" charge={charge}>
            {`${write(isPartly ? amount - released : amount)} · ${words.paymentStates[state]}`}
          </ChargeLink>,
        ],
    ...(isPartly ? [[words.released, write(released)] as const] : []),
    ...(refunded > 0 ? [[words.givenBack, write(refunded)] as const] : []),
    ...(isTaken && kept !== null ? [[words.kept, write(kept)] as const] : []),
    ...(now === null || amount === 0
      ? []
      : [
          [
            words.ifCancelled,
            words.back({ amount: write(now.amount), percent: part.format(now.percent / 100) }),
          ] as const,
        ]),
  ];
}

function useAgreed({ appointment, status }: AppointmentProps) {
  const { appointments: words, services } = useWords();
  const [locale, labels] = [useLocale(), useAppointmentLabels()];
  const { terms, free_until: until } = status;
  const { price, currency, cancellation } = terms;
  // The client agreed to no terms of a booking by staff.
  const isByStaff = appointment.made_by_staff;
  const { no_show_fee: fee, deposit } = isByStaff ? noTerms : terms;
  const part = new Intl.NumberFormat(locale, { style: "percent" });
  const amounts = [
    [words.price, price],
    [words.noShowFee, fee],
  ] as const;
  const facts = amounts.flatMap(([name, amount]): Fact[] =>
    amount === null || currency === null ? [] : [[name, writeAmount({ amount, currency }, locale)]],
  );
  const each = cancellation.map(({ minutes_before: before, refund_percent: percent }) =>
    services.cancelSteps({ long: longOf(before, locale), percent: part.format(percent / 100) }),
  );
  const free = until === null ? [] : [words.freeUntil({ moment: labels.moment(until) })];
  const { due } = status.balance;
  const isOpen = appointment.state === "confirmed" || appointment.state === "attended";
  const rest: Fact[] =
    due === null || due === 0 || due === price || currency === null || !isOpen
      ? []
      : [[words.payments.rest, writeAmount({ amount: due, currency }, locale)]];
  return {
    facts: [...facts, ...rest],
    steps: deposit === 0 ? [] : [...free, ...each, services.cancelLater],
  };
}

const noTerms = { no_show_fee: null, deposit: 0 };
