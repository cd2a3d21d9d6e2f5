// What stands in for a payment service where a test is about something else: it knows one merchant
// by any id and any key, and nothing was ever paid.
import { createMockTransport } from "@frontdesk/rest";

export const nowhere = "http://payments.invalid";

const claim = { canChargeCard: true, canCapture: true, canRefund: true, canVoid: true };
const merchant = { name: null, descriptor: "Jane", currency: "EUR", test: true, claim };
const links = { signatureRequired: false, hasSecret: false, url: `${nowhere}/pay/?key=k&test=1` };

export const quietTill = () =>
  createMockTransport(({ url }) => {
    const { pathname } = new URL(url);
    if (/^\/merchants\/\w+$/.test(pathname)) return { body: JSON.stringify({ merchant }) };
    if (pathname.endsWith("/links")) return { body: JSON.stringify(links) };
    if (pathname.endsWith("/transactions") || pathname.endsWith("/events")) return { body: "[]" };
    return { statusCode: 404, body: "{}" };
  });
