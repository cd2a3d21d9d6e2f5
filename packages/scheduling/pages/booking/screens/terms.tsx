import { formatMessage } from "@frontdesk/server/locales/message";
import { useState } from "preact/hooks";
import type { OpenAppointment, OpenTerms } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { type PageState, usePage } from "../flow/content.ts";
import { answersOf, cleanedDetails, type Entry, problemsIn } from "../flow/entry.ts";
import { leaveFor, tellBooked } from "../flow/frame.ts";
import { reread, rereadAfter } from "../flow/reread.ts";
import { writeMoney } from "../flow/write.ts";
import { Conditions } from "../parts/conditions.tsx";
import { Elsewhere } from "../parts/ends.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Tick } from "../parts/field.tsx";
import { Back, Heading } from "../parts/heading.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { Timer } from "../parts/timer.tsx";
import { troubleOf } from "../parts/trouble.ts";

type TermsResponse = OpenAppointment & { errors?: Record<string, unknown> };

export function TermsScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, content, entry } = usePage();
  const { isBusy, isShort, trouble, book } = useBooking(appointment);
  const { service } = appointment;
  const { deposit, currency } = service;
  const amount =
    deposit.amount > 0 && currency !== null
      ? writeMoney(content.locale, deposit.amount, currency)
      : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void book();
  };
  return (
    <>
      <Back />
      <Heading>{isRequest(service) ? words.checkAndRequest : words.checkAndBook}</Heading>
      <Timer held={appointment} />
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      <Facts appointment={appointment}>
        {amount !== undefined && (
          <Fact name={words.deposit}>
            <strong class="amount">{amount}</strong>
          </Fact>
        )}
        <Fact name={words.name}>
          {entry.name}
          <span class="beside">{entry.email}</span>
        </Fact>
      </Facts>
      <Conditions appointment={appointment} />
      <form noValidate onSubmit={submit}>
        <Consents appointment={appointment} isShort={isShort} />
        <Button isBusy={isBusy}>{bookingWord(service, { words, amount })}</Button>
        {amount !== undefined && <p class="small">{words.payHint}</p>}
        {needsOnlyCard(service) && <p class="small">{words.cardHint}</p>}
      </form>
    </>
  );
}

const needsOnlyCard = ({ deposit, no_show_fee: fee }: OpenTerms): boolean =>
  deposit.amount === 0 && fee !== null;

const isRequest = ({ approval }: OpenTerms): boolean => approval === "required";

function bookingWord(
  service: OpenTerms,
  { words, amount }: Pick<PageState, "words"> & { amount: string | undefined },
): string {
  const { pay, card, free } = isRequest(service)
    ? { pay: words.requestAndPay, card: words.requestWithCard, free: words.sendRequest }
    : { pay: words.bookAndPay, card: words.bookWithCard, free: words.book };
  if (amount !== undefined) return formatMessage(pay, { amount });
  return needsOnlyCard(service) ? card : free;
}

interface ConsentsProps {
  appointment: OpenAppointment;
  isShort: boolean;
}

function Consents({ appointment, isShort }: ConsentsProps) {
  const { words, content, entry, setEntry } = usePage();
  const { business, service, seats } = appointment;
  const { terms, fee, balance } = entry.consents;
  const rest = restOf(appointment);
  const tick = (consent: Partial<Entry["consents"]>) =>
    setEntry({ ...entry, consents: { ...entry.consents, ...consent } });
  const faultOf = (isTicked: boolean) => (isShort && !isTicked ? words.tickBox : undefined);
  return (
    <>
      {business.terms_url !== null && (
        <>
          <Tick
            id="terms"
            isTicked={terms}
            fault={faultOf(terms)}
            onTick={(isTicked) => tick({ terms: isTicked })}
          >
            {formatMessage(words.agreeToTerms, { business: business.name })}
          </Tick>
          <p class="small">
            <Elsewhere url={business.terms_url}>{words.terms}</Elsewhere>
          </p>
        </>
      )}
      {service.no_show_fee !== null && service.currency !== null && (
        <Tick
          id="fee"
          isTicked={fee}
          fault={faultOf(fee)}
          onTick={(isTicked) => tick({ fee: isTicked })}
        >
          {formatMessage(words.agreeToFee, {
            business: business.name,
            amount: writeMoney(content.locale, service.no_show_fee * seats, service.currency),
          })}
        </Tick>
      )}
      {rest > 0 && service.currency !== null && (
        <Tick id="balance" isTicked={balance} onTick={(isTicked) => tick({ balance: isTicked })}>
          {formatMessage(words.agreeToBalance, {
            business: business.name,
            amount: writeMoney(content.locale, rest, service.currency),
          })}
          <span class="beside"> ({words.optional})</span>
        </Tick>
      )}
    </>
  );
}

/** A card is on file only for a deposit or a fee. */
function restOf({ service, seats }: OpenAppointment): number {
  const { price, deposit, no_show_fee: fee } = service;
  const hasCard = deposit.amount > 0 || fee !== null;
  return hasCard && price !== null ? (price - deposit.amount) * seats : 0;
}

function useBooking(appointment: OpenAppointment) {
  const pageState = usePage();
  const { words, content, entry, setEntry, keep, go, position } = pageState;
  const [isBusy, setBusy] = useState(false);
  const [isNotified, setMessage] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { service, business, token } = appointment;
  const needsTerms = business.terms_url !== null && !entry.consents.terms;
  const needsFee = service.no_show_fee !== null && !entry.consents.fee;
  const mend = async (errors: Record<string, unknown>) => {
    const refusal = problemsIn(errors, service.questions);
    // Autofill may fill the trap field; never the customer's fault.
    setEntry({ ...entry, website: "", refused: refusal });
    if (Object.keys(refusal).length > 0) return history.back();
    // The business may have added terms since the page opened.
    const now = await reread(pageState, token);
    const isUnticked = Object.keys(errors).some((name) => name.startsWith("consents"));
    setTrouble(now === 200 && isUnticked ? words.tickBox : troubleOf(words, now));
  };
  const book = async () => {
    setMessage(true);
    if (isBusy || needsTerms || needsFee) {
      setTimeout(() => document.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    setBusy(true);
    setTrouble(undefined);
    const url = `${content.api}/appointments/${token}/details`;
    const ask = await askFor<TermsResponse>(url, {
      method: "POST",
      body: detailsOf(entry, appointment),
    });
    const { status, body } = ask;
    if (status === 200) {
      keep({ ...body, token });
      tellBooked(body.state);
      go({ view: position.view }, { instead: true });
      if (body.payment?.url) leaveFor(body.payment.url);
    } else if (status === 422 && body.errors !== undefined) await mend(body.errors);
    else if (status === 410) keep({ ...appointment, state: "expired" });
    else setTrouble(troubleOf(words, await rereadAfter(pageState, token, status)));
    setBusy(false);
  };
  return { isBusy, isShort: isNotified, trouble, book };
}

function detailsOf(entry: Entry, appointment: OpenAppointment): object {
  const { questions, no_show_fee } = appointment.service;
  const { website, consents } = entry;
  const { phone, ...person } = cleanedDetails(entry);
  return {
    ...person,
    ...(phone !== "" && { phone }),
    answers: answersOf(entry, questions),
    consents: {
      ...(consents.terms && { terms: true }),
      ...(no_show_fee !== null && consents.fee && { no_show_fee: true }),
      ...(restOf(appointment) > 0 && consents.balance && { balance: true }),
    },
    ...(website !== "" && { website }),
  };
}
