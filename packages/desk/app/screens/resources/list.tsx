import { useQuery } from "@tanstack/react-query";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Entries, Entry } from "../../components/entries.tsx";
import { type Listing, NamedList } from "../../components/named-list.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { resources } from "./queries.ts";
import "./resources.css";

export function Resources() {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const useItems = (listing: Listing) => useQuery(resources.all(workspace, listing));
  const toTypes = workspace.account?.isAdministrator === true && (
    <ScreenLink className="tool-way" to="resources/types">
      {words.types}
    </ScreenLink>
  );
  return (
    <NamedList
      noun="resources"
      useItems={useItems}
      mayMake={useMayMake("resources")}
      tools={toTypes}
    >
      {(matches, search) => {
        const types = Map.groupBy(matches, ({ resource_type: type }) => type.name);
        return [...types].toSorted(byName).map(([type, inside]) => (
          <section className="group" key={type}>
            <h2 className="group-name">{type}</h2>
            <Entries label={type}>
              {inside.map(({ id, name, color, timezone: { name: end } }) => (
                <Entry
                  key={id}
                  to={`resources/${id}`}
                  search={search}
                  name={name}
                  color={color}
                  end={end}
                />
              ))}
            </Entries>
          </section>
        ));
      }}
    </NamedList>
  );
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other);
