import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import type { NewOrder, Order } from "@frontdesk/scheduling-client/types/orders";
import { amountExample, amountText, readAmount } from "@frontdesk/server/read-amount";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { connectedMerchant } from "../../../api/connected-merchant.ts";
import { useMaySee } from "../../../api/rights.ts";
import { say } from "../../../api/undo.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { writeAmount, writePercent } from "../../../components/amounts.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { onValue, Tick } from "../../../components/fields.tsx";
import { useFirstWrong } from "../../../components/first-wrong.ts";
import { ScreenLink } from "../../../components/screen-link.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useNewOrder } from "../mutations.ts";
import { appointments } from "../queries.ts";
import { OrderOutcome } from "./card-charge.tsx";
import type { AppointmentProps } from "./facts.tsx";
import { type TipChoice, tipOf, tipPercents } from "./tip.ts";
import "../../../components/ask.css";

const byHand = ["cash", "external"] as const;

interface TakePaymentProps extends AppointmentProps {
  /** Opens at once, if the role may take a payment. */
  isWished: boolean;
}

export function TakePayment({ appointment, status, isWished }: TakePaymentProps) {
  const { payments: words } = useWords().appointments;
  const maySeeClients = useMaySee("clients");
  const { state } = appointment;
  const { currency } = status.terms;
  const { due } = status.balance;
  const isPayable = (state === "confirmed" || state === "attended") && due !== 0;
  const isOffered = isPayable && maySeeClients && status.may_change;
  const [isOpen, open] = useState(isWished && isOffered);
  // The open question stays, so that a refusal shows although nothing is due any more.
  if (currency === null || !(isOffered || isOpen)) return null;
  return (
    <div>
      {isOffered && <Button onClick={() => open(true)}>{words.take}</Button>}
      {isOpen && (
        <PaymentDialog
          appointment={appointment}
          status={status}
          currency={currency}
          onClose={() => open(false)}
        />
      )}
    </div>
  );
}

interface PaymentDialogProps extends AppointmentProps {
  currency: string;
  onClose(): void;
}

function PaymentDialog({ appointment, status, currency, onClose }: PaymentDialogProps) {
  const { appointments, parts, receipts } = useWords();
  const { payments: words } = appointments;
  const locale = useLocale();
  const { due } = status.balance;
  const { id, customer } = appointment;
  const hasEmail = Boolean(customer?.email);
  const [isMailed, setMailed] = useState(hasEmail);
  const amount = useAmount({ currency, most: due ?? undefined });
  const tip = useTip({ currency, amount: amount.value });
  const persons = usePersons(status);
  const [personId, choosePerson] = useState<number>();
  const [payment, choosePayment] = useState<NewOrder["payment"]>("cash");
  const isCharging = payment === "card";
  const { form, show } = useFirstWrong();
  const { mutateAsync, isPending, error } = useNewOrder(id);
  const [link, showLink] = useState<Order>();
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  const { act } = isCharging ? appointments.fee : words;
  // The client agreed to the price.
  const tipValue = isCharging ? 0 : tip.value;
  const total =
    amount.value === undefined || tipValue === undefined ? undefined : amount.value + tipValue;
  const orderBy = (payment: NewOrder["payment"]) =>
    orderFor(appointment, {
      payment,
      amount: amount.value!,
      tip: tipValue!,
      personId: personId ?? persons[0]?.id,
      isMailed,
    });
  const ask = () => {
    amount.touch();
    tip.touch();
    if (total === undefined) return show();
    if (isPending) return;
    const open = openLink(status, { total, isMailed });
    if (open !== undefined) return showLink(open);
    void mutateAsync(orderBy("link")).then(showLink, () => {});
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    amount.touch();
    tip.touch();
    if (total === undefined) return show();
    if (isPending) return;
    const order = orderBy(payment);
    if (isCharging) return void mutateAsync(order).then(showLink, () => {});
    // Continues after the dialog closes. The dialog shows a refusal.
    void mutateAsync(order, { onSuccess: onClose }).then(
      () => say(words.taken({ amount: write(total) })),
      () => {},
    );
  };
  if (link !== undefined) {
    return (
      <OrderOutcome
        key={link.id}
        appointment={id}
        order={status.orders.find((one) => one.id === link.id) ?? link}
        receipts={status.receipts}
        onLink={ask}
        isAsking={isPending}
        error={error}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={words.take} onClose={onClose}>
      <form ref={form} className="ask" onSubmit={send} noValidate>
        {due !== null && <p>{words.due({ amount: write(due) })}</p>}
        <TextInput
          label={`${parts.amount} (${currency})`}
          inputMode="decimal"
          autoComplete="off"
          value={amount.text}
          error={amount.wrong}
          onChange={onValue(amount.set)}
        />
        {!isCharging && <TipFields tip={tip} currency={currency} amount={amount.value ?? 0} />}
        {tipValue !== 0 && persons.length > 1 && (
          <NativeSelect
            label={words.tipFor}
            value={String(personId ?? persons[0]?.id)}
            data={persons.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={onValue((id) => choosePerson(Number(id)))}
          />
        )}
        <Methods card={status.card_on_file} payment={payment} onChoose={choosePayment} />
        {hasEmail && (
          <Tick isOn={isMailed} onChange={setMailed}>
            {receipts.mail}
          </Tick>
        )}
        <OrderRefusal error={error} due={due === null ? undefined : write(due)} />
        <div className="ask-buttons">
          <Button type="submit" translate="no" loading={isPending}>
            {total === undefined ? words.take : act({ amount: write(total) })}
          </Button>
          <LinkButton isPending={isPending} onClick={ask} />
          <Button variant="default" onClick={onClose}>
            {parts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface MethodsProps {
  card: AppointmentProps["status"]["card_on_file"];
  payment: NewOrder["payment"];
  onChoose(payment: NewOrder["payment"]): void;
}

function Methods({ card, payment, onChoose }: MethodsProps) {
  const { payments: words } = useWords().appointments;
  const cards = card === null ? [] : [["card", `${words.by.card} •••• ${card.last4}`] as const];
  const methods = [...cards, ...byHand.map((one) => [one, words.by[one]] as const)];
  return (
    <fieldset className="appointment-who">
      <legend>{words.how}</legend>
      {methods.map(([one, label]) => (
        <label key={one}>
          <input
            type="radio"
            name="payment"
            checked={payment === one}
            onChange={() => onChoose(one)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface LinkButtonProps {
  isPending: boolean;
  onClick(): void;
}

function LinkButton({ isPending, onClick }: LinkButtonProps) {
  const { payments: words } = useWords().appointments;
  const workspace = useWorkspace();
  // Only administrators read the connection.
  const enabled = workspace.account?.isAdministrator === true;
  const { data: merchant } = useQuery({ ...connectedMerchant(workspace), enabled });
  const isMissing = merchant === null || merchant?.status === "broken";
  if (isMissing) return <ScreenLink to="booking-page">{words.connect}</ScreenLink>;
  return (
    <Button variant="default" loading={isPending} onClick={onClick}>
      {words.qr}
    </Button>
  );
}

/** An equal link from before: another one could be paid too. */
const openLink = (
  { orders }: AppointmentProps["status"],
  { total, isMailed }: { total: number; isMailed: boolean },
): Order | undefined =>
  orders.find(
    (one) =>
      one.state === "open" &&
      one.payment_url !== null &&
      one.total === total &&
      one.mail_receipt === isMailed,
  );

interface TakenPayment {
  payment: NewOrder["payment"];
  amount: number;
  tip: number;
  personId: number | undefined;
  isMailed: boolean;
}

function orderFor(
  { id }: Appointment,
  { payment, amount, tip, personId, isMailed }: TakenPayment,
): NewOrder {
  const person = personId === undefined ? {} : { resource_id: personId };
  const tips = [{ kind: "tip" as const, amount: tip, appointment_id: id, ...person }];
  return {
    payment,
    items: [{ kind: "appointment", appointment_id: id, amount }, ...(tip > 0 ? tips : [])],
    mail_receipt: isMailed,
  };
}

interface AmountInput {
  currency: string;
  most: number | undefined;
}

function useAmount({ currency, most }: AmountInput) {
  const { parts } = useWords();
  const locale = useLocale();
  const [entered, set] = useState<string>();
  const [isTouched, setTouched] = useState(false);
  const first = most === undefined ? "" : amountText({ amount: most, currency }, locale);
  const text = entered ?? first;
  const amount = readAmount(text, { currency, locale });
  const isFit = amount !== undefined && amount > 0 && amount <= (most ?? amount);
  const example = amountExample({ currency, locale });
  const invalid =
    most === undefined || amount === undefined
      ? parts.amountNeeded({ example })
      : parts.amountAtMost({ amount: writeAmount({ amount: most, currency }, locale) });
  return {
    text,
    set,
    value: isFit ? amount : undefined,
    wrong: isTouched && !isFit ? invalid : undefined,
    touch: () => setTouched(true),
  };
}

interface TipInput {
  currency: string;
  /** The share of this amount. */
  amount: number | undefined;
}

function useTip({ currency, amount }: TipInput) {
  const { parts } = useWords();
  const locale = useLocale();
  const [choice, choose] = useState<TipChoice>(0);
  const [text, set] = useState("");
  const [isTouched, setTouched] = useState(false);
  const own = readAmount(text, { currency, locale });
  const value = choice === "other" ? own : tipOf(amount ?? 0, choice);
  const example = amountExample({ currency, locale });
  return {
    choice,
    choose,
    text,
    set,
    value,
    wrong: isTouched && value === undefined ? parts.amountNeeded({ example }) : undefined,
    touch: () => setTouched(true),
  };
}

interface TipFieldsProps {
  tip: ReturnType<typeof useTip>;
  currency: string;
  /** To pay, without the tip. */
  amount: number;
}

function TipFields({ tip, currency, amount }: TipFieldsProps) {
  const { payments: words } = useWords().appointments;
  const locale = useLocale();
  const labelOf = (choice: TipChoice) => {
    if (choice === "other") return words.otherTip;
    if (choice === 0) return words.noTip;
    const part = writeAmount({ amount: tipOf(amount, choice), currency }, locale);
    return `${writePercent(choice, locale)} · ${part}`;
  };
  return (
    <>
      <fieldset className="appointment-who">
        <legend>{words.tip}</legend>
        {([...tipPercents, "other"] as const).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="tip"
              checked={tip.choice === choice}
              onChange={() => tip.choose(choice)}
            />
            {labelOf(choice)}
          </label>
        ))}
      </fieldset>
      {tip.choice === "other" && (
        <TextInput
          label={`${words.tip} (${currency})`}
          inputMode="decimal"
          autoComplete="off"
          value={tip.text}
          error={tip.wrong}
          onChange={onValue(tip.set)}
        />
      )}
    </>
  );
}

function usePersons({ resources }: AppointmentProps["status"]) {
  const enabled = useMaySee("resources");
  const workspace = useWorkspace();
  const { data = [] } = useQuery({ ...appointments.resources(workspace), enabled });
  const humanIds = new Set(data.filter(({ human }) => human).map(({ id }) => id));
  return resources.filter(({ id }) => humanIds.has(id));
}

interface OrderRefusalProps {
  error: unknown;
  due: string | undefined;
}

/** A colleague took a payment meanwhile. */
function OrderRefusal({ error, due }: OrderRefusalProps) {
  const { payments: words } = useWords().appointments;
  const { code } = (error ?? {}) as { code?: string };
  if (code !== "amount_changed" || due === undefined) return <AppointmentRefusal error={error} />;
  return (
    <p role="alert" translate="no">
      {words.changed({ amount: due })}
    </p>
  );
}
