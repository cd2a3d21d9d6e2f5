import { useQueries, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Read } from "../../../components/read.tsx";
import { useWords } from "../../../locales/words.ts";
import { operated } from "../queries.ts";
import { personQueries } from "./queries.ts";
import "../../../components/entries.css";

export function Shops({ personId }: { personId: string }) {
  const { persons: words } = useWords().operating;
  return (
    <Read of={useQuery(personQueries.merchants(personId))}>
      {(ids) =>
        ids.length === 0 ? <p className="quiet">{words.noMerchants}</p> : <Names ids={ids} />
      }
    </Read>
  );
}

function Names({ ids }: { ids: readonly string[] }) {
  const { persons: words } = useWords().operating;
  const matches = useQueries({ queries: ids.map((id) => operated.merchant(id)) });
  return (
    <ul className="entries" aria-label={words.merchants}>
      {ids.map((id, workspace) => {
        const merchant = matches[workspace]?.data;
        return (
          <li key={id}>
            <Link className="entry" to={`/operator/merchants/${id}`}>
              {merchant === undefined ? id : (merchant.name ?? merchant.descriptor)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
