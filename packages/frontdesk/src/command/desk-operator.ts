import { detailsOf, jsonOf } from "@frontdesk/rest/api/answer";
import { path } from "@frontdesk/rest/api/path";
import { credentialsOf, openWire, type WireOptions } from "@frontdesk/rest/api/wire";

export class DeskError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.name = "DeskError";
    this.status = status;
  }
}

export function createDeskOperator({ key, ...options }: WireOptions & { key: string }) {
  const wire = openWire(options, (cause) => new DeskError(cause.message, undefined, { cause }));
  const headers = { Authorization: credentialsOf(key), "Content-Type": "application/json" };
  const ask = async (method: "GET" | "POST" | "DELETE", location: string, body?: object) => {
    const sent = { method, path: `/desk/operator${location}`, headers, repeat: "once" } as const;
    const response = await wire({ ...sent, body: body && JSON.stringify(body) });
    const answer = jsonOf(response);
    const { status } = detailsOf(response);
    if (status >= 200 && status <= 299) return answer;
    const { message } = (answer ?? {}) as { message?: unknown };
    throw new DeskError(
      typeof message === "string" ? message : "The desk refused the request",
      status,
    );
  };
  return {
    add: async (email: string) => await ask("POST", "/operators", { email }),
    remove: async (email: string) => await ask("DELETE", path`/operators/${email}`),
    list: async () => await ask("GET", "/operators"),
  };
}
