import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operatorKeyFile } from "@frontdesk/database/secrets";
import type { Settings } from "./settings.ts";

/** Sends an operator's request to the running payment service and gives its answer as text. */
export type Ask = (method: string, path: string, body?: object) => Promise<string>;

export function operatorOf({ payments }: Settings): Ask {
  const url = `${payments.publicUrl}/operator`;
  return async (method, path, body) => {
    const key = payments.operatorKey ?? readKey(payments.dataFolder);
    const response = await reach(`${url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`:${key}`).toString("base64")}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${explain(text)}`);
    return text;
  };
}

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    throw new Error(`The payment service cannot be reached at ${url}`, { cause: error });
  }
}

function readKey(dataFolder: string): string {
  try {
    return readFileSync(join(dataFolder, operatorKeyFile), "utf8").trim();
  } catch (error) {
    const advice = "set OPERATOR_KEY or FRONTDESK_DATA_DIR";
    throw new Error(`There is no operator key in ${dataFolder}; ${advice}`, { cause: error });
  }
}

function explain(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    if (Array.isArray(answer)) {
      return answer.map(({ field, message }) => `${field} ${message}`).join("; ");
    }
    return (answer as { message: string }).message;
  } catch {
    return text;
  }
}
