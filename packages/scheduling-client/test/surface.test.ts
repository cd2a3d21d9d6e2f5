import { readFileSync } from "node:fs";
import { createMockTransport } from "@frontdesk/rest";
import { describe, expect, it } from "vitest";
import { createClient } from "../src/client.ts";
import { createApplication } from "../src/oauth.ts";
import type { Operation } from "../src/openapi.ts";
import { createOperator } from "../src/operator.ts";

const url = "https://scheduling.example.com";
const transport = createMockTransport(() => ({
  body: JSON.stringify({ scope: "", created_at: 0, expires_in: 0 }),
}));
const client = createClient({ url, token: "t", transport });
const application = createApplication({ url, clientId: "c", clientSecret: "s", transport });
const operator = createOperator({ url, key: "k", transport });
const account = client.account("a");
const { resourceTypes, resources, clients, projects, bookings, downtimes } = account;
const { reports, calendars, webhooks, services, appointments, sessions } = account;
const customers = client.customers("a");

const input = JSON.parse("{}");

const calls = {
  getMe: () => client.me(),
  listMeApplications: () => client.applications.list(),
  createMeApplication: () => client.applications.register(input),
  getMeApplication: () => client.applications.get(1),
  updateMeApplication: () => client.applications.update(1, input),
  deleteMeApplication: () => client.applications.delete(1),
  renewMeApplicationSecret: () => client.applications.renewSecret(1),
  getMeApplicationGrants: () => client.applications.holders(1),
  deleteMeApplicationGrant: () => client.applications.endGrant(1, 2),
  listMeTokens: () => client.tokens.list(),
  createMeToken: () => client.tokens.create(input),
  deleteMeToken: () => client.tokens.end(1),
  deleteMeTokens: () => client.tokens.endAll(),
  listMeGrants: () => client.grants.list(),
  deleteMeGrant: () => client.grants.end(1),
  readConsent: () => client.grants.asked("client_id=c"),
  deleteMeGrants: () => client.grants.endAll(),
  listUsers: () => account.users.list().page(),
  getUser: () => account.users.get("me"),
  createUser: () => account.users.invite({ email: "new@example.com" }),
  updateUser: () => account.users.update(1, input),
  deleteUser: () => account.users.delete(1),
  listAccounts: () => client.accounts.list(),
  getAccount: () => client.accounts.get(1),
  getAccountTrust: () => account.trust(),
  offerAccount: () => client.accounts.offer(1, 2),
  updateAccount: () => client.accounts.update(1, input),
  listResourceTypes: () => resourceTypes.list().page(),
  getResourceType: () => resourceTypes.get(1),
  createResourceType: () => resourceTypes.create(input),
  updateResourceType: () => resourceTypes.update(1, input),
  deleteResourceType: () => resourceTypes.delete(1),
  listCustomFields: () => resourceTypes.fields.list().page(),
  createCustomField: () => resourceTypes.fields.create(input),
  getCustomField: () => resourceTypes.fields.get(1),
  updateCustomField: () => resourceTypes.fields.update(1, input),
  deleteCustomField: () => resourceTypes.fields.delete(1),
  listCustomFieldOptions: () => resourceTypes.options.list().page(),
  createCustomFieldOption: () => resourceTypes.options.create(input),
  getCustomFieldOption: () => resourceTypes.options.get(1),
  updateCustomFieldOption: () => resourceTypes.options.update(1, input),
  deleteCustomFieldOption: () => resourceTypes.options.delete(1),
  listResources: () => resources.list().page(),
  createResource: () => resources.create(input),
  listArchivedResources: () => resources.archived().page(),
  getResource: () => resources.get("me"),
  updateResource: () => resources.update(1, input),
  deleteResource: () => resources.delete(1),
  listClients: () => clients.list().page(),
  createClient: () => clients.create(input),
  listArchivedClients: () => clients.archived().page(),
  getClient: () => clients.get(1),
  updateClient: () => clients.update(1, input),
  deleteClient: () => clients.delete(1),
  exportClient: () => clients.export(1),
  eraseClient: () => clients.erase(1),
  listProjects: () => projects.list().page(),
  createProject: () => projects.create(input),
  listArchivedProjects: () => projects.archived().page(),
  getProject: () => projects.get(1),
  updateProject: () => projects.update(1, input),
  deleteProject: () => projects.delete(1),
  listServices: () => services.list().page(),
  createService: () => services.create(input),
  listArchivedServices: () => services.archived().page(),
  getService: () => services.get(1),
  updateService: () => services.update(1, input),
  deleteService: () => services.delete(1),
  getServiceSlots: () => services.slots(1, input),
  getBookingPage: () => account.bookingPage.get(),
  updateBookingPage: () => account.bookingPage.update({}),
  previewPage: () => account.bookingPage.preview(input),
  previewMail: () => account.bookingPage.previewMail(input),
  listBookings: () => bookings.list().page(),
  createBooking: () => bookings.create(input),
  listResourceBookings: () => resources.bookings(1).page(),
  listProjectBookings: () => projects.bookings(1).page(),
  listClientBookings: () => clients.bookings(1).page(),
  getClientHistory: () => clients.history(1),
  listClientFigures: () => clients.figures([1]),
  getBooking: () => bookings.get(1),
  updateBooking: () => bookings.update(1, input),
  deleteBooking: () => bookings.delete(1),
  restoreBooking: () => bookings.restore(1),
  getAgenda: () => account.agenda(input),
  listOpenings: () => account.openings(input).page(),
  listAppointments: () => appointments.list().page(),
  getAppointment: () => appointments.get(1),
  createAppointment: () => appointments.create(input),
  updateAppointment: () => appointments.update(1, input),
  approveAppointment: () => appointments.approve(1),
  declineAppointment: () => appointments.decline(1),
  cancelAppointment: () => appointments.cancel(1),
  deleteTrial: () => appointments.deleteTrial(1),
  restoreAppointment: () => appointments.restore(1),
  getAppointmentStanding: () => appointments.standing(1),
  chargeAppointment: () => appointments.charge(1, input),
  refundAppointment: () => appointments.refund(1, { amount: 100 }),
  listSessions: () => sessions.list().page(),
  getSession: () => sessions.get(1),
  updateSession: () => sessions.update(1, input),
  cancelSession: () => sessions.cancel(1),
  getPublicPage: () => customers.page(),
  getPublicNotice: () => customers.notice("privacy"),
  getPublicService: () => customers.service("1"),
  listPublicSlots: () => customers.slots("1", input),
  getCalendarByToken: () => customers.calendar("a"),
  stopReminders: () => customers.stopReminders("a"),
  askToForget: () => customers.askToForget("a"),
  holdSlot: () => customers.hold(input),
  getAppointmentByToken: () => customers.get("a"),
  proveAddress: () => customers.proveAddress("a", "b"),
  sendProofAgain: () => customers.sendProofAgain("a"),
  extendHold: () => customers.extend("a"),
  giveDetails: () => customers.giveDetails("a", input),
  releaseHold: () => customers.release("a"),
  rescheduleByToken: () => customers.reschedule("a", input),
  lookForPayment: () => customers.lookForPayment("a"),
  cancelByToken: () => customers.cancel("a", 0),
  listDowntimeTypes: () => downtimes.types().page(),
  getDowntimeType: () => account.downtimeTypes.get(1),
  createDowntimeType: () => account.downtimeTypes.create(input),
  updateDowntimeType: () => account.downtimeTypes.update(1, input),
  deleteDowntimeType: () => account.downtimeTypes.delete(1),
  listDowntimes: () => downtimes.list().page(),
  createDowntime: () => downtimes.create(input),
  getDowntime: () => downtimes.get(1),
  updateDowntime: () => downtimes.update(1, input),
  deleteDowntime: () => downtimes.delete(1),
  createResourceAvailability: () => resources.changeAvailability(1, input),
  listResourceCustomAvailablePeriods: () => resources.customPeriods.list(1).page(),
  createResourceCustomAvailablePeriod: () => resources.customPeriods.create(1, input),
  deleteResourceCustomAvailablePeriod: () => resources.customPeriods.delete(1, 2),
  getReportResources: () => reports.resources(input),
  getReportProjects: () => reports.projects(input),
  getReportWithoutProject: () => reports.project(0, input),
  getReportClients: () => reports.clients(input),
  getReportWithoutClient: () => reports.client(0, input),
  getDayReport: () => reports.day("2026-11-22"),
  createDayClosing: () => reports.closeDay({ date: "2026-11-22", counted: [] }),
  getReportResource: () => reports.resource(1, input),
  getReportProject: () => reports.project(1, input),
  getReportClient: () => reports.client(1, input),
  listCalendars: () => calendars.list().page(),
  createCalendar: () => calendars.create(),
  getCalendar: () => calendars.get(1),
  deleteCalendar: () => calendars.delete(1),
  getMerchant: () => account.merchant.get(),
  connectMerchant: () => account.merchant.connect(input),
  disconnectMerchant: () => account.merchant.disconnect(),
  listWebhooks: () => webhooks.list().page(),
  createWebhook: () => webhooks.create(input),
  getWebhook: () => webhooks.get(1),
  updateWebhook: () => webhooks.update(1, input),
  deleteWebhook: () => webhooks.delete(1),
  listWebhookQueue: () => webhooks.queue(1).page(),
  retryWebhookPayload: () => webhooks.retry(1, 2),
  testWebhook: () => webhooks.test(1),
  listAudit: () => account.audit().page(),
  getCalendarFile: () => client.readFeed(`${url}/calendars/1-a.ics`),
  createOauthToken: () => application.exchange({ code: "c", redirectUrl: "r" }),
  revokeOauthToken: () => application.revoke("t"),
  introspectOauthToken: () => application.introspect("t"),
  getOauthServer: () => application.metadata(),
  getChangeStream: async () => {
    const request = new AbortController();
    const heard = account.listen({ signal: request.signal }).next();
    await expect.poll(() => transport.requests.at(-1)?.url).toMatch(/stream$/);
    request.abort();
    await heard.catch(() => {});
  },
  authorizeApplication: async () =>
    transport({ method: "GET", url: addressOfConsent(), headers: {}, body: undefined }, limits),
  listOperatorAccounts: () => operator.accounts.find("jane@example.com"),
  listWaitingAccounts: () => operator.accounts.waiting({ after: 7 }),
  createOperatorAccount: () => operator.accounts.create(input),
  updateOperatorAccountApproval: () => operator.accounts.approve(1),
  listPublicHolidays: () => account.publicHolidays.get({ year: 2027 }),
  addPublicHolidays: () => account.publicHolidays.add({ year: 2027, dates: ["2027-01-01"] }),
  listImports: () => account.imports.list().page(),
  getImport: () => account.imports.get(1),
  createImport: () => account.imports.create({ kind: "clients", file: "" }),
  listImportRows: () => account.imports.rows(1).page(),
  applyImport: () => account.imports.apply(1),
  undoImport: () => account.imports.undo(1),
  listOrders: () => account.orders.list().page(),
  getOrder: () => account.orders.get(1),
  listCharges: () => account.charges({ transaction_ids: ["tr1"] }),
  listReceipts: () => account.receipts.list().page(),
  getReceipt: () => account.receipts.get(1),
  mailReceipt: () => account.receipts.mail(1),
  createOrder: () => account.orders.create({ payment: "cash", items: [] }),
  cancelOrder: () => account.orders.cancel(1),
  refundOrder: () => account.orders.refund(1, { payment: "cash" }),
  updateOperatorAccountSuspension: () => operator.accounts.suspend(1),
  createOperatorAccountDemo: () => operator.accounts.fill(1),
  deleteOperatorUser: () => operator.eraseUser(1),
  getOperatorHealth: () => operator.health(),
  createOperatorReconciliation: () => operator.reconcile(),
  createOperatorKeyRotation: () => operator.keyRotation.begin(),
  getOperatorKeyRotation: () => operator.keyRotation.get(),
  listOperatorActions: () => operator.actions(),
} satisfies Record<Operation, () => Promise<unknown>>;

const limits = { signal: undefined, maxResponseBytes: 1_000, mayFollow: false };
const addressOfConsent = () => application.authorizationUrl({ redirectUrl: "r", state: "s" });

const file = new URL("../../scheduling/openapi.json", import.meta.url);
const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
  paths: Record<string, Record<string, { operationId?: string }>>;
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId: name }]) =>
    name === undefined ? [] : { name, method: method.toUpperCase(), path },
  ),
);

const surface = {
  ".": ["createClient"],
  "./errors": [
    "AuthenticationError",
    "ClashError",
    "ConflictError",
    "ConnectionError",
    "GrantError",
    "NotFoundError",
    "PermissionError",
    "RateLimitError",
    "SchedulingError",
    "ServerError",
    "SlotTakenError",
    "ValidationError",
  ],
  "./oauth": ["createApplication", "createProof"],
  "./operator": ["createOperator"],
  "./webhook": ["WebhookError", "verifyWebhook"],
};

describe("published scheduling package", () => {
  const { exports } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  ) as { exports: Record<string, string> };

  it("has these modules, and types", () => {
    expect(Object.keys(exports).sort()).toEqual([...Object.keys(surface), "./types/*"].sort());
  });

  it.each(Object.entries(surface))("has in %s: %j", async (at, names) => {
    const module: object = await import(new URL(`../${exports[at]}`, import.meta.url).href);
    expect(Object.keys(module).sort()).toEqual(names);
  });
});

describe("published scheduling clients", () => {
  it.each(operations)("have $name, $method $path", async ({ name, method, path }) => {
    await calls[name as Operation]();
    const { method: sent, url: address } = transport.requests.at(-1)!;
    const segments = path.replaceAll(/\{\w+\}/g, "(a|1|2|me|1-a\\.ics|privacy)");
    expect([sent, new URL(address).pathname]).toEqual([
      method,
      expect.stringMatching(new RegExp(`^${segments}$`)),
    ]);
  });

  it("have no request beyond the description", () => {
    expect(Object.keys(calls).sort()).toEqual(operations.map(({ name }) => name).sort());
  });
});
