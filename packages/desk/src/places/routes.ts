import { randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import { checkOwnPage } from "../gateway/own-page.ts";
import { gatewayRefusals } from "../gateway/refusals.ts";
import { findOwn } from "./own.ts";
import { placeRefusals } from "./refusals.ts";
import { MadePlace, NewPlace, PlaceList } from "./schema.ts";
import { savePlace } from "./store.ts";

/** What a person chooses among, and puts together. */
export function placeRoutes(server: Server, context: Context): void {
  const { people, settings, limits, db, now } = context;
  const asking = async (request: FastifyRequest): Promise<Asker> => {
    const person = await people.personOf(request);
    if (person === undefined) throw gatewayRefusals.signedOut();
    checkOwnPage(request, settings.publicUrl);
    await limits.take("requestsByPerson", person.personId);
    return { person, address: request.ip };
  };

  server.get("/api/places", { schema: { response: { 200: PlaceList } } }, async (request) => {
    const { places, away } = await findOwn(context, await asking(request));
    return { places, away };
  });

  const schema = { body: NewPlace, response: { 201: MadePlace } };
  server.post("/api/places", { schema }, async (request, reply) => {
    const asker = await asking(request);
    const { name, merchantId, accountId } = request.body;
    if (!(await ownsBoth(context, asker, { merchantId, accountId }))) {
      throw placeRefusals.notOwner();
    }
    const id = randomUUID();
    const madeBy = asker.person.personId;
    await atomically(db, async (db) => {
      await savePlace(db, { id, name, merchantId, accountId, madeBy, now: now() });
    });
    return reply.code(201).send({ id });
  });
}

async function ownsBoth(
  context: Context,
  asker: Asker,
  { merchantId, accountId }: { merchantId: string; accountId: number },
): Promise<boolean> {
  const { merchants } = await findOwn(context, asker);
  if (merchants.find(({ id }) => id === merchantId)?.role !== "owner") return false;
  const url = `/v1/accounts/${accountId}`;
  const answer = await askAs(context, asker, { aud: "scheduling", method: "GET", url });
  if (answer?.status !== 200) return false;
  const { owner } = answer.body as { owner: { email: string } };
  // An address is one person's, whatever its capitals.
  return owner.email.toLowerCase() === asker.person.email.toLowerCase();
}
