import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { type Changeable, indexPathTo, listPage } from "../../api/lists/store.ts";
import { type ServiceRow, type WrittenService, writtenFields } from "./service.ts";

const texts = [
  "id",
  "creator_id",
  ...writtenFields,
  "secret",
  "created_at",
  "updated_at",
  "deleted_at",
];
const columns = sql.join(texts.map((name) => sql.ref(name)));

const valuesOf = (service: WrittenService) =>
  writtenFields.map((name) => {
    const value = service[name];
    return Array.isArray(value) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
  });

export interface ServiceFilter extends Changeable {
  accountId: number;
}

export async function listServices(
  db: Database,
  filter: ServiceFilter,
  page: Page,
): Promise<ListPage<ServiceRow>> {
  const { accountId } = filter;
  const ways = [indexPathTo("s", filter)];
  const view = sql.join(texts.map((name) => sql.ref(`s.${name}`)));
  const query = { table: "scheduling.services", as: "s", accountId, ways, columns: view };
  return await listPage(db, query, page);
}

const find = statement(
  "service",
  `select ${texts.join(", ")} from scheduling.services
  where account_id = $1 and id = $2 and deleted_at is null`,
);

export async function findService(
  db: Database,
  accountId: number,
  id: number,
): Promise<ServiceRow | undefined> {
  return (await run<ServiceRow>(db, find, [accountId, id]))[0];
}

const taxRate = statement(
  "service_tax_rate",
  "select tax_rate from scheduling.services where account_id = $1 and id = $2",
);

/** Percent or null. Appointments of a deleted service still carry its tax. */
export async function findTaxRate(
  db: Database,
  accountId: number,
  id: number,
): Promise<number | null> {
  const [row] = await run<Pick<ServiceRow, "tax_rate">>(db, taxRate, [accountId, id]);
  return row?.tax_rate ?? null;
}

// The order makes PostgreSQL use the index of secrets.
const findSecret = statement(
  "service_of_secret",
  `select ${texts.join(", ")}
  from (select * from scheduling.services
    where account_id = $1 and secret between $2 and $2 order by secret limit 1) s
  where deleted_at is null and not archived and visibility = 'unlisted'`,
);

export async function findOffered(
  db: Database,
  accountId: number,
  publicId: string,
): Promise<ServiceRow | undefined> {
  if (!/^[1-9][0-9]{0,14}$/.test(publicId)) {
    return (await run<ServiceRow>(db, findSecret, [accountId, publicId]))[0];
  }
  const row = await findService(db, accountId, Number(publicId));
  return row?.visibility === "public" && !row.archived ? row : undefined;
}

const ofPage = `select * from scheduling.services
    where account_id = $1 and deleted_at is null and not archived and visibility = 'public'`;

// Counts the rows before, so the first is always read.
const selectPublic = statement(
  "services_public",
  `select ${texts.join(", ")} from (
    select s.*, coalesce(sum(octet_length(s::text)) over (order by position, id
      rows between unbounded preceding and 1 preceding), 0) as bytes_before
    from (${ofPage} order by position, id limit $2) s
  ) sized where bytes_before < $3 order by position, id`,
);

/** Bytes of texts. */
export const mostOfPage = { services: 200, bytes: 1_048_576 };

export async function listPublic(db: Database, accountId: number): Promise<ServiceRow[]> {
  const { services, bytes } = mostOfPage;
  return await run<ServiceRow>(db, selectPublic, [accountId, services, bytes]);
}

const sumPublic = statement(
  "services_public_size",
  `select count(*)::int as services, coalesce(sum(octet_length(s::text)), 0)::int as bytes
  from (${ofPage} and id <> $2) s`,
);

export async function sizeOfPublic(
  db: Database,
  accountId: number,
  exceptId: number,
): Promise<typeof mostOfPage> {
  return (await run<typeof mostOfPage>(db, sumPublic, [accountId, exceptId]))[0]!;
}

export async function lockService(
  db: Database,
  accountId: number,
  id: number,
): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`select ${columns} from scheduling.services
    where account_id = ${accountId} and id = ${id} and deleted_at is null
    for no key update`.execute(db);
  return rows[0];
}

/** Waits for concurrent appointments. */
export async function lockDoomed(
  db: Database,
  accountId: number,
  id: number,
): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`select ${columns} from scheduling.services
    where account_id = ${accountId} and id = ${id} and deleted_at is null
    for update`.execute(db);
  return rows[0];
}

export async function hasService(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await findService(db, accountId, id)) !== undefined;
}

interface NewServiceRow {
  accountId: number;
  creatorId: number;
  secret: string;
  at: Date;
}

export async function insertService(
  db: Database,
  service: WrittenService,
  { accountId, creatorId, secret, at }: NewServiceRow,
): Promise<ServiceRow> {
  const { rows } = await sql<ServiceRow>`
    insert into scheduling.services (account_id, creator_id, secret, created_at, updated_at,
      ${sql.join(writtenFields.map((name) => sql.ref(name)))})
    values (${accountId}, ${creatorId}, ${secret}, ${at}, ${at}, ${sql.join(valuesOf(service))})
    returning ${columns}`.execute(db);
  return rows[0]!;
}

interface OneService {
  accountId: number;
  id: number;
  at: Date;
}

export async function updateService(
  db: Database,
  service: WrittenService,
  { accountId, id, at }: OneService,
): Promise<ServiceRow> {
  const values = valuesOf(service);
  const set = writtenFields.map((name, index) => sql`${sql.ref(name)} = ${values[index]!}`);
  const { rows } = await sql<ServiceRow>`
    update scheduling.services set ${sql.join(set)}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id} returning ${columns}`.execute(db);
  return rows[0]!;
}

export async function deleteService(db: Database, { accountId, id, at }: OneService) {
  await sql`update scheduling.services set deleted_at = ${at}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

// The `money` module lies above this one.
const select = statement(
  "service_merchant",
  `select currency from scheduling.connections
  where account_id = $1 and status = 'ready'
    and coalesce((claims ->> 'canChargeCard')::boolean, true) and not exists
      (select from unnest(array['canCapture', 'canRefund', 'canVoid']) as c (claim)
      where claims -> claim = 'false')`,
);

export async function findCharging(
  db: Database,
  accountId: number,
): Promise<{ currency: string } | undefined> {
  return (await run<{ currency: string }>(db, select, [accountId]))[0];
}
