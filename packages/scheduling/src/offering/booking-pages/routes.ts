import type { Server } from "@frontdesk/server/server";
import { checkMatch, tagged } from "../../api/objects.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath } from "../../core/paths.ts";
import { actorOf, checkScopes } from "../../parties/identity/identity.ts";
import { carriedByNotices, type PageResponse, visiblePage } from "./booking-page.ts";
import { changePage } from "./change.ts";
import { bookingPageRefusals } from "./refusals.ts";
import { BookingPage, ChangedPage } from "./schema.ts";
import { getPage } from "./store.ts";

const tags = ["Booking page"];
const carried = carriedByNotices.map((scope) => `\`${scope}\``).join(" and ");
const recipients = `A new address in \`notices_to\` also requires ${carried}.`;

export function bookingPageRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/booking_page",
    {
      schema: {
        tags,
        summary: "Retrieve the booking page settings",
        params: AccountPath,
        response: { 200: BookingPage },
      },
      config: { persons: true, scope: "services:read", forAdministrators: true },
    },
    async ({ account }, reply) => {
      const page = await getPage(context.db, account.id);
      return tagged(reply, visiblePage(page, { ...context, account }));
    },
  );

  server.put(
    "/:account/booking_page",
    {
      schema: {
        tags,
        summary: "Update the booking page",
        description: `For administrators and the owner of the account. ${recipients}`,
        "x-refusals": Object.values(bookingPageRefusals),
        params: AccountPath,
        body: ChangedPage,
        response: { 200: BookingPage },
      },
      config: { persons: true, scope: "services:write", forAdministrators: true },
      // Fits texts of all mails in all languages.
      bodyLimit: 1_048_576,
    },
    async (request, reply) => {
      const { body, caller } = request;
      const check = (current: PageResponse) => {
        checkMatch(request, current);
        const existing = new Set(current.notices_to);
        const isNew = body.notices_to?.some((address) => !existing.has(address)) === true;
        if (isNew) checkScopes(caller, carriedByNotices);
      };
      return tagged(reply, await changePage(context, actorOf(request), { body, check }));
    },
  );
}
