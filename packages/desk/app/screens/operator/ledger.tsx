import { Button } from "@mantine/core";
import { useAction } from "../../api/action.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { Screen } from "../../components/screen.tsx";
import { useWords } from "../../locales/words.ts";
import { decisions } from "./queries.ts";
import "../../components/card.css";
import "./operator.css";

export function LedgerCheck() {
  const { books: words } = useWords().operator;
  const proof = useAction(["operator.reconcile", "footer"], { mutationFn: decisions.reconcile });
  return (
    <Screen
      title={words.title}
      action={
        <Button loading={proof.isPending} onClick={() => proof.mutate()}>
          {words.prove}
        </Button>
      }
    >
      <p>{words.about}</p>
      <div aria-live="polite" className="operator-parts">
        {proof.isPending && <p className="quiet">{words.proving}</p>}
        <RefusalMessage error={proof.error} />
        {proof.data !== undefined && <Proved {...proof.data} />}
      </div>
    </Screen>
  );
}

function Proved({ books, bookings }: Awaited<ReturnType<typeof decisions.reconcile>>) {
  const { books: words } = useWords().operator;
  const findings = [...books.findings, ...bookings.findings];
  const isWhole = books.complete && bookings.complete;
  const { merchants, transactions } = books.checked;
  return (
    <section className="card">
      {findings.length === 0 && isWhole && <p>{words.right}</p>}
      {!isWhole && <p>{words.incomplete}</p>}
      <p className="quiet">
        {words.looked({ merchants, transactions, days: bookings.checked.days })}
      </p>
      {findings.length > 0 && (
        <ul className="operator-findings">
          {findings.map(({ check, subject, expected, found }) => (
            <li key={`${check} ${subject}`}>{words.finding({ subject, expected, found })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
