import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

interface Here {
  installation: string;
  /** Time by the database clock. */
  now: Date;
}

const selectHere = statement(
  "assertions_here",
  `select id as installation, clock_timestamp() as now from people.installation`,
);

export async function getHere(db: Database): Promise<Here> {
  const [row] = await run<Here>(db, selectHere, []);
  return row!;
}

interface Status extends Here {
  provedAt: Date | null;
  /** Sealed; null without a second factor. */
  secret: string | null;
  isOperator: boolean;
}

const selectSessionFacts = statement(
  "assertions_standing",
  `select i.id as installation, clock_timestamp() as now, s.proved_at as "provedAt", f.secret,
    o.person_id is not null as "isOperator"
  from people.sessions s
  cross join people.installation i
  left join people.second_factors f on f.person_id = s.person_id and f.confirmed_at is not null
  left join people.operators o on o.person_id = s.person_id
  where s.id = $1`,
);

export async function findSessionFacts(
  db: Database,
  sessionId: string,
): Promise<Status | undefined> {
  const [row] = await run<Status>(db, selectSessionFacts, [sessionId]);
  return row;
}
