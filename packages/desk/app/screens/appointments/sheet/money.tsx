import { writeAmount, writePercent } from "../../../components/amounts.ts";
import { type Fact, FactList } from "../../../components/fact-list.tsx";
import { longOf } from "../../../components/minutes.ts";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { ChargeLink } from "./charge-link.tsx";
import type { AppointmentProps } from "./facts.tsx";
import { Orders } from "./orders.tsx";
import { useReceiptFact } from "./receipt-fact.tsx";
import { keptByOrders, Refund } from "./refund.tsx";

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
  const { payment } = status;
  const { appointments: words } = useWords();
  const locale = useLocale();
  const ifCancelled = useIfCancelled(status);
  if (payment === null) return [];
  const { amount, currency, refunded, released, kept, state } = payment;
  const later = keptByOrders(status);
  const charge = appointment.charges?.findLast(({ kind }) => kind === "deposit");
  const isPartly = state !== "void" && released > 0;
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
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
    ...(isTaken && kept !== null ? [[words.kept, write(kept + later)] as const] : []),
    ...(amount === 0 ? [] : ifCancelled),
  ];
}

/** Of the deposit alone. Later payments stay. */
function useIfCancelled({
  payment,
  refund_now: now,
  ...status
}: AppointmentProps["status"]): Fact[] {
  const { appointments: words } = useWords();
  const locale = useLocale();
  if (payment === null || now === null) return [];
  const { currency } = payment;
  const later = keptByOrders(status);
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  const percent = writePercent(now.percent, locale);
  const back = words.back({ amount: write(now.amount), percent });
  const stays = words.cancelKeeps({ amount: write(later) });
  return [[words.ifCancelled, later > 0 ? `${back}. ${stays}` : back]];
}

function useAgreed({ appointment, status }: AppointmentProps) {
  const { appointments: words, services } = useWords();
  const [locale, labels] = [useLocale(), useAppointmentLabels()];
  const { terms } = status;
  const { price, currency, cancellation } = terms;
  // The client agreed to no terms of a booking by staff.
  const isByStaff = appointment.made_by_staff;
  const { no_show_fee: fee, deposit } = isByStaff ? noTerms : terms;
  const amounts = [
    [words.price, price],
    [words.noShowFee, fee],
  ] as const;
  const facts = amounts.flatMap(([name, amount]): Fact[] =>
    amount === null || currency === null ? [] : [[name, writeAmount({ amount, currency }, locale)]],
  );
  const agreed = cancellation.map(({ minutes_before: before, refund_percent: percent }) =>
    services.cancelSteps({ long: longOf(before, locale), percent: writePercent(percent, locale) }),
  );
  // A move by staff keeps a refund until the start, against the agreed terms.
  const ahead = status.refund_deadlines.map(({ percent, until }) => {
    const moment = labels.moment(until);
    return percent === 100
      ? words.freeUntil({ moment })
      : words.refundUntil({ percent: writePercent(percent, locale), moment });
  });
  const last = status.refund_deadlines.at(-1)?.until;
  const endsAtStart = last !== undefined && Date.parse(last) === Date.parse(appointment.starts_at);
  const steps = ahead.length === 0 ? agreed : ahead;
  const { due } = status.balance;
  const isOpen = appointment.state === "confirmed" || appointment.state === "attended";
  const rest: Fact[] =
    due === null || due === 0 || due === price || currency === null || !isOpen
      ? []
      : [[words.payments.rest, writeAmount({ amount: due, currency }, locale)]];
  return {
    facts: [...facts, ...rest],
    steps: deposit === 0 ? [] : [...steps, ...(endsAtStart ? [] : [services.cancelLater])],
  };
}

const noTerms = { no_show_fee: null, deposit: 0 };
