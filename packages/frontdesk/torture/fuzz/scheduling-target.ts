import type { Json } from "@frontdesk/payments/test/shop";
import { masterKey, operatorKey } from "@frontdesk/platform/test/harness";
import { reconcile } from "@frontdesk/scheduling/operating/reconcile/reconcile";
import { personIdOf } from "@frontdesk/scheduling/test/desk";
import { makeBelongings } from "@frontdesk/scheduling/test/endpoints";
import { makeFeed } from "@frontdesk/scheduling/test/feeds";
import { startTestScheduling, type TestScheduling } from "@frontdesk/scheduling/test/harness";
import { makeAccess, makeApplication } from "@frontdesk/scheduling/test/oauth";
import { makeMember, makeStudio, type Studio } from "@frontdesk/scheduling/test/studio";
import { askAs, type Callers } from "./asking.ts";
import { Pool, singularOf } from "./pool.ts";
import { freshTurns, type Target } from "./target.ts";

export async function openScheduling(): Promise<Target> {
  const scheduling = await startTestScheduling({ settings: { operatorKey } });
  const pool = new Pool();
  let turns = 0;
  const secrets = new Set([operatorKey, masterKey]);
  const asking = {
    ...({ aud: "scheduling", server: scheduling.server, admin: scheduling.admin } as const),
    context: scheduling.context,
    ...(await settle(scheduling, pool, secrets)),
  };
  return {
    name: "scheduling",
    document: scheduling.server.swagger(),
    pool,
    secrets,
    secretsOfOther: new Set(),
    given: new Set(),
    ask: (operation, request) => askAs(asking, operation, request),
    logged: () => scheduling.logged(),
    revive: async () => {
      const { status } = await asking.studio.get("/bookings?limit=1");
      turns += 1;
      if (status !== 200 || turns % freshTurns === 0)
        Object.assign(asking, await settle(scheduling, pool, secrets));
    },
    reconcile: async () => (await reconcile(scheduling.context)).findings,
    close: () => scheduling.close(),
  };
}

interface SchedulingTargetParts {
  studio: Studio;
  callers: Callers;
}

async function settle(
  scheduling: TestScheduling,
  pool: Pool,
  secrets: Set<string>,
): Promise<SchedulingTargetParts> {
  const studio = await makeStudio(scheduling);
  const other = await makeStudio(scheduling, { name: "Other" });
  for (const one of [studio, other]) {
    secrets.add(one.token);
    const { ids, subdomain } = await makeBelongings(one);
    if (one === studio) pool.fix("subdomain", subdomain);
    for (const [folder, id] of Object.entries(ids)) pool.fix(singularOf(folder), id);
    pool.fix("payload", ids.queue);
  }
  const { userId } = await makeMember(scheduling, studio);
  pool.fix("user", userId);
  pool.fix("booker", userId);
  pool.fix("file", new URL(await makeFeed(studio)).pathname.split("/").at(-1));
  const application = await makeApplication(scheduling);
  const access = { userId: studio.userId, applicationId: application.id };
  const { accessToken, refreshToken } = await makeAccess(scheduling, access);
  pool.fix("token:token", accessToken, refreshToken);
  pool.fix("client:text", application.clientId);
  pool.fix("client_secret", application.secret as Json);
  pool.fix("refresh_token", refreshToken);
  const own = `${application.clientId}:${application.secret}`;
  return {
    studio,
    callers: {
      authorizations: { own: `Bearer ${studio.token}`, other: `Bearer ${other.token}` },
      personIds: {
        own: await personIdOf(scheduling, studio.userId),
        other: await personIdOf(scheduling, other.userId),
      },
      application: `Basic ${Buffer.from(own).toString("base64")}`,
    },
  };
}
