import { useQuery } from "@tanstack/react-query";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Entries, Entry } from "../../components/entries.tsx";
import { type Listing, NamedList } from "../../components/named-list.tsx";
import { useWords } from "../../locales/words.ts";
import { projects } from "./queries.ts";

export function Projects() {
  const { projects: words } = useWords();
  const workspace = useWorkspace();
  const useItems = (listing: Listing) => useQuery(projects.all(workspace, listing));
  return (
    <NamedList noun="projects" useItems={useItems} mayMake={useMayMake("projects")}>
      {(matches, search) => (
        <Entries label={words.list}>
          {matches.map(({ id, name, color, notes, project_code: code }) => (
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
