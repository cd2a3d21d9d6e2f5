import { useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { rereadAfter } from "../flow/reread.ts";
import { type Shown, useShown } from "../flow/shown.ts";
import { writeMoney } from "../flow/write.ts";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { Way } from "../parts/way.tsx";

/** Asks whether it is to be cancelled, and says what is given back. */
export function CancelScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, content, fill } = useShown();
  const { token, may, payment, refund_now } = appointment;
  const { isBusy, trouble, isChanged, cancel } = useCancelling(appointment);
  const money = (amount: number) =>
    writeMoney(content.locale, amount, payment?.currency ?? appointment.service.currency ?? "EUR");
  // What was never paid is not given back, whatever the terms say of it.
  const refund = Math.min(refund_now.amount, paidOf(appointment));
  const own = { view: { at: "appointment", token, act: undefined } } as const;
  const amount = money(refund);
  return (
    <>
      <Heading key={String(may.cancel)}>{words.cancelHeading}</Heading>
      {(isChanged || content.told === "changed") && paidOf(appointment) > 0 && (
        <Notice kind="waiting">{fill(words.refundChanged, { amount })}</Notice>
      )}
      {trouble !== undefined && may.cancel && <Notice kind="wrong">{trouble}</Notice>}
      <Facts appointment={appointment} />
      {may.cancel ? (
        <>
          <p class="money">{moneyLine({ appointment, refund }, { words, fill, money })}</p>
          <form method="post" class="ways" onSubmit={cancel}>
            <input type="hidden" name="expected_refund" value={refund_now.amount} />
            <input type="hidden" name="expected_percent" value={refund_now.percent} />
            <Way to={own} look="button plain">
              {words.keepBooking}
            </Way>
            <Button kind="danger" isBusy={isBusy}>
              {refund > 0 ? fill(words.cancelAndRefund, { amount }) : words.cancel}
            </Button>
          </form>
        </>
      ) : (
        <>
          <p>{words.cannotCancel}</p>
          <Way to={own} look="button plain">
            {words.back}
          </Way>
        </>
      )}
    </>
  );
}

type Said = Pick<Shown, "words" | "fill"> & { money: (amount: number) => string };

/** What was paid by its customer, of which something may be given back. */
const paidOf = ({ payment }: OpenAppointment): number =>
  payment === null || payment.state === "void" ? 0 : payment.amount;

/** What may be charged for cancelling now, beside what is kept of the deposit. */
function feeNow(appointment: OpenAppointment): number {
  const { state, payment, refund_now: terms, service } = appointment;
  const isKept = payment !== null && payment.state !== "void" && state === "confirmed";
  if (!isKept || terms.percent >= 100) return 0;
  const kept = Math.max(0, paidOf(appointment) - terms.amount);
  return Math.max(0, (service.no_show_fee ?? 0) - kept);
}

/** What cancelling now gives back, and costs. */
function moneyLine(
  { appointment, refund }: { appointment: OpenAppointment; refund: number },
  { words, fill, money }: Said,
): string {
  const paid = paidOf(appointment);
  const fee = feeNow(appointment);
  const says = [
    refund > 0 && fill(words.refundNow, { amount: money(refund) }),
    refund === 0 && paid > 0 && fill(words.noRefundNow, { amount: money(paid) }),
    fee > 0 && fill(words.lateFee, { amount: money(fee) }),
  ].filter(Boolean);
  return says.join(" ") || words.cancelsFree;
}

type Refused = OpenAppointment & { refund?: OpenAppointment["refund_now"] };

function useCancelling(appointment: OpenAppointment) {
  const shown = useShown();
  const { words, content, keep, go } = shown;
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
    const { status, body: said } = await askFor<Refused>(url, request);
    if (status === 200) {
      keep({ ...said, token });
      go({ view: { at: "appointment", token, act: undefined } }, { instead: true });
    } else if (status === 409 && said.refund !== undefined) {
      keep({ ...appointment, refund_now: said.refund });
      setChanged(true);
    } else setTrouble(troubleOf(words, await rereadAfter(shown, token, status)));
    setBusy(false);
  };
  return { isBusy, trouble, isChanged, cancel };
}
