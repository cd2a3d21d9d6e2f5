import { Folded } from "../../components/folded.tsx";
import { useWords } from "../../locales/words.ts";
import { type ServiceFieldsProps, under } from "./field-errors.ts";
import { NumberField } from "./number-field.tsx";

export function ServiceTimes(fields: ServiceFieldsProps) {
  const { services: words } = useWords();
  const { problems, faults } = fields;
  const own = ["before", "after", "step", "noticeHours", "horizonDays"] as const;
  const names = ["buffer_before", "buffer_after", "slot_step", "minimum_notice", "horizon"];
  const isWrong =
    own.some((field) => faults.includes(field)) ||
    names.some((name) => under(problems, name) !== undefined);
  return (
    <Folded title={words.times} isOpen={isWrong}>
      <NumberField {...fields} field="before" name="buffer_before" label={words.before} />
      <NumberField {...fields} field="after" name="buffer_after" label={words.after} />
      <NumberField
        {...fields}
        field="step"
        name="slot_step"
        label={words.step}
        hint={words.stepHint}
      />
      <NumberField {...fields} field="noticeHours" name="minimum_notice" label={words.notice} />
      <NumberField {...fields} field="horizonDays" name="horizon" label={words.horizon} />
    </Folded>
  );
}
