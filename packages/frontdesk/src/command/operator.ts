import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operatorKeyFile } from "@frontdesk/platform/secrets";
import { screen } from "./screen.ts";
import type { Settings } from "./settings.ts";

/** Sends an operator's request to a running service and gives its answer as text. */
export type Ask = (method: string, path: string, body?: object) => Promise<string>;

/** How the operator of one of the services is heard. */
export function operatorOf(settings: Settings, which: keyof Settings = "payments"): Ask {
  const { operatorUrl, operatorKey, dataFolder } = settings[which];
  const url = `${operatorUrl}/${which}/operator`;
  return async (method, path, body) => {
    const key = operatorKey ?? readKey(dataFolder);
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
    return await screen.during(fetch(url, request));
  } catch (error) {
    throw new Error(`Nothing can be reached at ${url}`, { cause: error });
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
    const { message, error_description: description } = answer as Record<string, string>;
    return message ?? description ?? text;
  } catch {
    return text;
  }
}
