// Fake payment service with one merchant for any id and key, and no payments.
import { createMockTransport } from "@frontdesk/rest";

export const nowhere = "http://payments.invalid";

const permissions = { canChargeCard: true, canCapture: true, canRefund: true, canVoid: true };
const merchant = {
  name: null,
  descriptor: "Jane",
  currency: "EUR",
  test: true,
  claim: permissions,
};
const links = { signatureRequired: false, hasSecret: false, url: `${nowhere}/pay/?key=k&test=1` };

function signed(request: unknown): { url: string; signature: string } {
  const url = new URL(links.url);
  const parameters = JSON.parse(String(request)) as Record<string, string>;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const signature = "0".repeat(64);
  url.searchParams.set("signature", signature);
  return { url: url.href, signature };
}

export const quietGateway = () =>
  createMockTransport(({ url, body }) => {
    const { pathname } = new URL(url);
    if (/^\/merchants\/\w+$/.test(pathname)) return { body: JSON.stringify({ merchant }) };
    if (pathname.endsWith("/links")) return { body: JSON.stringify(links) };
    if (pathname.endsWith("/link-secret")) return { statusCode: 201, body: '{"secret":"s"}' };
    if (pathname.endsWith("/link-signatures")) return { body: JSON.stringify(signed(body)) };
    if (pathname.endsWith("/transactions") || pathname.endsWith("/events")) return { body: "[]" };
    return { statusCode: 404, body: "{}" };
  });
