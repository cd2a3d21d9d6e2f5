import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMayMake } from "../../api/rights.ts";
import { clientTable } from "../../api/tables.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Download } from "../../components/download.tsx";
import { Entries, Entry } from "../../components/entries.tsx";
import { type Listing, NamedList } from "../../components/named-list.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { clients } from "./queries.ts";

export function Clients() {
  const { bookings, clients: words, imports } = useWords();
  const go = useGo();
  const workspace = useWorkspace();
  const useItems = (listing: Listing) => useQuery(clients.all(workspace, listing));
  return (
    <NamedList
      noun="clients"
      isSearched
      useItems={useItems}
      mayMake={useMayMake("clients")}
      whenEmpty={
        workspace.account?.isAdministrator === true && (
          <Button variant="default" onClick={() => go("settings/transfer")}>
            {imports.title}
          </Button>
        )
      }
      tools={
        <Download
          label={bookings.list.csv}
          name="clients.csv"
          read={(locale) => clientTable(workspace, locale)}
        />
      }
    >
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
