import type { LinkSettings } from "@frontdesk/payments-client/types";
import { amountExample } from "@frontdesk/server/read-amount";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, Textarea, TextInput } from "@mantine/core";
import type { FormEvent, RefObject } from "react";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import type { LinkField, LinkFieldsProps } from "./draft.ts";
import { MoreFields } from "./more-fields.tsx";
import { Signing } from "./signing.tsx";

interface FormProps extends LinkFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  settings: LinkSettings;
  error: unknown;
  isWaiting: boolean;
  onSubmit(event: FormEvent): void;
}

export function LinkForm(props: FormProps) {
  const { form, settings, error, isWaiting, onSubmit, ...fields } = props;
  const { links: words } = useWords();
  const { draft, wrong, onChange } = fields;
  const report = (field: Exclude<LinkField, "amount">) =>
    wrong.includes(field) ? words.wrong[field] : undefined;
  const signing = <Signing draft={draft} settings={settings} onChange={onChange} />;
  return (
    <form ref={form} className="links-form" onSubmit={onSubmit} noValidate>
      <Verification {...fields} />
      {!draft.isVerification && <Amount {...fields} />}
      <TextInput
        label={words.reference}
        description={words.referenceHint}
        maxLength={unitsOf(200)}
        value={draft.reference}
        onChange={({ currentTarget: { value } }) => onChange({ reference: value })}
        error={report("reference")}
      />
      <Textarea
        label={words.text}
        description={words.textHint}
        rows={3}
        maxLength={unitsOf(600)}
        value={draft.text}
        onChange={({ currentTarget: { value } }) => onChange({ text: value })}
        error={report("text")}
      />
      <MoreFields {...fields} />
      {settings.hasSecret && signing}
      <RefusalMessage error={error} />
      <div>
        <Button type="submit" loading={isWaiting}>
          {words.make}
        </Button>
      </div>
      {!settings.hasSecret && signing}
    </form>
  );
}

function Verification({ draft, onChange }: LinkFieldsProps) {
  const { links: words } = useWords();
  return (
    <label className="links-choice">
      <input
        type="checkbox"
        checked={draft.isVerification}
        onChange={({ currentTarget: { checked } }) => onChange({ isVerification: checked })}
      />
      <span>
        {words.verification}
        <span className="note"> {words.verificationHint}</span>
      </span>
    </label>
  );
}

function Amount({ draft, wrong, onChange }: LinkFieldsProps) {
  const { links: words } = useWords();
  const unread = words.wrong.amount({
    example: amountExample({ currency: draft.currency, locale: useLocale() }),
  });
  const report = (field: Exclude<LinkField, "amount">) =>
    wrong.includes(field) ? words.wrong[field] : undefined;
  return (
    <div className="links-amount">
      <TextInput
        label={words.amount}
        description={words.amountHint}
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        onChange={({ currentTarget: { value } }) => onChange({ amount: value })}
        error={wrong.includes("amount") ? unread : undefined}
      />
      <TextInput
        label={words.currency}
        autoComplete="off"
        maxLength={unitsOf(3)}
        value={draft.currency}
        onChange={({ currentTarget: { value } }) => onChange({ currency: value.toUpperCase() })}
        error={report("currency")}
      />
    </div>
  );
}
