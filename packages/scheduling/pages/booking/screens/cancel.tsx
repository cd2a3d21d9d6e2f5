import { useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
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
  const refund = refund_now.amount;
  const own = { view: { at: "appointment", token, act: undefined } } as const;
  const amount = money(refund);
  return (
    <>
      <Heading>{words.cancelHeading}</Heading>
      {(isChanged || content.told === "changed") && (
        <Notice kind="waiting">{fill(words.refundChanged, { amount })}</Notice>
      )}
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      <Facts appointment={appointment} />
      {may.cancel ? (
        <>
          <p class="money">{moneyLine(appointment, { words, fill, money })}</p>
          <form method="post" class="ways" onSubmit={cancel}>
            <input type="hidden" name="expected_refund" value={refund} />
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

/** What cancelling now gives back, or costs. */
function moneyLine(
  { payment, refund_now: { amount, percent }, service }: OpenAppointment,
  { words, fill, money }: Said,
): string {
  const paid = payment === null || payment.state === "void" ? 0 : payment.amount;
  const fee = service.no_show_fee ?? 0;
  if (amount > 0) return fill(words.refundNow, { amount: money(amount) });
  if (paid > 0) return fill(words.noRefundNow, { amount: money(paid) });
  const isLate = percent < 100 && fee > 0 && payment?.state === "card_kept";
  return isLate ? fill(words.lateFee, { amount: money(fee) }) : words.cancelsFree;
}

type Refused = OpenAppointment & { refund?: OpenAppointment["refund_now"] };

function useCancelling(appointment: OpenAppointment) {
  const { words, content, keep, go } = useShown();
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
    const request = { method: "POST", body: { expected_refund: refund_now.amount } } as const;
    const { status, body } = await askFor<Refused>(url, request);
    setBusy(false);
    if (status === 200) {
      keep({ ...body, token });
      go({ view: { at: "appointment", token, act: undefined } }, { instead: true });
    } else if (status === 409 && body.refund !== undefined) {
      keep({ ...appointment, refund_now: body.refund });
      setChanged(true);
    } else setTrouble(troubleOf(words, status));
  };
  return { isBusy, trouble, isChanged, cancel };
}
