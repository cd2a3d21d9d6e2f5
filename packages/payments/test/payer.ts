import type { Reply } from "@frontdesk/platform/test/harness";
import type { TestPayments } from "./harness.ts";
import type { Json } from "./shop.ts";

/** The page after all redirects. */
export interface PayerView {
  status: number;
  text: string;
  /** From the last page to the surrounding one. */
  hints: string[] | undefined;
  visited: string[];
  send(entered: Record<string, string>): Promise<PayerView>;
}

interface Form {
  action: string;
  fields: Record<string, string>;
}

type PayerTarget = Pick<TestPayments, "server"> | { url: string };

async function submit(location: PayerTarget, path: string, form: string) {
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "null" };
  if ("url" in location) {
    const answer = await fetch(location.url + path, { method: "POST", headers, body: form });
    return { status: answer.status, text: await answer.text() };
  }
  const sent = { method: "POST", url: path, headers, payload: form } as const;
  const { statusCode: status, body: text } = await location.server.inject(sent);
  return { status, text };
}

export function makeBrowser(location: PayerTarget) {
  async function open({ action, fields }: Form, visited: string[] = []): Promise<PayerView> {
    const { pathname } = new URL(action, "http://shop.example");
    const form = new URLSearchParams(fields).toString();
    const { status, text } = await submit(location, pathname, form);
    const paths = [...visited, pathname];
    const forms = formsOf(text);
    const goesOn = /document\.forms\[0\]\.submit\(\)/.test(text);
    if (goesOn && forms[0] !== undefined) return await open(forms[0], paths);
    const message = /parent\.postMessage\((\{.*?\}), "\*"\)/.exec(text)?.[1];
    return {
      status,
      text,
      hints: message === undefined ? undefined : JSON.parse(message).hints,
      visited: paths,
      send: async (entered) => {
        const form = forms[0];
        if (form === undefined) throw new Error(`there is no form on ${text}`);
        return await open({ ...form, fields: { ...form.fields, ...entered } }, paths);
      },
    };
  }
  return { open };
}

function formsOf(page: string): Form[] {
  return [...page.matchAll(/<form[^>]* action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].map(
    ([, action = "", content = ""]) => ({ action: plain(action), fields: fieldsOf(content) }),
  );
}

function fieldsOf(content: string): Record<string, string> {
  const hidden = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g;
  return Object.fromEntries(
    [...content.matchAll(hidden)].map(([, name, value]) => [name, plain(value ?? "")]),
  );
}

function plain(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

export type Act = (view: PayerView) => Promise<PayerView>;

export const codeOn = ({ text }: PayerView): string =>
  /<strong id="code-shown">(\d{6})<\/strong>/.exec(text)?.[1] ?? "";
export const entersCode: Act = (view) => view.send({ code: codeOn(view), action: "answer" });
export const cancels: Act = (view) => view.send({ action: "cancel" });
export async function failsThrice(view: PayerView): Promise<PayerView> {
  const wrong = { code: codeOn(view) === "000000" ? "111111" : "000000", action: "answer" };
  return await (await (await view.send(wrong)).send(wrong)).send(wrong);
}

interface Customer {
  post: (path: string, body: unknown) => Promise<Reply<Json>>;
}

export interface FollowedReply extends Reply<Json> {
  taken: string[];
  hints: string[];
}

export function makePayer(location: PayerTarget, customer: Customer) {
  const browser = makeBrowser(location);

  async function take(path: string, body: object, act?: Act): Promise<string[]> {
    const { status, body: answer, text } = await customer.post(path, body);
    if (status !== 201) throw new Error(`${path} was answered ${status} ${text}`);
    if (answer.action === undefined) return answer.hints;
    const response = await browser.open(answer);
    const last = act === undefined || response.hints !== undefined ? response : await act(response);
    return last.hints ?? answer.hints;
  }

  async function pay(order: object, act?: Act, most = 9): Promise<FollowedReply> {
    const taken: string[] = [];
    const hints: string[] = [];
    for (;;) {
      const answer = await customer.post("/payments", { ...order, hints });
      const [challenge] = answer.body.challenges ?? [];
      if (challenge === undefined || taken.length === most) return { ...answer, taken, hints };
      hints.push(...(await take(challenge.path, { ...order, hints }, act)));
      taken.push(challenge.name);
    }
  }

  return { pay, take, browser };
}
