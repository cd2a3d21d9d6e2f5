import { limitAddresses } from "@frontdesk/server/address-limits";
import { allowBrowsers } from "@frontdesk/server/cors";
import { speak } from "@frontdesk/server/errors";
import type { Server } from "@frontdesk/server/server";
import { lenientValidatorCompiler } from "@frontdesk/server/validate";
import type { Static } from "typebox";
import { errorFormat } from "../../api/error-format.ts";
import { answerStranger } from "../../api/idempotency/idempotency.ts";
import { refuseUnknownFilters } from "../../api/lists/filters.ts";
import type { Context } from "../../core/context.ts";
import type { LimitName } from "../../core/limits.ts";
import { invalid, noZone } from "../../core/refusals.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import { needsCard } from "../booking/appointment.ts";
import {
  holdCounts,
  holderOf,
  holdInOrder,
  holdSlot,
  readLocale,
  readTimezone,
  type SlotHolder,
} from "../booking/hold.ts";
import { type OfferedTerms, offerOf } from "../booking/holding.store.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { releaseLapsed } from "../booking/release.ts";
import { appointmentRoutes } from "./appointment-routes.ts";
import { offerRoutes } from "./offer-routes.ts";
import { customerRefusals as refusals } from "./refusals.ts";
import {
  appointmentOfToken,
  type Counter,
  counterOf,
  guardRefusals,
  readWish,
  withNext,
} from "./requests.ts";
import { BusinessPath, NewHold, PublicAppointment } from "./schema.ts";
import { showCustomer } from "./show.ts";

const { notFound, noClasses, tooOften } = refusals;
const { unavailable } = askingRefusals;
const { goneResource, noStart, suspended, slotTaken, tooBusy } = appointmentRefusals;
const rejected = [notFound, noClasses, noStart, noZone, goneResource, suspended, slotTaken];

function holdRoutes(server: Server, context: Context): void {
  server.post(
    "/:account/appointments",
    {
      schema: {
        tags: ["Customers"],
        operationId: "holdSlot",
        summary: "Hold a slot",
        "x-refusals": [...rejected, ...guardRefusals, unavailable, tooOften, tooBusy],
        params: BusinessPath,
        body: NewHold,
        response: { 201: PublicAppointment },
      },
      config: { secretPath: true, addressLimit: "holdsByAddress" satisfies LimitName },
    },
    async (request, reply) => {
      const counter = await counterOf(context, request.params.account, { isPublished: true });
      const { business, recorder } = counter;
      await releaseLapsed(context, recorder);
      const location = `${context.settings.publicUrl}/public/v1/${business.subdomain}`;
      const locate = ({ token }: { token: string }) => `${location}/appointments/${token}`;
      const holder = holderOf(context, request.ip);
      const counts = holdCounts(context, business.id, request.ip);
      let isHeld = false;
      const inOrder = <Result>(work: () => Promise<Result>) =>
        holdInOrder(holder, async () => {
          for (const [name, key] of counts) await context.limits.peek(name, key);
          const result = await work();
          // Unknown services and repeats do not count towards limits.
          if (isHeld) for (const [name, key] of counts) await context.limits.count(name, key);
          return result;
        });
      // A repeat also needs a token that still opens the hold.
      const admit = async (context: Context, { token }: { token: string }) => {
        await appointmentOfToken(context, counter, token);
      };
      const answer = { request, reply, accountId: business.id, locate, serially: inOrder, admit };
      const work = async (context: Context) => {
        const body = await hold(context, counter, { ...request.body, holder });
        isHeld = true;
        return { status: 201, body };
      };
      await answerStranger(context, answer, work);
      return reply;
    },
  );
}

type HoldInput = Static<typeof NewHold> & { holder: SlotHolder };

async function hold(context: Context, counter: Counter, body: HoldInput) {
  const { business, recorder } = counter;
  const offer = await publicOffer(context, business.id, body.service_id);
  if ((body.seats ?? 1) !== 1) throw invalid(noClasses());
  const replaced =
    body.replaces === undefined
      ? undefined
      : await appointmentOfToken(context, counter, body.replaces);
  const priced = { snapshot: offer.terms, seats: 1 };
  if (needsCard(priced) && offer.connection_status !== "ready") throw unavailable();
  const wish = readWish(offer, body);
  const timezone = readTimezone(body.timezone, business.timezone);
  const { startsAt, resourceIds: chosenIds } = wish;
  const query = { accountId: business.id, publicId: body.service_id, startsAt, chosenIds };
  const row = await withNext(
    context,
    async () => ({ ...query, timezone, own: replaced }),
    () =>
      holdSlot(context, recorder, {
        offer,
        wish,
        timezone,
        isByStaff: false,
        replacesId: replaced?.id,
        holder: body.holder,
        locale: readLocale(body.locale),
      }),
  );
  return await showCustomer(context, business, row);
}

async function publicOffer(
  { db }: Context,
  accountId: number,
  publicId: string,
): Promise<OfferedTerms> {
  const isNumber = /^[1-9]\d{0,14}$/.test(publicId);
  const key = isNumber ? { id: Number(publicId) } : { secret: publicId };
  const offer = await offerOf(db, { accountId, key });
  const query = isNumber ? "public" : "unlisted";
  if (offer === undefined || !offer.is_there || offer.visibility !== query) throw notFound();
  return offer;
}

const corsHeaders = {
  headers: ["Content-Type", "Idempotency-Key", "If-None-Match"],
  exposed: ["ETag", "Retry-After", "X-Request-Id"],
};

/** Public routes: any origin, no access tokens. */
export function customerRoutes(server: Server, context: Context): void {
  server.register(
    async (scope) => {
      speak(scope, errorFormat);
      scope.setValidatorCompiler(lenientValidatorCompiler);
      allowBrowsers(scope, corsHeaders);
      refuseUnknownFilters(scope);
      limitAddresses(scope, (name: LimitName, address) => context.limits.take(name, address));
      offerRoutes(scope, context);
      holdRoutes(scope, context);
      appointmentRoutes(scope, context);
    },
    { prefix: "/public/v1" },
  );
}
