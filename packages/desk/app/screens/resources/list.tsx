import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { Button } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMayMake } from "../../api/rights.ts";
import { roleOf } from "../../api/staff-roles.ts";
import { type TeamMember, team } from "../../api/team.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Entries, Entry } from "../../components/entries.tsx";
import { type Listing, NamedList } from "../../components/named-list.tsx";
import { ScreenLink, useGo } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { freeLogins } from "./logins.ts";
import { resources } from "./queries.ts";
import "./resources.css";

export function Resources() {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const go = useGo();
  const isAdministrator = workspace.account?.isAdministrator === true;
  const useItems = (listing: Listing) => useQuery(resources.all(workspace, listing));
  const { data: members } = useQuery({ ...team.list(workspace), enabled: isAdministrator });
  const toTypes = isAdministrator && (
    <ScreenLink className="tool-way" to="resources/types">
      {words.types}
    </ScreenLink>
  );
  return (
    <NamedList
      noun="resources"
      useItems={useItems}
      mayMake={useMayMake("resources")}
      {...(isAdministrator && {
        first: <Button onClick={() => go("resources/staff")}>{words.addStaff}</Button>,
      })}
      tools={toTypes}
    >
      {(matches, search) => {
        const types = Map.groupBy(matches, ({ resource_type: type }) => type.name);
        return (
          <>
            {[...types].toSorted(peopleFirst).map(([type, inside]) => (
              <section className="group" key={type}>
                <h2 className="group-name">{type}</h2>
                <Entries label={type}>
                  {inside.map((one) => (
                    <Entry
                      key={one.id}
                      to={`resources/${one.id}`}
                      search={search}
                      name={one.name}
                      color={one.color}
                      note={one.job_title ?? ""}
                      end={<StateOf resource={one} members={members} />}
                    />
                  ))}
                </Entries>
              </section>
            ))}
            {search.archived === undefined && members !== undefined && (
              <WithoutCalendar members={members} />
            )}
          </>
        );
      }}
    </NamedList>
  );
}

type Group = [type: string, inside: readonly ListedResource[]];

const isOfPeople = ([, [first]]: Group) => first?.human === true;

const peopleFirst = (one: Group, other: Group) =>
  Number(isOfPeople(other)) - Number(isOfPeople(one)) || one[0].localeCompare(other[0]);

interface StateOfProps {
  resource: ListedResource;
  members: readonly TeamMember[] | undefined;
}

/** For administrators: the login of a person. */
function StateOf({ resource, members }: StateOfProps) {
  const { resources: words, team: teamWords } = useWords();
  const workspace = useWorkspace();
  const { human, user_id: userId, timezone } = resource;
  if (!human || members === undefined) return isOwnZone(workspace, timezone) ? null : timezone.name;
  const login = members.find(({ studio }) => userId !== null && studio?.id === userId);
  if (login === undefined) return words.noLogin;
  return login.isInvited ? words.invitedState : teamWords.staffRoles[roleOf(login, workspace)];
}

const isOwnZone = (
  { account }: ReturnType<typeof useWorkspace>,
  { name }: ListedResource["timezone"],
) => account?.timezone === name;

function WithoutCalendar({ members }: { members: readonly TeamMember[] }) {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const [active, archived] = [false, true].map((isArchived) => {
    const listing = { isArchived, isWhole: true, q: "" };
    return resources.all(workspace, listing);
  });
  const lists = useQueries({ queries: [active!, archived!] });
  const loaded = lists.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (loaded.length < lists.length) return null;
  const staff = freeLogins(members, loaded.flat()).filter(
    (login) => roleOf(login, workspace) !== "accountant",
  );
  if (staff.length === 0) return null;
  return (
    <section className="group">
      <h2 className="group-name">{words.noCalendar}</h2>
      <Entries label={words.noCalendar}>
        {staff.map(({ name, email }) => (
          <Entry
            key={email}
            to="resources/staff"
            search={{ email }}
            name={name ?? email}
            note={name === null ? "" : email}
            end={words.addCalendar}
          />
        ))}
      </Entries>
    </section>
  );
}
