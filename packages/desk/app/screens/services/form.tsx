import type { NewService } from "@frontdesk/scheduling-client/types/services";
import { amountExample } from "@frontdesk/server/read-amount";
import { unitsOf } from "@frontdesk/server/text/length";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs, type FieldLabels } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { ColorField, onValue } from "../../components/fields.tsx";
import { Folded } from "../../components/folded.tsx";
import type { SavingState } from "../../components/saving.tsx";
import type { Words } from "../../locales/bind.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { AskingFields } from "./asking.tsx";
import {
  type ServiceDraft,
  serviceFaults,
  serviceOf,
  type Takeable,
  type Visibility,
} from "./draft.ts";
import { type ServiceFieldsProps, under } from "./field-errors.ts";
import { NumberField } from "./number-field.tsx";
import { Parts } from "./parts.tsx";
import { CancellationFields, DepositFields } from "./paying.tsx";
import { ServicePreview } from "./preview.tsx";
import { ServiceTimes } from "./times.tsx";

interface ServiceFormProps {
  initial: ServiceDraft;
  id?: number;
  etag?: string;
  resources: readonly Takeable[];
  save: (service: NewService, etag: string) => Promise<unknown>;
  state: SavingState;
  mayChange: boolean;
  children?: ReactNode;
}

export function ServiceForm({ initial, id, etag, resources, save, ...rest }: ServiceFormProps) {
  const { state, mayChange, children } = rest;
  const { studio, services: words } = useWords();
  const locale = useLocale();
  const drafting = useDraft(initial, etag);
  const [isTried, setTried] = useState(false);
  const { draft, set } = drafting;
  const faults = isTried ? serviceFaults(draft, locale) : [];
  const fields = { draft, set, problems: problemsOf(state.error), faults };
  const send = async (sent: ServiceDraft, tag: string) => {
    setTried(true);
    return serviceFaults(sent, locale).length === 0 && (await save(serviceOf(sent, locale), tag));
  };
  return (
    <DraftForm
      of={drafting}
      labels={namesOf(studio, words)}
      save={send}
      state={state}
      mayChange={mayChange}
      why={words.forAdministrators}
      isSame={etag !== undefined && drafting.isSame}
      actions={children}
    >
      <MainFields {...fields} />
      <Parts {...fields} resources={resources} />
      <DepositFields {...fields} />
      <ServiceTimes {...fields} />
      <CancellationFields {...fields} />
      <AskingFields {...fields} />
      <Looks {...fields} />
      {mayChange && (
        <Folded title={words.preview} isLate>
          <ServicePreview draft={draft} id={id} />
        </Folded>
      )}
    </DraftForm>
  );
}

function Looks(fields: ServiceFieldsProps) {
  const { services: words } = useWords();
  const { draft, set, problems, faults } = fields;
  const isWrong = faults.includes("position") || "position" in problems;
  return (
    <Folded title={words.looks} isOpen={isWrong}>
      <NumberField
        {...fields}
        field="position"
        name="position"
        label={words.position}
        hint={words.positionHint}
      />
      {draft.color !== "" && (
        <ColorField value={draft.color} onChange={(color) => set({ color })} />
      )}
    </Folded>
  );
}

function MainFields({ draft, set, problems, faults }: ServiceFieldsProps) {
  const { studio, services: words } = useWords();
  const visible = ["public", "unlisted", "off"] as const;
  const example = amountExample({ currency: draft.currency, locale: useLocale() });
  const amount = faults.includes("price") ? words.noAmount({ example }) : problems.price;
  return (
    <>
      <TextInput
        label={studio.name}
        value={draft.name}
        required
        maxLength={unitsOf(255)}
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <div className="service-row">
        <TextInput
          label={words.duration}
          inputMode="numeric"
          required
          value={draft.duration}
          error={faults.includes("duration") ? words.noNumber : problems.duration}
          onChange={onValue((duration) => set({ duration }))}
        />
        <TextInput
          label={words.price}
          placeholder={words.priceHint}
          inputMode="decimal"
          value={draft.price}
          error={amount}
          onChange={onValue((price) => set({ price }))}
        />
        <TextInput
          label={words.currency}
          maxLength={unitsOf(3)}
          value={draft.currency}
          error={problems.currency}
          onChange={onValue((currency) => set({ currency: currency.toUpperCase() }))}
        />
        <TextInput
          label={words.taxRate}
          placeholder={words.taxRateHint}
          inputMode="decimal"
          value={draft.taxRate}
          error={faults.includes("taxRate") ? words.noNumber : problems.tax_rate}
          onChange={onValue((taxRate) => set({ taxRate }))}
        />
      </div>
      <NativeSelect
        label={words.visibility}
        value={draft.visibility}
        error={under(problems, "visibility")}
        data={visible.map((value) => ({ value, label: words.visibilities[value] }))}
        onChange={onValue((visibility) => set({ visibility: visibility as Visibility }))}
      />
      <Textarea
        label={words.description}
        description={words.descriptionHint}
        rows={2}
        maxLength={unitsOf(5000)}
        value={draft.description}
        error={problems.description}
        onChange={onValue((description) => set({ description }))}
      />
    </>
  );
}

const namesOf = (studio: Words["studio"], words: Words["services"]): FieldLabels<ServiceDraft> => ({
  name: [studio.name, asIs],
  description: [words.description, asIs],
  visibility: [words.visibility, (value) => words.visibilities[value]],
  position: [words.position, asIs],
  duration: [words.duration, asIs],
  price: [words.price, asIs],
  currency: [words.currency, asIs],
  taxRate: [words.taxRate, asIs],
  parts: words.by,
  before: [words.before, asIs],
  after: [words.after, asIs],
  step: [words.step, asIs],
  noticeHours: [words.notice, asIs],
  horizonDays: [words.horizon, asIs],
  depositKind: [words.deposit, (value) => words.deposits[value]],
  deposit: [words.deposit, asIs],
  cancellation: words.cancelling,
  moveHours: [words.moving, asIs],
  mostMoves: [words.mostMoves, asIs],
  noShowFee: [words.noShowFee, asIs],
  needsApproval: words.approval,
  approvalHours: [words.approvalHours, asIs],
  verifiesEmail: words.verifiesEmail,
  questions: words.asking,
  color: studio.color,
});
