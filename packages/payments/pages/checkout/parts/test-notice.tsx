import { fixed } from "@frontdesk/server/front/texts";
import { useRef } from "preact/hooks";
import type { TestCard } from "../../../src/acceptance/links/test-cards.ts";
import { groupNumber } from "../card/number.ts";
import { useContent } from "../content-context.ts";

/** No money moves; offers test cards. */
export function TestNotice({ onChosen }: { onChosen?: (number: string) => void }) {
  const { words, content } = useContent();
  const details = useRef<HTMLDetailsElement>(null);
  const { testCards } = content;
  if (testCards === undefined) return null;
  const choose = (number: string) => {
    onChosen?.(number);
    if (details.current !== null) details.current.open = false;
  };
  if (onChosen === undefined) {
    return (
      <aside class="test">
        <p>{words.testMode}</p>
      </aside>
    );
  }
  return (
    <details class="test" ref={details}>
      <summary>
        <span>{words.testMode}</span> <span class="more">{words.testCards}</span>
      </summary>
      <p>{words.testCardsHint}</p>
      <ul>
        {testCards.map((card) => (
          <CardChoice key={card.number} card={card} onChosen={choose} />
        ))}
      </ul>
    </details>
  );
}

interface CardChoiceProps {
  card: TestCard;
  onChosen(number: string): void;
}

function CardChoice({ card, onChosen }: CardChoiceProps) {
  const { words } = useContent();
  const { number, outcome } = card;
  const own = { paid: words.paid, asks: words.confirmWithBank };
  const text = outcome in own ? own[outcome as keyof typeof own] : undefined;
  return (
    <li>
      <button type="button" onClick={() => onChosen(number)}>
        <span class="digits">{fixed(groupNumber(number))}</span>
        <span>{text ?? words.problems[outcome as keyof typeof words.problems]}</span>
      </button>
    </li>
  );
}
