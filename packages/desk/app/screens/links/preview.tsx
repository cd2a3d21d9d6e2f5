import { useShop } from "../../api/shop.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Moment } from "../../components/moment.tsx";
import { Money } from "../../components/money.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { amountOf, type LinkDraft, untilOf } from "./draft.ts";

export function Preview({ draft }: { draft: LinkDraft }) {
  const { links: words } = useWords();
  const { name } = useWorkspace();
  const { merchant } = useShop();
  const amount = amountOf(draft, useLocale());
  const { currency, reference, text, until, isRecurring, isVerification } = draft;
  const end = untilOf(until);
  return (
    <section className="links-preview" aria-label={words.preview}>
      <p className="note links-preview-note">{words.preview}</p>
      <h2>{(isVerification ? words.keepFor : words.pay)({ name: merchant.name ?? name })}</h2>
      {isVerification ? (
        <p className="links-text">{words.verifies}</p>
      ) : amount === undefined ? (
        <p className="quiet">{words.entered}</p>
      ) : (
        <p className="links-sum">
          <Money amount={amount} currency={currency} />
        </p>
      )}
      {text.trim() !== "" && <p className="links-text">{text.trim()}</p>}
      {reference.trim() !== "" && (
        <p className="note">
          {words.reference} {reference.trim()}
        </p>
      )}
      {end !== undefined && (
        <p className="note">
          {words.until} <Moment at={end.toISOString()} />
        </p>
      )}
      {(isRecurring || isVerification) && <p className="note">{words.keeps}</p>}
    </section>
  );
}
