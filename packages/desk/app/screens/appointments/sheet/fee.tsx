import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useState } from "react";
import { timeNow } from "../../../api/clock.ts";
import { writeAmount } from "../../../components/amounts.ts";
import { AskAmount } from "../../../components/ask-amount.tsx";
import { wallText } from "../../../components/day-labels.ts";
import { type Fact, FactList } from "../../../components/fact-list.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useFee } from "../mutations.ts";
import { ChargeLink } from "./charge-link.tsx";
import type { AppointmentProps } from "./facts.tsx";

const feesOf = ({ charges = [] }: Appointment) => charges.filter(({ kind }) => kind === "fee");

export function Fee({ appointment, status }: AppointmentProps) {
  const { appointments: words } = useWords();
  const locale = useLocale();
  const reader = { locale, now: timeNow() };
  const [isAsking, ask] = useState(false);
  const charging = useFee(appointment.id);
  const { chargeable: may, terms } = status;
  const { currency } = terms;
  const agreed = useAgreed({ appointment, status });
  const facts = feesOf(appointment).map((fee): Fact => {
    const { date, time: minutes, state } = fee;
    const at = date !== undefined && minutes !== undefined && [wallText({ date, minutes }, reader)];
    const texts = [writeAmount(fee, locale), words.fee.states[state], ...(at || [])];
    const text = texts.join(" · ");
    return [
      words.fee.name,
      <ChargeLink key={fee.created_at} charge={fee}>
        {text}
      </ChargeLink>,
    ];
  });
  if (may === null && facts.length === 0 && !isAsking) return null;
  return (
    <section>
      <FactList of={facts} />
      {may !== null && (
        <Button variant="outline" color="wrong" onClick={() => ask(true)}>
          {words.fee.charge}
        </Button>
      )}
      {/* Stays over a refusal, although no fee is open any more. */}
      {currency !== null && isAsking && (
        <AskAmount
          title={words.fee.charge}
          says={words.fee.says}
          currency={currency}
          most={may?.most ?? 0}
          act={(amount) => words.fee.act({ amount })}
          isDangerous
          isWaiting={charging.isPending}
          error={charging.error}
          onAct={(amount) => {
            if (may === null) return;
            charging.mutate({ reason: may.reason, amount }, { onSuccess: () => ask(false) });
          }}
          onClose={() => ask(false)}
        >
          {agreed !== undefined && <p className="note">{agreed}</p>}
        </AskAmount>
      )}
    </section>
  );
}

/** The service lowers the agreed fee by the kept deposit and payments. */
function useAgreed({ appointment, status }: AppointmentProps): string | undefined {
  const { fee: words } = useWords().appointments;
  const locale = useLocale();
  const { chargeable: may, terms } = status;
  const { no_show_fee: fee, currency } = terms;
  if (may === null || fee === null || currency === null) return undefined;
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  const whole = fee * appointment.seats;
  const agreed = write(whole);
  if (may.most >= whole) return words.agreed({ agreed });
  const less = { agreed, kept: write(whole - may.most), most: write(may.most) };
  const isDeposit = whole - may.most === status.payment?.kept;
  return isDeposit ? words.lessDeposit(less) : words.lessPaid(less);
}
