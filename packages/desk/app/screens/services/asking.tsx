import { unitsOf } from "@frontdesk/server/text/length";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { onValue, Tick } from "../../components/fields.tsx";
import { Folded } from "../../components/folded.tsx";
import { useWords } from "../../locales/words.ts";
import { emptyQuestion, type QuestionDraft, type QuestionKind } from "./draft.ts";
import { type ServiceFieldsProps, under, withItem, withoutItem } from "./field-errors.ts";
import { NumberField } from "./number-field.tsx";

const kinds = ["text", "long_text", "number", "choice", "choices", "checkbox"] as const;
const mostQuestions = 20;

export function AskingFields(fields: ServiceFieldsProps) {
  const { services: words } = useWords();
  const { draft, set, problems, faults } = fields;
  const { questions } = draft;
  const wrong = under(problems, "questions");
  const isWrong =
    wrong !== undefined || faults.includes("approvalHours") || "approval_hours" in problems;
  return (
    <Folded title={words.asking} isOpen={isWrong}>
      <Tick isOn={draft.needsApproval} onChange={(needsApproval) => set({ needsApproval })}>
        {words.approval}
      </Tick>
      {draft.needsApproval && (
        <NumberField
          {...fields}
          field="approvalHours"
          name="approval_hours"
          label={words.approvalHours}
        />
      )}
      <Tick isOn={draft.verifiesEmail} onChange={(verifiesEmail) => set({ verifiesEmail })}>
        {words.verifiesEmail}
      </Tick>
      {questions.map((question, at) => (
        <QuestionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: what is new has no id yet.
          key={at}
          at={at}
          question={question}
          onChange={(changes) => set({ questions: withItem(questions, at, changes) })}
          onTake={() => set({ questions: withoutItem(questions, at) })}
        />
      ))}
      {wrong !== undefined && (
        <p className="service-wrong" role="alert">
          {wrong}
        </p>
      )}
      {questions.length < mostQuestions && (
        <div>
          <Button
            variant="default"
            onClick={() => set({ questions: [...questions, emptyQuestion] })}
          >
            {words.addQuestion}
          </Button>
        </div>
      )}
    </Folded>
  );
}

interface QuestionFieldsProps {
  at: number;
  question: QuestionDraft;
  onChange: (changes: Partial<QuestionDraft>) => void;
  onTake: () => void;
}

function QuestionFields({ at, question, onChange, onTake }: QuestionFieldsProps) {
  const { services: words } = useWords();
  const { label, kind, options, isRequired } = question;
  return (
    <fieldset className="service-part">
      <legend className="unseen">{words.question({ place: at + 1 })}</legend>
      <TextInput
        label={words.question({ place: at + 1 })}
        maxLength={unitsOf(300)}
        value={label}
        onChange={onValue((label) => onChange({ label }))}
      />
      <NativeSelect
        label={words.kind}
        value={kind}
        data={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={onValue((kind) => onChange({ kind: kind as QuestionKind }))}
      />
      {(kind === "choice" || kind === "choices") && (
        <Textarea
          label={words.options}
          rows={3}
          value={options}
          onChange={onValue((options) => onChange({ options }))}
        />
      )}
      <div className="acts">
        <Tick isOn={isRequired} onChange={(isRequired) => onChange({ isRequired })}>
          {words.required}
        </Tick>
        <Button variant="outline" color="wrong" onClick={onTake}>
          {words.takeQuestion({ place: at + 1 })}
        </Button>
      </div>
    </fieldset>
  );
}
