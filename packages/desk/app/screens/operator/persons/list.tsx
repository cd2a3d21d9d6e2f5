import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PersonMatch } from "../../../api/operators.ts";
import { useFilter } from "../../../components/look-up.tsx";
import { Moment } from "../../../components/moment.tsx";
import { type Column, Rows } from "../../../components/rows.tsx";
import { useWords } from "../../../locales/words.ts";
import { LookedUp } from "../looked-up.tsx";
import { personQueries } from "./queries.ts";

export function Persons() {
  const { persons: words } = useWords().operating;
  const [q, seek] = useFilter();
  const match = useQuery(personQueries.found(q));
  return (
    <LookedUp words={words} q={q} seek={seek} lookup={match}>
      {(rows) => <PersonRows of={rows} />}
    </LookedUp>
  );
}

function PersonRows({ of }: { of: readonly PersonMatch[] }) {
  const { persons: words } = useWords().operating;
  const columns: Column<PersonMatch>[] = [
    {
      key: "email",
      title: words.email,
      show: ({ id, email }) => <Link to={`/operator/persons/${id}`}>{email}</Link>,
    },
    { key: "name", title: words.name, show: ({ name }) => name },
    {
      key: "seen",
      title: words.lastSeen,
      show: ({ lastSeen }) => (lastSeen === null ? words.never : <Moment at={lastSeen} />),
    },
  ];
  return <Rows label={words.title} columns={columns} rows={of} />;
}
