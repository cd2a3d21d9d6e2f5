import { formatMessage, type Plain, type Text } from "@frontdesk/server/locales/message";
import { useState } from "preact/hooks";
import type {
  OpenAppointment,
  OpenPayment,
  OpenState,
} from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { type PageState, usePage } from "../flow/content.ts";
import { isFramed } from "../flow/frame.ts";
import { restToPay } from "../flow/rest.ts";
import { writeMoment, writeMoney } from "../flow/write.ts";
import { Answers } from "../parts/answers.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Notice } from "../parts/notice.tsx";
import { Sign } from "../parts/sign.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { ViewLink } from "../parts/view-link.tsx";

export const isOver = (state: OpenState): boolean => state === "declined" || state === "cancelled";

const signOf = (state: OpenState) =>
  isOver(state) || state === "no_show" ? "over" : state === "requested" ? "waiting" : "done";

interface ReceiptProps {
  appointment: OpenAppointment;
}

export function ReceiptScreen({ appointment }: { appointment: OpenAppointment }) {
  const pageState = usePage();
  const { words } = pageState;
  const { state } = appointment;
  const paid = paymentLine(pageState, appointment);
  return (
    <>
      <Sign kind={signOf(state)} />
      <Heading>{words.states[state]}</Heading>
      <Explanation appointment={appointment} />
      <Facts appointment={appointment}>
        {paid !== "" && (
          <Fact name={words.payment}>
            {paid}
            {appointment.card !== null && (
              <span class="beside">{`•••• ${appointment.card.last4}`}</span>
            )}
          </Fact>
        )}
        <Answers appointment={appointment} />
      </Facts>
      <Rest appointment={appointment} />
      <Kept appointment={appointment} />
      <Agreed appointment={appointment} />
      <Charged appointment={appointment} />
      <Ways appointment={appointment} />
      {appointment.customer !== null && <Forget appointment={appointment} />}
    </>
  );
}

function Explanation({ appointment }: { appointment: OpenAppointment }) {
  const { words, content, clockOf } = usePage();
  const { state, decide_by, timezone: timeZone, customer, payment } = appointment;
  const { locale } = content;
  const ended = endingOf(words, appointment);
  return (
    <>
      {ended !== undefined && (
        <p>{formatMessage(ended, { business: appointment.business.name })}</p>
      )}
      {state === "requested" && decide_by !== null && (
        <p>
          {formatMessage(words.decidedBy, {
            moment: writeMoment({ locale, clock: clockOf(timeZone) }, decide_by),
          })}
        </p>
      )}
      {(state === "confirmed" || state === "requested") && customer !== null && (
        <p>{formatMessage(words.mailSent, { email: customer.email })}</p>
      )}
      {state === "declined" && payment !== null && <p>{words.nothingCharged}</p>}
    </>
  );
}

function Rest({ appointment }: ReceiptProps) {
  const { words, content } = usePage();
  const rest = restToPay(appointment) ?? 0;
  const { currency } = appointment.service;
  if (rest === 0 || currency === null) return null;
  const amount = writeMoney(content.locale, rest, currency);
  return <p class="money">{formatMessage(words.toPay, { amount })}</p>;
}

/** A request without an answer in time counts as declined by the business. */
function endingOf(
  words: PageState["words"],
  { state, cancelled_by: by }: OpenAppointment,
): Text<{ business: Plain }> | undefined {
  if (state === "declined") return words.notAccepted;
  if (state !== "cancelled" || by === null) return undefined;
  return by === "business" ? words.cancelledByBusiness : words.cancelledByYou;
}

function Agreed({ appointment }: { appointment: OpenAppointment }) {
  const pageState = usePage();
  const { state, made_by_staff: isByStaff } = appointment;
  if (isByStaff || (state !== "confirmed" && state !== "requested")) return null;
  return (
    <ul class="conditions">
      {agreedLines(pageState, appointment).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function agreedLines(pageState: PageState, appointment: OpenAppointment): string[] {
  const { words, content } = pageState;
  const { service, seats } = appointment;
  const { deposit, no_show_fee: fee, currency } = service;
  if (deposit.amount === 0 && fee === null) return [words.cancelsFree];
  const refunds = refundLines(pageState, appointment);
  if (fee === null || currency === null) return refunds;
  const amount = writeMoney(content.locale, fee * seats, currency);
  return [...refunds, formatMessage(words.feeMayBeCharged, { amount })];
}

function refundLines(
  { words, content, now, clockOf }: PageState,
  { service, refund_deadlines: deadlines, starts_at: start, timezone: timeZone }: OpenAppointment,
): string[] {
  const { locale } = content;
  const hasDeposit = service.deposit.amount > 0;
  const ahead = deadlines.filter(
    ({ percent, until }) => Date.parse(until) > now() && (hasDeposit || percent === 100),
  );
  const percents = new Intl.NumberFormat(locale, { style: "percent" });
  const lines = ahead.map(({ percent, until }) => {
    const moment = writeMoment({ locale, clock: clockOf(timeZone) }, until);
    return percent === 100
      ? formatMessage(words.freeUntil, { moment })
      : formatMessage(words.refundUntil, { moment, percent: percents.format(percent / 100) });
  });
  if (!hasDeposit) return lines;
  if (lines.length === 0) return [words.noRefund];
  const endsAtStart = Date.parse(ahead.at(-1)!.until) === Date.parse(start);
  return endsAtStart ? lines : [...lines, words.noRefundLater];
}

function Kept({ appointment: { state, payment } }: ReceiptProps) {
  const { words, content } = usePage();
  if (payment === null || (state !== "cancelled" && state !== "no_show")) return null;
  if (payment.state !== "paid" && payment.state !== "partly_refunded") return null;
  const kept = payment.amount - payment.refunded - payment.released;
  if (kept <= 0) return null;
  const text = kept === payment.amount ? words.noRefundNow : words.keptNow;
  return (
    <p>{formatMessage(text, { amount: writeMoney(content.locale, kept, payment.currency) })}</p>
  );
}

function Charged({ appointment: { fee, business, timezone } }: ReceiptProps) {
  const { words, content, clockOf } = usePage();
  if (fee === null) return null;
  const { locale } = content;
  const text = fee.reason === "no_show" ? words.feeNoShow : words.feeLateCancel;
  const money = (amount: number) => writeMoney(locale, amount, fee.currency);
  const moment = writeMoment({ locale, clock: clockOf(timezone) }, fee.charged_at);
  const contacts = [business.phone, business.contact_email].filter((one) => one !== null);
  return (
    <>
      <p>{formatMessage(text, { business: business.name, amount: money(fee.amount), moment })}</p>
      <p>{formatMessage(words.feeAgreed, { amount: money(fee.agreed) })}</p>
      {fee.refunded > 0 && (
        <p>
          {formatMessage(words.feeRefunded, {
            business: business.name,
            amount: money(fee.refunded),
          })}
        </p>
      )}
      {contacts.length > 0 && <p>{`${words.contact}: ${contacts.join(", ")}`}</p>}
    </>
  );
}

/** A requested but unsaved card needs no line. */
const isReported = ({ state, amount }: OpenPayment): boolean => state !== "open" || amount > 0;

/** The deposit, and payments of the rest. */
function paymentLine(pageState: PageState, appointment: OpenAppointment): string {
  const { words, content } = pageState;
  const { payment, service, paid_at_business: rest } = appointment;
  const deposit = payment !== null && isReported(payment) ? payment : null;
  const currency = deposit?.currency ?? service.currency;
  if (rest === 0 || currency === null)
    return deposit === null ? "" : depositLine(pageState, deposit);
  const isWhole = deposit?.state === "paid" && deposit.released === 0;
  const amount = writeMoney(content.locale, rest + (isWhole ? deposit.amount : 0), currency);
  const paid = formatMessage(words.payments.paid, { amount });
  return deposit === null || isWhole ? paid : `${depositLine(pageState, deposit)} · ${paid}`;
}

function depositLine({ words, content }: PageState, payment: OpenPayment): string {
  const { state, amount, refunded, released, currency } = payment;
  const isBack = state === "refunded" || state === "partly_refunded";
  const label = (text: Text<{ amount: Plain }>, amount: number) =>
    formatMessage(text, { amount: writeMoney(content.locale, amount, currency) });
  const line = label(words.payments[state], isBack ? refunded : amount - released);
  const isPartly = state !== "void" && released > 0;
  return isPartly ? `${line} · ${label(words.released, released)}` : line;
}

/** Links, so that they work without script. */
function Ways({ appointment }: { appointment: OpenAppointment }) {
  const { words, content } = usePage();
  const { token, may, state, service } = appointment;
  const isAhead = state === "confirmed" || state === "requested";
  const own = (act: "move" | "cancel" | undefined) =>
    ({ view: { at: "appointment", token, act } }) as const;
  const calendar = `${content.api}/appointments/${encodeURIComponent(token)}.ics`;
  return (
    <div class="ways">
      {state === "confirmed" && (
        <a class="button" href={calendar} download="booking.ics">
          {words.addToCalendar}
        </a>
      )}
      {isAhead && isFramed && (
        <a
          class="button plain"
          href={`${content.path}/a/${encodeURIComponent(token)}`}
          target="_blank"
          rel="noopener"
        >
          {words.openBooking}
        </a>
      )}
      {isAhead && may.reschedule && (
        <ViewLink to={own("move")} look="button plain">
          {words.move}
        </ViewLink>
      )}
      {isAhead && may.cancel && (
        <ViewLink to={own("cancel")} look="button danger">
          {words.cancel}
        </ViewLink>
      )}
      {!isAhead && service.id !== null && (
        <ViewLink to={{ view: { at: "service", id: service.id, with: undefined } }} look="button">
          {words.bookAgain}
        </ViewLink>
      )}
    </div>
  );
}

function Forget({ appointment }: { appointment: OpenAppointment }) {
  const { words, content, isAlive, position } = usePage();
  const proof = position.view.at === "appointment" ? position.view.proof : undefined;
  const [isRequested, setRequested] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  if (!isAlive || proof === undefined) return null;
  if (isRequested) return <Notice kind="right">{words.forgetAsked}</Notice>;
  const ask = async () => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    const query = `proof=${encodeURIComponent(proof)}`;
    const url = `${content.api}/appointments/${appointment.token}/forget?${query}`;
    const { status } = await askFor(url, { method: "POST", body: {} });
    setBusy(false);
    if (status >= 200 && status < 300) setRequested(true);
    else setTrouble(troubleOf(words, status));
  };
  return (
    <>
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      <button type="button" class="quiet forget" aria-disabled={isBusy} onClick={ask}>
        {words.forget}
      </button>
    </>
  );
}
