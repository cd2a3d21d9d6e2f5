import { type Answer, Visitor } from "@frontdesk/people/test/visitor";

export class RemoteVisitor extends Visitor {
  readonly origin: string;

  constructor(origin: string) {
    super(undefined as unknown as Visitor["server"], "127.0.0.1");
    this.origin = origin;
  }

  override async send(...[method, url, sent = {}]: Parameters<Visitor["send"]>): Promise<Answer> {
    const { headers = {}, payload } = sent;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(new URL(url, this.origin), {
      method,
      headers: { ...headers, ...(cookie !== "" && { cookie }) },
      redirect: "manual",
      ...(payload !== undefined && { body: payload }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: answer.status,
      text: await answer.text(),
      headers: Object.fromEntries(answer.headers),
      location: answer.headers.get("location") ?? undefined,
    };
  }

  async ask(
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object,
  ): Promise<[number, unknown]> {
    const { status, text } = await this.send(method, path, {
      headers: {
        "x-desk": "1",
        "sec-fetch-site": "same-origin",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return [status, text === "" ? undefined : JSON.parse(text)];
  }
}
