import { createClient } from "@frontdesk/payments-client";
import { PaymentsError } from "@frontdesk/payments-client/errors";
import { readCaller } from "./settings.ts";

export type Shop = ReturnType<typeof createClient>;

export async function asApp<Result>(
  work: (client: Shop, url: string) => Promise<Result>,
): Promise<Result> {
  const { url, key } = readCaller();
  try {
    return await work(createClient({ url, key }), url);
  } catch (error) {
    throw explained(error, url);
  }
}

function explained(error: unknown, url: string): unknown {
  if (!(error instanceof PaymentsError)) return error;
  const { status, message } = error;
  if (status === undefined) return new Error(`No service answers at ${url}`, { cause: error });
  return new Error(`${status} ${message}`, { cause: error });
}
