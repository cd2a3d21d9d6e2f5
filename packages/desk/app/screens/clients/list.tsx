import { useQuery } from "@tanstack/react-query";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Entries, Entry } from "../../components/entries.tsx";
import { type Listing, NamedList } from "../../components/named-list.tsx";
import { useWords } from "../../locales/words.ts";
import { clients } from "./queries.ts";

export function Clients() {
  const { clients: words } = useWords();
  const workspace = useWorkspace();
  const useItems = (listing: Listing) => useQuery(clients.all(workspace, listing));
  return (
    <NamedList noun="clients" isSearched useItems={useItems} mayMake={useMayMake("clients")}>
      {(matches, search) => (
        <Entries label={words.list}>
          {matches.map(({ id, name, email, phone, notes }) => (
            <Entry
              key={id}
              to={`clients/${id}`}
              search={search}
              name={name}
              note={[phone, email].filter(Boolean).join(" · ") || notes}
            />
          ))}
        </Entries>
      )}
    </NamedList>
  );
}
