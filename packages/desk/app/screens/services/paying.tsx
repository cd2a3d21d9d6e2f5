import { amountExample } from "@frontdesk/server/read-amount";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { writePercent } from "../../components/amounts.ts";
import { onValue } from "../../components/fields.tsx";
import { Folded } from "../../components/folded.tsx";
import { longOf } from "../../components/minutes.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { type DeadlineDraft, type DepositKind, minutesOfHours, wholeIn } from "./draft.ts";
import { type ServiceFieldsProps, under, withItem, withoutItem } from "./field-errors.ts";
import { NumberField } from "./number-field.tsx";

const kinds = ["none", "fixed", "percent", "full"] as const;
const mostSteps = 4;

const own = ["cancellation", "moveHours", "mostMoves"] as const;
const names = ["cancellation", "reschedule_before", "most_reschedules"];

/** Deposit and fee. */
export function DepositFields({ draft, set, problems, faults }: ServiceFieldsProps) {
  const { services: words } = useWords();
  const { depositKind: kind } = draft;
  const noAmount = words.noAmount({
    example: amountExample({ currency: draft.currency, locale: useLocale() }),
  });
  const unread = kind === "fixed" ? noAmount : words.noNumber;
  return (
    <>
      <div className="service-row">
        <NativeSelect
          label={words.deposit}
          value={kind}
          error={under(problems, "deposit")}
          data={kinds.map((value) => ({ value, label: words.deposits[value] }))}
          onChange={onValue((depositKind) => set({ depositKind: depositKind as DepositKind }))}
        />
        {(kind === "fixed" || kind === "percent") && (
          <TextInput
            label={kind === "fixed" ? words.amount : words.percent}
            inputMode="decimal"
            value={draft.deposit}
            error={faults.includes("deposit") ? unread : undefined}
            onChange={onValue((deposit) => set({ deposit }))}
          />
        )}
        <TextInput
          label={words.noShowFee}
          inputMode="decimal"
          value={draft.noShowFee}
          error={faults.includes("noShowFee") ? noAmount : problems.no_show_fee}
          onChange={onValue((noShowFee) => set({ noShowFee }))}
        />
      </div>
      <p className="note">{words.noShowFeeHint}</p>
      {kind !== "none" && <p className="note">{words.feeStays}</p>}
      {kind === "none" && draft.noShowFee.trim() !== "" && (
        <p className="note">{words.feeKeepsCard}</p>
      )}
    </>
  );
}

export function CancellationFields(fields: ServiceFieldsProps) {
  const { services: words } = useWords();
  const { problems, faults } = fields;
  const messages = names.map((name) => under(problems, name));
  const isWrong =
    messages.some((one) => one !== undefined) || own.some((field) => faults.includes(field));
  return (
    <Folded title={words.paying} isOpen={isWrong}>
      <Cancelling {...fields} />
      <NumberField
        {...fields}
        field="moveHours"
        name="reschedule_before"
        label={words.moving}
        hint={words.movingHint}
      />
      <NumberField {...fields} field="mostMoves" name="most_reschedules" label={words.mostMoves} />
    </Folded>
  );
}

function Cancelling({ draft, set, problems, faults }: ServiceFieldsProps) {
  const { services: words } = useWords();
  const { cancellation: steps } = draft;
  const wrong = faults.includes("cancellation") ? words.noNumber : under(problems, "cancellation");
  const add = () => set({ cancellation: [...steps, { hours: "", percent: "" }] });
  return (
    <fieldset className="service-part">
      <legend>{words.cancelling}</legend>
      <p className="note">{useTerms(steps)}</p>
      {steps.map((draft, at) => (
        <DeadlineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a deadline has nothing else.
          key={at}
          at={at}
          step={draft}
          isWrong={faults.includes("cancellation")}
          onChange={(changes) => set({ cancellation: withItem(steps, at, changes) })}
          onTake={() => set({ cancellation: withoutItem(steps, at) })}
        />
      ))}
      {wrong !== undefined && (
        <p className="service-wrong" role="alert">
          {wrong}
        </p>
      )}
      {steps.length < mostSteps && (
        <div>
          <Button variant="default" onClick={add}>
            {words.addStep}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function useTerms(steps: readonly DeadlineDraft[]): string {
  const { services: words } = useWords();
  const locale = useLocale();
  const texts = steps.flatMap(({ hours, percent }) => {
    const [before, back] = [minutesOfHours(hours, locale), wholeIn(percent, locale)];
    if (before === undefined || back === undefined) return [];
    return [
      words.cancelSteps({ long: longOf(before, locale), percent: writePercent(back, locale) }),
    ];
  });
  return texts.length === 0 ? words.cancelNever : [...texts, words.cancelLater].join(" ");
}

interface DeadlineFieldsProps {
  at: number;
  step: DeadlineDraft;
  isWrong: boolean;
  onChange: (changes: Partial<DeadlineDraft>) => void;
  onTake: () => void;
}

function DeadlineFields({ at, step, isWrong, onChange, onTake }: DeadlineFieldsProps) {
  const { services: words } = useWords();
  const locale = useLocale();
  return (
    <div className="group">
      <div className="service-row">
        <TextInput
          label={words.stepHours({ place: at + 1 })}
          inputMode="decimal"
          value={step.hours}
          error={isWrong && minutesOfHours(step.hours, locale) === undefined}
          onChange={onValue((hours) => onChange({ hours }))}
        />
        <TextInput
          label={words.stepPercent({ place: at + 1 })}
          inputMode="numeric"
          value={step.percent}
          error={isWrong && wholeIn(step.percent, locale) === undefined}
          onChange={onValue((percent) => onChange({ percent }))}
        />
      </div>
      <div>
        <Button variant="outline" color="wrong" onClick={onTake}>
          {words.takeStep({ place: at + 1 })}
        </Button>
      </div>
    </div>
  );
}
