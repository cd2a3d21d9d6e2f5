import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PaymentsError } from "@frontdesk/payments-client/errors";
import { createOperator as createPaymentsOperator } from "@frontdesk/payments-client/operator";
import { operatorKeyFile } from "@frontdesk/platform/secrets";
import { createTransport, type Transport } from "@frontdesk/rest";
import { detailsOf, jsonOf } from "@frontdesk/rest/api/answer";
import { path } from "@frontdesk/rest/api/path";
import { credentialsOf, openWire, type WireOptions } from "@frontdesk/rest/api/wire";
import { SchedulingError } from "@frontdesk/scheduling-client/errors";
import { createOperator as createSchedulingOperator } from "@frontdesk/scheduling-client/operator";
import { screen } from "./screen.ts";
import type { Settings } from "./settings.ts";

export type Ask<Operator> = (work: (operator: Operator) => Promise<unknown>) => Promise<string>;

export type PaymentsOperator = ReturnType<typeof createPaymentsOperator>;
export type SchedulingOperator = ReturnType<typeof createSchedulingOperator>;
export type DeskOperator = ReturnType<typeof createDeskOperator>;

type AdminAccess = Pick<Settings["payments"], "operatorUrl" | "operatorKey" | "dataFolder">;
type Create<Operator> = (options: {
  url: string;
  key: string;
  transport: Transport;
  retries: number;
  timeoutMs: number;
}) => Operator;

/** A response may take an hour. */
const patienceMs = 61 * 60_000;

/** Calls the listener directly, without a proxy. */
export function operatorsOf(settings: Settings, send = createTransport({ proxy: false })) {
  return {
    payments: askOf(settings.payments, { create: createPaymentsOperator, send }),
    scheduling: askOf(settings.scheduling, { create: createSchedulingOperator, send }),
    desk: askOf(settings.desk, { create: createDeskOperator, send }),
  };
}

function askOf<Operator>(
  { operatorUrl: url, operatorKey, dataFolder }: AdminAccess,
  { create, send }: { create: Create<Operator>; send: Transport },
): Ask<Operator> {
  let text = "";
  const transport: Transport = async (request, limits) => {
    // A repeated command would have another key.
    const { "idempotency-key": _, ...headers } = request.headers;
    const answer = await send({ ...request, headers }, limits);
    text = new TextDecoder().decode(answer.bytes);
    return answer;
  };
  return async (work) => {
    const key = keyIn({ operatorKey, dataFolder });
    const operator = create({ url, key, transport, retries: 0, timeoutMs: patienceMs });
    try {
      await screen.during(work(operator));
      return text;
    } catch (error) {
      throw explained(error, { operatorUrl: url, operatorKey, dataFolder });
    }
  };
}

export function keyIn({ operatorKey, dataFolder }: Omit<AdminAccess, "operatorUrl">): string {
  if (operatorKey !== undefined) return operatorKey;
  try {
    return readFileSync(join(dataFolder, operatorKeyFile), "utf8").trim();
  } catch (error) {
    const advice = "set OPERATOR_KEY or FRONTDESK_DATA_DIR; see docs/operating.md, Under systemd";
    throw new Error(`${dataFolder} has no operator key; ${advice}`, { cause: error });
  }
}

export function wrongKey({ operatorUrl, operatorKey, dataFolder }: AdminAccess): Error {
  const location = operatorKey === undefined ? join(dataFolder, operatorKeyFile) : "OPERATOR_KEY";
  const message = `The operator key in ${location} is wrong`;
  return new Error(`${message}: the service at ${operatorUrl} refuses it`);
}

function explained(error: unknown, admin: AdminAccess): unknown {
  const kinds = [PaymentsError, SchedulingError, DeskError];
  if (!kinds.some((kind) => error instanceof kind)) return error;
  const { status, message } = error as DeskError;
  if (status === 401) return wrongKey(admin);
  if (status !== undefined) return new Error(`${status} ${message}`, { cause: error });
  return new Error(`No service answers at ${admin.operatorUrl}`, { cause: error });
}

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
