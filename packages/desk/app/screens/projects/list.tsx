import { useQuery } from "@tanstack/react-query";
import { usePlace } from "../../data/place.ts";
import { useMayMake } from "../../data/rights.ts";
import { useWords } from "../../locales/words.ts";
import { Entries, Entry } from "../../parts/entries.tsx";
import { type Listing, NamedList } from "../../parts/named-list.tsx";
import { projects } from "./queries.ts";

export function Projects() {
  const { projects: words } = useWords();
  const place = usePlace();
  const useItems = (listing: Listing) => useQuery(projects.all(place, listing));
  return (
    <NamedList noun="projects" useItems={useItems} mayMake={useMayMake("projects")}>
      {(found, search) => (
        <Entries label={words.list}>
          {found.map(({ id, name, color, notes, project_code: code }) => (
            <Entry
              key={id}
              to={`projects/${id}`}
              search={search}
              name={name}
              color={color}
              note={notes}
              end={code}
            />
          ))}
        </Entries>
      )}
    </NamedList>
  );
}
