// The booking page with an unsaved service: own components, real slots.
import { randomInt } from "node:crypto";
import { accentSheet } from "@frontdesk/server/accent";
import { type Locale, localeOf } from "@frontdesk/server/words/locale";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { unprocessable } from "../../core/refusals.ts";
import { newServiceOf, problemsWithLater } from "../../offering/services/input.ts";
import { problemsWithService } from "../../offering/services/rules.ts";
import type { ServiceRow } from "../../offering/services/service.ts";
import { readSlots } from "../../offering/services/slots.ts";
import { listPublic } from "../../offering/services/store.ts";
import { findBusiness } from "../customers/business.store.ts";
import { showBusiness, showServices } from "../customers/offer.ts";
import { withNotices } from "../customers/requests.ts";
import { bookingMessages } from "../locales/catalogues.ts";
import { readAssets } from "../pages/assets.ts";
import { clocksIn } from "../pages/clocks.ts";
import type { BookingContent, BookingView } from "../pages/content.ts";
import type { OpenAppointment, OpenPage, OpenService } from "../pages/shapes.ts";
import { dayAfter, dayIn, daysAtOnce } from "../pages/slots-query.ts";
import { sampleStart } from "./sample.ts";
import type { PageQuery, PreviewedPage } from "./schema.ts";

interface Previewing {
  accountId: number;
  query: Static<typeof PageQuery>;
}

const customer = { name: "Ann Example", email: "ann@example.com" };

export async function previewPage(
  context: Context,
  { accountId, query }: Previewing,
): Promise<Static<typeof PreviewedPage>> {
  const { step, service, service_id: ownId } = query;
  const row = unsaved(context, service);
  const business = withNotices(context, (await findBusiness(context.db, accountId))!);
  const others = (await listPublic(context.db, accountId)).filter(({ id }) => id !== ownId);
  const listed = row.visibility === "public" ? [...others, row] : others;
  const inOrder = listed.toSorted((one, other) => one.position - other.position);
  const openPage: OpenPage = {
    ...showBusiness(business),
    closures: [],
    services: await offersOf(context, accountId, inOrder),
  };
  const [own] = await offersOf(context, accountId, [{ ...row, visibility: "public" }]);
  const { style, draw } = await readAssets();
  const locale = localeOf(query.locale, undefined);
  const location = { accountId, row, own: own!, page: openPage };
  const content = await contentOf(context, location, { step, locale });
  const beginning = { customer, ...(step === "terms" && { step }) };
  return {
    html: draw(content, beginning),
    style: style + accentSheet(business.accent_color),
    locale: locale.tag,
  };
}

/** The schema fixes the JSON form of the response. */
async function offersOf(...requests: Parameters<typeof showServices>): Promise<OpenService[]> {
  return (await showServices(...requests)) as OpenService[];
}

function unsaved({ now }: Context, input: Static<typeof PageQuery>["service"]): ServiceRow {
  const service = newServiceOf(input);
  const wrong = [...problemsWithLater(input), ...problemsWithService(service)];
  if (wrong.length > 0) {
    throw unprocessable(wrong.map((each) => ({ ...each, field: `service.${each.field}` })));
  }
  // Unique, so that batched slot reads of other services stay separate.
  const id = -randomInt(1, 2 ** 47);
  const unknown = { id, creator_id: null, secret: "preview", deleted_at: null };
  return { ...service, ...unknown, created_at: now(), updated_at: now() };
}

interface PreviewInput {
  accountId: number;
  row: ServiceRow;
  own: OpenService;
  page: OpenPage;
}

interface Looking {
  step: Static<typeof PageQuery>["step"];
  locale: Locale;
}

async function contentOf(
  context: Context,
  location: PreviewInput,
  { step, locale }: Looking,
): Promise<BookingContent> {
  const { own, page } = location;
  const isBooking = step === "details" || step === "terms";
  const appointment = isBooking ? heldOf(context, location) : null;
  return {
    api: "",
    path: "",
    locale: locale.tag,
    words: bookingMessages(locale.language),
    now: context.now().toISOString(),
    clocks: clocksIn({ page, appointment, slots: null }, context.now()),
    view: viewOf(step, own),
    page,
    service: own,
    missing: null,
    outcome: null,
    slots: step === "times" ? await slotsOf(context, location) : null,
    appointment,
  };
}

const token = "preview";

function viewOf(transition: Looking["step"], { id }: OpenService): BookingView {
  if (transition === "services") return { at: "services" };
  if (transition === "whom") return { at: "service", id, with: undefined };
  if (transition === "times") return { at: "service", id, with: "any" };
  return { at: "appointment", token, act: undefined };
}

async function slotsOf(context: Context, { accountId, row, page }: PreviewInput) {
  const { timezone } = page;
  const from = dayIn(timezone, context.now());
  const answer = await readSlots(context, {
    accountId,
    service: row,
    timezone,
    from,
    to: dayAfter(from, daysAtOnce - 1),
    chosenIds: [],
    without: [],
    showing: "nobody",
  });
  return { from, answer: { ...answer, clock: [] } };
}

const heldMs = 5 * 60_000;

function heldOf({ now }: Context, { own, page }: PreviewInput): OpenAppointment {
  const { timezone } = page;
  const startsAt = sampleStart(now(), timezone);
  const firsts = own.parts.flatMap(({ resources: [first] }) => first ?? []);
  return {
    token,
    state: "held",
    service: own,
    business: page,
    timezone,
    resources: firsts,
    wished_ids: [],
    seats: 1,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + own.duration * 60_000).toISOString(),
    held_until: new Date(now().getTime() + heldMs).toISOString(),
    extensions_left: 10,
    customer: null,
    payment: null,
    paid_at_business: 0,
    allowance: 0,
    free_until: null,
    refund_deadlines: [],
    made_by_staff: false,
    card: null,
    fee: null,
    refund_now: { percent: 0, amount: 0 },
    may: { extend: true, release: true, cancel: false, reschedule: false },
    cancelled_by: null,
    decide_by: null,
    must_verify: false,
    answers: {},
  };
}
