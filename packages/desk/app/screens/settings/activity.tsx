import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMay } from "../../api/may.ts";
import { useSession, useWorkspace } from "../../api/workspace.ts";
import { Moment } from "../../components/moment.tsx";
import { More } from "../../components/more.tsx";
import { Read } from "../../components/read.tsx";
import { useWords } from "../../locales/words.ts";
import { activityOf, people } from "./activity-queries.ts";
import type { Happening } from "./happenings.ts";
import { labelOf, whoOf } from "./labels.ts";

export function Activity() {
  const { settings: words } = useWords();
  const workspace = useWorkspace();
  const activity = useInfiniteQuery(activityOf(workspace));
  return (
    <Read of={activity}>
      {({ pages }) => (
        <>
          {pages[0]?.visible.length === 0 && <p>{words.nothingHappened}</p>}
          <ul className="entries" aria-label={words.section.activity}>
            {pages
              .flatMap(({ visible }) => visible)
              .map((one) => (
                <Line key={one.of + one.id} of={one} />
              ))}
          </ul>
          <More of={activity} />
        </>
      )}
    </Read>
  );
}

function Line({ of }: { of: Happening }) {
  const { settings: words } = useWords();
  const workspace = useWorkspace();
  const { person } = useSession();
  const { data: team } = useQuery({ ...people.ofMerchant(workspace), enabled: useMay("team") });
  const isOfAccount = of.of === "account";
  const { data: members } = useQuery({ ...people.ofAccount(workspace), enabled: isOfAccount });
  const names = {
    team: new Map([...(team ?? []), [person.id, person.name ?? words.who.person]]),
    members,
  };
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">{labelOf(of, words)}</span>
        <span className="entry-note">
          {whoOf(of, names, words)} · <Moment at={of.at} />
        </span>
      </span>
    </li>
  );
}
