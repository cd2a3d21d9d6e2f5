/* A repeated call on the same database uses the same account and person. */
import { listClosedDays } from "../../src/appointments/customers/business.store.ts";
import {
  type Belongings,
  listAccountEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import type { TestScheduling } from "../harness.ts";
import { makePerson, type Person } from "../oauth.ts";
import { makeStudio, type Studio } from "../studio.ts";
import { useAccess } from "./access.ts";
import { useAgenda, useClosures, useHolidays } from "./agenda.ts";
import { answered } from "./answered.ts";
import { useBooking } from "./booking.ts";
import type { DrivenScheduling } from "./driven.ts";
import { useImports } from "./imports.ts";
import { useLists } from "./lists.ts";
import { useOffering } from "./offering.ts";
import { useOwn } from "./own.ts";
import { keepUp } from "./upkeep.ts";

interface DrivingContext {
  studio: Studio;
  person: Person;
}

const grounds = new WeakMap<TestScheduling, DrivingContext>();

export async function drive(scheduling: DrivenScheduling): Promise<void> {
  const environment = grounds.get(scheduling) ?? {
    studio: await makeStudio(scheduling),
    person: await makePerson(scheduling),
  };
  grounds.set(scheduling, environment);
  const { studio, person } = environment;
  const belongings = await makeBelongings(studio);
  await useLists(studio, belongings);
  await useAgenda(scheduling, studio);
  await useOffering(scheduling, studio, belongings);
  await useBooking(scheduling, studio);
  await useImports(studio);
  await useOwn(scheduling, studio);
  await callAll(scheduling, studio, belongings);
  await useAccess(scheduling, person);
  await useHolidays(studio);
  const winter = { accountId: studio.accountId, from: "2032-12-01", to: "2033-01-30" };
  await listClosedDays(scheduling.context.db, winter);
  await useClosures(studio);
  await keepUp(scheduling, studio);
}

async function callAll(scheduling: TestScheduling, studio: Studio, belongings: Belongings) {
  const endpoints = listAccountEndpoints(scheduling);
  const [ends, others] = [
    endpoints.filter(({ method }) => method === "DELETE"),
    endpoints.filter(({ method }) => method !== "DELETE"),
  ];
  for (const endpoint of [...others, ...ends]) {
    const { query, body } = workingInput(endpoint, belongings);
    const route = `${endpoint.method} ${pathTo(endpoint, belongings)}${query}` as const;
    const writes = endpoint.method === "POST" || endpoint.method === "PUT";
    const sending = { token: studio.token, ...(writes && { body }) };
    const { status, text } = await scheduling.send(route, sending);
    if (status >= 500) throw new Error(`${route} answered ${status}: ${text}`);
  }
  for (const route of ["GET /v1/me", "GET /v1/accounts"] as const) {
    answered(route, await scheduling.send(route, { token: studio.token }));
  }
}
