import { type ReceivedWebhook, verifyWebhook, type WebhookError } from "../../src/api/webhook.ts";
import { Client, type RestError } from "../../src/index.ts";
import { behavioursOf, type Runtime } from "../behaviour.ts";

export interface Observation {
  actual: unknown;
  expected: unknown;
}

export interface Report {
  observations: Observation[];
  failure: string | undefined;
}

export interface Trip {
  name: string;
  url: string;
  otherUrl: string;
  on: Runtime;
}

export async function tryBehaviour({ name, url, otherUrl, on }: Trip): Promise<Report> {
  const observations: Observation[] = [];
  const expect = (actual: unknown) => {
    const note = (expected: unknown) => {
      observations.push({ actual: portable(actual), expected: portable(expected) });
    };
    return { toBe: note, toEqual: note };
  };
  const behaviour = behavioursOf(on).find((one) => one.name === name);
  const createClient = (options = {}) => new Client(options);
  try {
    await behaviour!.run({ createClient, url, otherUrl, expect });
    return { observations, failure: undefined };
  } catch (error) {
    const { name: kind, message } = error as RestError;
    return { observations, failure: `${kind}: ${message}` };
  }
}

export async function readCookies(siteURL: string): Promise<string | undefined> {
  const { response } = await new Client().send({ baseURL: `${siteURL}cookies` });
  return response?.body;
}

export async function tellWebhook(received: ReceivedWebhook): Promise<unknown> {
  return await verifyWebhook(received).catch(({ code }: WebhookError) => code);
}

/** Sets do not survive the transfer. */
function portable(value: unknown): unknown {
  return value instanceof Set ? { set: [...value] } : value;
}
