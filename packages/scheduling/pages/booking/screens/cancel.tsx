import { formatMessage } from "@frontdesk/server/locales/message";
import { useState } from "preact/hooks";
import type { OpenAppointment, OpenPayment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { type PageState, usePage } from "../flow/content.ts";
import { rereadAfter } from "../flow/reread.ts";
import { writeMoney } from "../flow/write.ts";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { ViewLink } from "../parts/view-link.tsx";

export function CancelScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, content } = usePage();
  const { token, may, payment, refund_now } = appointment;
  const { isBusy, trouble, isChanged, cancel } = useCancelling(appointment);
  const money = (amount: number) =>
    writeMoney(content.locale, amount, payment?.currency ?? appointment.service.currency ?? "EUR");
  const outcome = outcomeOf(appointment);
  const own = { view: { at: "appointment", token, act: undefined } } as const;
  const labels = { words, money };
  const changed =
    isChanged || content.outcome === "changed" ? changedLine(outcome, labels) : undefined;
  return (
    <>
      <Heading key={String(may.cancel)}>{words.cancelHeading}</Heading>
      {changed !== undefined && <Notice kind="waiting">{changed}</Notice>}
      {trouble !== undefined && may.cancel && <Notice kind="wrong">{trouble}</Notice>}
      <Facts appointment={appointment} />
      {may.cancel ? (
        <>
          <p class="money">{moneyLine(outcome, labels)}</p>
          <form method="post" class="ways" onSubmit={cancel}>
            <input type="hidden" name="expected_refund" value={refund_now.amount} />
            <input type="hidden" name="expected_percent" value={refund_now.percent} />
            <ViewLink to={own} look="button plain">
              {words.keepBooking}
            </ViewLink>
            <Button kind="danger" isBusy={isBusy}>
              {cancellingWord(outcome, labels)}
            </Button>
          </form>
        </>
      ) : (
        <>
          <p>{words.cannotCancel}</p>
          <ViewLink to={own} look="button plain">
            {words.back}
          </ViewLink>
        </>
      )}
    </>
  );
}

type CancelWords = Pick<PageState, "words"> & { money: (amount: number) => string };

const isUnpaid = ({ state }: OpenPayment): boolean => state === "void" || state === "open";

/** An unread payment also has this state, but keeps its amount. */
export const isDeclined = ({ state, kept }: OpenPayment): boolean =>
  state === "failed" && kept === 0;

interface Outcome {
  /** Payment that the business may refund. */
  paid: number;
  /** The refund, without earlier ones. */
  refund: number;
  /** The kept part of the deposit. */
  kept: number;
  /** At most. */
  fee: number;
}

function outcomeOf(appointment: OpenAppointment): Outcome {
  const { state, payment, refund_now: terms, service, seats } = appointment;
  // An unpaid deposit has no refund under any terms.
  if (payment === null || isUnpaid(payment)) return { paid: 0, refund: 0, kept: 0, fee: 0 };
  const left = payment.amount - payment.refunded - payment.released;
  const agreed = Math.max(0, payment.amount - terms.amount);
  const isLate = state === "confirmed" && terms.percent < 100;
  const agreedFee = isLate ? (service.no_show_fee ?? 0) * seats : 0;
  // The business may still take it, so the customer reads the most that this can cost.
  if (isDeclined(payment)) {
    return { paid: 0, refund: 0, kept: 0, fee: Math.max(agreedFee, agreed) };
  }
  const kept = Math.min(left, agreed);
  const fee = Math.max(0, agreedFee - kept);
  return { paid: payment.amount, refund: left - kept, kept, fee };
}

/** Shown if a deadline passed while the customer read. */
function changedLine({ paid, refund, fee }: Outcome, { words, money }: CancelWords) {
  if (paid > 0) return formatMessage(words.refundChanged, { amount: money(refund) });
  return fee > 0 ? formatMessage(words.lateFee, { amount: money(fee) }) : undefined;
}

function moneyLine({ paid, refund, kept, fee }: Outcome, { words, money }: CancelWords): string {
  const says = [
    refund > 0 && formatMessage(words.refundNow, { amount: money(refund) }),
    kept > 0 &&
      formatMessage(kept < paid ? words.keptNow : words.noRefundNow, { amount: money(kept) }),
    fee > 0 && formatMessage(words.lateFee, { amount: money(fee) }),
  ].filter(Boolean);
  return says.join(" ") || words.cancelsFree;
}

function cancellingWord({ refund, kept, fee }: Outcome, { words, money }: CancelWords): string {
  if (fee > 0) return formatMessage(words.cancelForUpTo, { amount: money(kept + fee) });
  if (kept > 0) return formatMessage(words.cancelFor, { amount: money(kept) });
  return refund > 0
    ? formatMessage(words.cancelAndRefund, { amount: money(refund) })
    : words.cancel;
}

type CancelResponse = OpenAppointment & { refund?: OpenAppointment["refund_now"] };

function useCancelling(appointment: OpenAppointment) {
  const pageState = usePage();
  const { words, content, keep, go } = pageState;
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { token, refund_now } = appointment;
  const cancel = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    const url = `${content.api}/appointments/${token}/cancel`;
    const { amount, percent } = refund_now;
    const body = { expected_refund: amount, expected_percent: percent };
    const request = { method: "POST", body } as const;
    const { status, body: cancel } = await askFor<CancelResponse>(url, request);
    if (status === 200) {
      keep({ ...cancel, token });
      go({ view: { at: "appointment", token, act: undefined } }, { instead: true });
    } else if (status === 409 && cancel.refund !== undefined) {
      keep({ ...appointment, refund_now: cancel.refund });
      setChanged(true);
    } else setTrouble(troubleOf(words, await rereadAfter(pageState, token, status)));
    setBusy(false);
  };
  return { isBusy, trouble, isChanged, cancel };
}
