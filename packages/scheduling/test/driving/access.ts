import { randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { Visitor } from "@frontdesk/people/test/visitor";
import type { Route } from "@frontdesk/platform/test/harness";
import { sendByDesk } from "../desk.ts";
import type { TestScheduling } from "../harness.ts";
import {
  askToken,
  callback,
  credentials,
  makeApplication,
  type Person,
  password,
} from "../oauth.ts";
import { refresh, tokensFor } from "../token-requests.ts";
import { answered } from "./answered.ts";

let drawn = 0;

export async function useAccess(scheduling: TestScheduling, person: Person): Promise<void> {
  await signsUp(scheduling);
  await signsIn(scheduling, person);
  await moves(scheduling, person);
  await develops(person);
  await endsTokens(scheduling, person);
  await keepsOwn(scheduling, person);
  await lendsAccess(scheduling, person);
}

async function signsUp({ server }: TestScheduling): Promise<void> {
  drawn += 1;
  const email = `new-${randomBytes(4).toString("hex")}@example.com`;
  const visitor = new Visitor(server, `203.0.113.${drawn}`);
  await visitor.get("/sign-up");
  answered("/sign-up", await visitor.submit({ name: "Ann Example", email, password }));
  await visitor.get("/forgot");
  answered("/forgot", await visitor.submit({ email }));
  await visitor.get("/sign-in");
  await visitor.submit({ email, password: "a guess that is wrong" });
}

async function signsIn({ server }: TestScheduling, { email }: Person): Promise<void> {
  const visitor = new Visitor(server, `203.0.113.${drawn}`);
  await visitor.get("/sign-in");
  await visitor.submit({ email, password });
  await visitor.get("/me");
  answered("/me/name", await visitor.submit({ name: "Ann Other" }, "/me/name"));
  await visitor.get("/me");
  answered("/me/name", await visitor.submit({ name: "Ann Example" }, "/me/name"));
}

async function moves({ context }: TestScheduling, { personId, email }: Person): Promise<void> {
  for (const other of [`later-${email}`, email]) {
    await atomically(context.db, (db) =>
      context.lifecycleHooks.onAddressChanged(db, { personId, email: other }),
    );
  }
}

async function develops({ visitor }: Person): Promise<void> {
  await visitor.get("/developers/applications/new");
  const filled = {
    name: "Planner",
    redirects: callback,
    kind: "public",
    passwords: "",
    scopes: "bookings:read",
  };
  answered("/developers/applications", await visitor.submit(filled, "/developers/applications"));
  const { text } = answered("/developers", await visitor.get("/developers"));
  const [action] = /\/developers\/applications\/\d+\/delete/.exec(text)!;
  answered("delete", await visitor.submit({}, action));
}

async function keepsOwn(scheduling: TestScheduling, { personId }: Person): Promise<void> {
  const ask = async (route: Route, body?: object) =>
    answered(route, await sendByDesk(scheduling, route, { personId, ...(body && { body }) }));
  const application = { name: "Planner", redirect_urls: [callback], scopes: ["bookings:read"] };
  const { body: created } = await ask("POST /v1/me/applications", application);
  const path = `/v1/me/applications/${created.id}` as const;
  await ask("GET /v1/me/applications");
  await ask(`GET ${path}`);
  await ask(`PUT ${path}`, { name: "Diary" });
  await ask(`GET ${path}/grants`);
  await ask(`DELETE ${path}`);
  const token = { name: "Script", scopes: ["bookings:read"], days: 30, current: password };
  const { body: notice } = await ask("POST /v1/me/tokens", token);
  await ask("GET /v1/me/tokens");
  await ask(`DELETE /v1/me/tokens/${notice.id}`);
  await ask("GET /v1/me/grants");
  await ask("POST /v1/accounts", { name: "Another" });
}

async function endsTokens(scheduling: TestScheduling, { visitor, personId }: Person) {
  const path = "/developers/tokens";
  const fields = { name: "Script", scopes: ["bookings:read"], current: password };
  for (const days of [30, null]) {
    const body = { ...fields, days };
    answered(path, await sendByDesk(scheduling, "POST /v1/me/tokens", { personId, body }));
  }
  await visitor.get(path);
  answered(path, await visitor.submit({}, `${path}/revoke`));
}

async function lendsAccess(scheduling: TestScheduling, person: Person): Promise<void> {
  const application = await makeApplication(scheduling, { mayUsePasswords: true });
  const tokens = await tokensFor(scheduling, { person, application });
  const next = answered(
    "refresh",
    await refresh(scheduling, application, { refresh_token: tokens.refresh_token }),
  ).body;
  answered(
    "refresh again",
    await refresh(scheduling, application, { refresh_token: tokens.refresh_token }),
  );
  answered("me", await scheduling.send("GET /v1/me", { token: next.access_token }));
  const own = credentials(application);
  const request = { grant_type: "password", username: person.email, password, ...own };
  const { body: input } = answered("password", await askToken(scheduling, request));
  for (const token of [next.access_token, next.refresh_token]) {
    const body = new URLSearchParams({ ...own, token }).toString();
    answered("introspect", await scheduling.send("POST /oauth/introspect", { body }));
  }
  for (const token of [input.access_token, next.refresh_token]) {
    const body = new URLSearchParams({ ...own, token }).toString();
    answered("revoke", await scheduling.send("POST /oauth/revoke", { body }));
  }
  await tokensFor(scheduling, { person, application });
  await person.visitor.get("/me/applications");
  answered("/me/applications", await person.visitor.submit({}, "/me/applications"));
}
