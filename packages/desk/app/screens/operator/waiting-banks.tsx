import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Card } from "../../components/card.tsx";
import { inFours } from "../../components/ibans.ts";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { useWords } from "../../locales/words.ts";
import { operated } from "./queries.ts";
import "../../components/entries.css";

export function WaitingBanks() {
  const { merchants: words } = useWords();
  const waiting = useQuery(operated.waitingBanks);
  // Shows no placeholder while loading.
  if (waiting.data === undefined && waiting.error === null) return null;
  return (
    <Read of={waiting}>
      {(requests) =>
        requests.length > 0 && (
          <Card title={words.waitingBanks}>
            <ul className="entries" aria-label={words.waitingBanks}>
              {requests.map(({ id, merchantId, merchantName, iban, created }) => (
                <li key={id}>
                  <Link className="entry" to={`/operator/merchants/${merchantId}`}>
                    <span className="entry-words">
                      <span className="entry-name">{merchantName}</span>
                      <span className="entry-note">{inFours(iban)}</span>
                    </span>
                    <span className="entry-end">
                      <Moment at={created} />
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
