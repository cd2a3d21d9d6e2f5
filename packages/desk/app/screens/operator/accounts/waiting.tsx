import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Card } from "../../../components/card.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Read } from "../../../components/read.tsx";
import { useWords } from "../../../locales/words.ts";
import { accountQueries } from "./queries.ts";
import "../../../components/entries.css";

export function WaitingAccounts() {
  const { accounts: words } = useWords().operating;
  const waiting = useQuery(accountQueries.waiting);
  // Shows no placeholder while loading.
  if (waiting.data === undefined && waiting.error === null) return null;
  return (
    <Read of={waiting}>
      {(accounts) =>
        accounts.length > 0 && (
          <Card title={words.waiting}>
            <ul className="entries" aria-label={words.waiting}>
              {accounts.map(({ id, name, owner, created_at: at }) => (
                <li key={id}>
                  <Link className="entry" to={`/operator/accounts/${id}`}>
                    <span className="entry-words">
                      <span className="entry-name">{name}</span>
                      <span className="entry-note">{owner.email}</span>
                    </span>
                    <span className="entry-end">
                      <Moment at={at} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </Read>
  );
}
