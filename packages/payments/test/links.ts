import type { Json, Sender, Shop } from "./shop.ts";

type LinkQuery = Record<string, string>;

export function contentOf(text: string): Json {
  const block = /<script type="application\/json" id="content">(.*?)<\/script>/s.exec(text);
  return block?.[1] && JSON.parse(block[1]);
}

export async function makeLinks(payments: Sender, { app, merchant }: Shop) {
  const path = `/merchants/${merchant.id}`;
  await app.post(`${path}/link-secret`);

  async function sign(parameters: LinkQuery): Promise<string> {
    const { status, body, text } = await app.post(`${path}/link-signatures`, parameters);
    if (status !== 201) throw new Error(`the link was answered ${status} ${text}`);
    return body.url;
  }

  async function open(url: string, page = "/pay/") {
    return await payments.send(`GET ${page}${new URL(url).search}`);
  }

  function unsigned(parameters: LinkQuery): string {
    const query = new URLSearchParams({ key: merchant.key, test: "1", ...parameters });
    return `https://pay.example/pay/?${query}`;
  }

  return {
    sign,
    open,
    unsigned,
    sealOf: async (url: string): Promise<string> => contentOf((await open(url)).text).seal,
    requireSignature: (signatureRequired: boolean) =>
      app.put(`${path}/links`, { signatureRequired }),
  };
}

export type Links = Awaited<ReturnType<typeof makeLinks>>;
