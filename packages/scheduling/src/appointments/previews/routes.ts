import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { AccountPath } from "../../core/paths.ts";
import { bookingPageRefusals } from "../../offering/booking-pages/refusals.ts";
import { serviceRefusals } from "../../offering/services/refusals.ts";
import { previewMail } from "./mail.ts";
import { previewPage } from "./page.ts";
import { MailQuery, PageQuery, PreviewedMail, PreviewedPage } from "./schema.ts";

const tags = ["Booking page"];
// Reads only, despite the method POST.
const config = { persons: true, scope: "services:read", forAdministrators: true } as const;

export function previewRoutes(server: Server, context: Context): void {
  mailRoute(server, context);
  pageRoute(server, context);
}

function mailRoute(server: Server, context: Context): void {
  const { unknownPlace, manyLines } = bookingPageRefusals;
  server.post(
    "/:account/booking_page/mail_preview",
    {
      schema: {
        tags,
        operationId: "previewMail",
        "x-idempotent": false,
        summary: "Preview a mail to customers",
        description: "Uses your texts, saved or not, and a sample appointment.",
        "x-refusals": [unknownPlace, manyLines],
        params: AccountPath,
        body: MailQuery,
        response: { 200: PreviewedMail },
      },
      config,
    },
    async ({ account, body }) => previewMail(context, { accountId: account.id, query: body }),
  );
}

function pageRoute(server: Server, context: Context): void {
  const { later, tooLong, twiceNamed, inTwoParts, tooFew, noCurrency } = serviceRefusals;
  const { unknownCurrency, tooFine, noPrice, unfitDeposit, optionsNeeded } = serviceRefusals;
  const { misplacedOptions, notFalling } = serviceRefusals;
  const ofTerms = [tooLong, noCurrency, unknownCurrency, tooFine, noPrice, unfitDeposit];
  const ofLists = [twiceNamed, inTwoParts, tooFew, optionsNeeded, misplacedOptions, notFalling];
  const reasons = [later, ...ofTerms, ...ofLists];
  server.post(
    "/:account/booking_page/preview",
    {
      schema: {
        tags,
        operationId: "previewPage",
        "x-idempotent": false,
        summary: "Preview the booking page with an unsaved service",
        description: "Shows current slots. Holds nothing; the page need not be published.",
        "x-refusals": reasons,
        params: AccountPath,
        body: PageQuery,
        response: { 200: PreviewedPage },
      },
      config,
    },
    async ({ account, body }) => previewPage(context, { accountId: account.id, query: body }),
  );
}
