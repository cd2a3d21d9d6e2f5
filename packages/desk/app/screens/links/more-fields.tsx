import { NativeSelect, TextInput } from "@mantine/core";
import { useWords } from "../../locales/words.ts";
import type { LinkDraft, LinkField, LinkFieldsProps } from "./draft.ts";

const folded: readonly string[] = ["redirect", "until", "capture"];

export function MoreFields({ draft, wrong, onChange }: LinkFieldsProps) {
  const { links: words } = useWords();
  const report = (field: Exclude<LinkField, "amount">) =>
    wrong.includes(field) ? words.wrong[field] : undefined;
  const isWrong = wrong.some((field) => folded.includes(field));
  return (
    <details className="links-more" open={isWrong || undefined}>
      <summary>{words.more}</summary>
      <div className="links-form">
        <TextInput
          label={words.redirect}
          type="url"
          value={draft.redirect}
          onChange={({ currentTarget: { value } }) => onChange({ redirect: value })}
          error={report("redirect")}
        />
        <TextInput
          label={words.until}
          type="datetime-local"
          value={draft.until}
          onChange={({ currentTarget: { value } }) => onChange({ until: value })}
          error={report("until")}
        />
        {!draft.isVerification && <ChargeFields draft={draft} wrong={wrong} onChange={onChange} />}
        <label className="links-choice">
          <input
            type="checkbox"
            checked={draft.isOnce}
            disabled={!draft.isSigned}
            onChange={({ currentTarget: { checked } }) => onChange({ isOnce: checked })}
          />
          <span>
            {words.once}
            <span className="note"> {words.onceHint}</span>
          </span>
        </label>
      </div>
    </details>
  );
}

function ChargeFields({ draft, wrong, onChange }: LinkFieldsProps) {
  const { links: words } = useWords();
  return (
    <>
      <NativeSelect
        label={words.capture}
        data={[
          { value: "", label: words.captures.usual },
          { value: "y", label: words.captures.y },
          { value: "n", label: words.captures.n },
        ]}
        value={draft.capture}
        onChange={({ currentTarget: { value } }) =>
          onChange({ capture: value as LinkDraft["capture"] })
        }
        error={wrong.includes("capture") ? words.wrong.capture : undefined}
      />
      <label className="links-choice">
        <input
          type="checkbox"
          checked={draft.isRecurring}
          onChange={({ currentTarget: { checked } }) => onChange({ isRecurring: checked })}
        />
        {words.recurring}
      </label>
    </>
  );
}
