import type { RemoteVisitor } from "../test/remote-visitor.ts";

export interface ScreenRead {
  screen: string;
  path: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the next read takes its names from any response.
type Json = any;

export async function readsOf(visitor: RemoteVisitor): Promise<ScreenRead[]> {
  const ask = async (path: string): Promise<Json> => {
    const [status, body] = await visitor.ask("GET", path);
    if (status !== 200) throw new Error(`${status} of ${path}`);
    return body;
  };
  const { places } = await ask("/api/places");
  const { merchant, account } = places[0];
  const payments = await readsOfPayments(ask, merchant.id);
  const scheduling = await readsOfScheduling(ask, account.subdomain);
  const own = ["/api/places", "/session"].map((path) => ({ screen: "every", path }));
  const studio = await ask(`/api/scheduling/v1/accounts/${account.id}`);
  const settings = [
    { screen: "settings", path: `/api/scheduling/v1/accounts/${studio.id}` },
    { screen: "settings", path: "/api/scheduling/v1/accounts" },
    { screen: "settings", path: "/api/scheduling/v1/me" },
    { screen: "team", path: "/api/payments/me/merchants?limit=100" },
  ];
  return [...own, ...payments, ...scheduling, ...settings];
}

type Ask = (path: string) => Promise<Json>;

const on = (screen: string, paths: string[]) => paths.map((path) => ({ screen, path }));

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function readsOfPayments(ask: Ask, id: string): Promise<ScreenRead[]> {
  const merchant = `/api/payments/merchants/${id}`;
  const [one] = await ask(`${merchant}/transactions?limit=1&filter[state]=refunded`);
  const [card] = await ask(`${merchant}/cards?limit=1`);
  const [payout] = await ask(`${merchant}/payouts?limit=1`);
  const disputes = `/api/payments/disputes?filter[merchantId]=${id}`;
  const [dispute] = await ask(`${disputes}&limit=1`);
  const [until, month, quarter] = [day(0), day(-31), day(-91)];
  const transactions = `${merchant}/transactions?limit=50`;
  const states = ["authorised", "captured", "refunded", "voided", "disputed", "failed"];
  return [
    ...on("home", [
      `${merchant}/takings?from=${until}&to=${until}`,
      `${merchant}/takings?from=${month}&to=${until}&unit=day`,
      `${disputes}&filter[state]=open&limit=10`,
      `${merchant}/webhooks?limit=20`,
    ]),
    ...on("payments", [
      transactions,
      ...states.map((state) => `${transactions}&filter[state]=${state}`),
      `${transactions}&filter[from]=${month}T00:00:00Z&filter[to]=${until}T00:00:00Z`,
      `${transactions}&filter[amount][min]=10000&filter[amount][max]=20000`,
      `${transactions}&filter[scheme]=mastercard`,
      `${merchant}/transactions?format=csv`,
      `${merchant}/search?q=${one.id}`,
      `${merchant}/search?q=1041`,
      `${merchant}/search?q=80.00`,
      `${merchant}/search?q=V-1001`,
      `/api/payments/transactions/${one.id}`,
      `${merchant}/events?limit=50&filter[transactionId]=${one.id}`,
    ]),
    ...on("disputes", [
      `${disputes}&limit=50`,
      `${disputes}&limit=50&filter[state]=won`,
      `/api/payments/disputes/${dispute.id}`,
    ]),
    ...on("balance", [
      merchant,
      `${merchant}/lines?limit=50`,
      `${merchant}/lines?limit=50&filter[kind]=refund`,
      `${merchant}/lines?format=csv`,
      `${merchant}/payouts?limit=50`,
      `${merchant}/payouts?limit=50&filter[state]=paid`,
      `/api/payments/payouts/${payout.id}`,
      `${merchant}/takings?from=${quarter}&to=${until}&unit=day`,
    ]),
    ...on("cards", [`${merchant}/cards?limit=50`, `${transactions}&filter[card]=${card.id}`]),
    ...on("team", [`${merchant}/users?limit=50`]),
    ...(await readsOfHooks(ask, merchant)),
  ];
}

async function readsOfHooks(ask: Ask, merchant: string): Promise<ScreenRead[]> {
  const [hook] = await ask(`${merchant}/webhooks?limit=1`);
  const [event] = await ask(`${merchant}/events?limit=1`);
  return [
    ...on("webhooks", [
      `${merchant}/webhooks/${hook.id}`,
      `${merchant}/webhooks/${hook.id}/deliveries?limit=50`,
      `${merchant}/events?limit=50`,
      `${merchant}/events/${event.id}`,
      "/api/payments/event-types",
    ]),
    ...on("settings", [
      `${merchant}/links`,
      `${merchant}/refund-limits`,
      `${merchant}/acts?limit=50`,
    ]),
  ];
}

async function readsOfScheduling(ask: Ask, subdomain: string): Promise<ScreenRead[]> {
  const account = `/api/scheduling/v1/${subdomain}`;
  const [resource] = await ask(`${account}/resources?limit=1`);
  const [[client], [project]] = [await ask(`${account}/clients`), await ask(`${account}/projects`)];
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const span = (from: number, to: number) => `start_date=${day(from)}&end_date=${day(to)}`;
  const [booking] = await ask(`${account}/bookings?limit=1&${span(0, 7)}`);
  const openTimes = (days: number) => `${account}/openings?from=${day(0)}&to=${day(days)}`;
  return [
    ...on("home", [
      `${account}/bookings?limit=0&${span(0, 0)}`,
      `${account}/downtimes?limit=0&from=${day(0)}&to=${day(0)}`,
      openTimes(0),
      `${account}/bookings?limit=20&waiting=true`,
    ]),
    ...on("calendar", [
      `${account}/agenda?from=${day(0)}&to=${day(7)}`,
      `${account}/agenda?from=${day(-31)}&to=${day(0)}`,
      `${account}/resources?limit=0`,
    ]),
    ...on("bookings", [
      `${account}/bookings?limit=50`,
      `${account}/bookings?limit=50&${span(-91, 14)}`,
      `${account}/bookings?limit=50&q=massage`,
      `${account}/bookings?limit=50&q=karen`,
      `${account}/bookings?limit=50&q=nobody`,
      `${account}/bookings?limit=50&tentative=true`,
      `${account}/bookings?limit=50&client_id=${client.id}`,
      `${account}/bookings?format=csv&${span(-91, 14)}`,
      `${account}/bookings/${booking.id}`,
      `${account}/audit?limit=50&kind=booking&subject_id=${booking.id}`,
    ]),
    ...on("resources", [
      `${account}/resources/${resource.id}`,
      `${account}/resource_types?limit=0`,
      `${account}/custom_fields?limit=0`,
      `${account}/downtime_types?limit=0`,
      `${account}/resources/${resource.id}/custom_available_periods?limit=0`,
    ]),
    ...on("clients", [
      `${account}/clients?limit=0`,
      `${account}/projects?limit=0`,
      `${account}/clients/${client.id}/bookings?limit=50`,
      `${account}/projects/${project.id}/bookings?limit=50`,
    ]),
    ...on("reports", [
      `${account}/reports/resources?${span(-91, 14)}`,
      `${account}/reports/clients?${span(-91, 14)}`,
      `${account}/reports/projects?${span(-91, 14)}`,
      `${account}/reports/clients/${client.id}?${span(-91, 14)}`,
      `${account}/reports/resources/${resource.id}?${span(-91, 14)}`,
    ]),
    ...on("team", [`${account}/users?limit=0`]),
    ...on("webhooks", [`${account}/webhooks?limit=0`]),
    ...on("settings", [`${account}/calendars?limit=0`, `${account}/audit?limit=50`]),
  ];
}
