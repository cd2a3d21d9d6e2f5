import type { Server } from "@frontdesk/server/server";

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
  location: string | undefined;
}

export interface Form {
  action: string;
  fields: Record<string, string>;
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** A browser without scripts: keeps cookies and submits the page's forms. */
export class Visitor {
  readonly server: Server;
  readonly address: string;
  readonly cookies = new Map<string, string>();
  path = "/";
  page = "";

  constructor(server: Server, address: string) {
    this.server = server;
    this.address = address;
  }

  async get(path: string): Promise<Answer> {
    this.path = path;
    return this.#keep(await this.send("GET", path));
  }

  async submit(fields: Record<string, string>, action?: string): Promise<Answer> {
    const form = this.form(action);
    return this.#keep(await this.post(form.action, { ...form.fields, ...fields }));
  }

  form(action?: string): Form {
    const main = this.page.slice(this.page.indexOf("<main"));
    const forms = [...main.matchAll(/<form[^>]*?(?:action="([^"]*)")?[^>]*>(.*?)<\/form>/gs)];
    const match = forms.find(([head]) => action === undefined || head.includes(`"${action}"`));
    if (match === undefined) throw new Error(`no form ${action} on ${this.path}: ${main}`);
    const inputs = [...match[2]!.matchAll(/<input[^>]*>/g)].map(([tag]) => {
      const part = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
      return [part("name"), plain(part("value"))];
    });
    const named = /action="([^"]*)"/.exec(match[0].slice(0, match[0].indexOf(">")))?.[1];
    return { action: plain(named ?? this.path), fields: Object.fromEntries(inputs) };
  }

  async post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
  ): Promise<Answer> {
    return await this.send("POST", path, {
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  async send(
    method: "GET" | "POST" | "PUT",
    url: string,
    { headers = {}, payload }: { headers?: Record<string, string>; payload?: string } = {},
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await this.server.inject({
      method,
      url,
      headers: { "x-forwarded-for": this.address, ...(cookie !== "" && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const line of [response.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { location } = response.headers;
    return {
      status: response.statusCode,
      text: response.payload,
      headers: response.headers,
      location: typeof location === "string" ? location : undefined,
    };
  }

  #keep(answer: Answer): Answer {
    this.page = answer.text;
    return answer;
  }
}

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);
}
