// What runs in the page: it tries one behaviour and tells what it saw. Whether that is as it should
// be is for the test to say, whose comparisons are better than any the page could bring along.
import { type ReceivedWebhook, verifyWebhook, type WebhookError } from "../../src/api/webhook.ts";
import { Client, type RestError } from "../../src/index.ts";
import { behavioursOf, type Runtime } from "../behaviour.ts";

export interface Observation {
  actual: unknown;
  expected: unknown;
}

export interface Report {
  observations: Observation[];
  /** What ended it early. */
  failure: string | undefined;
}

export interface Trip {
  name: string;
  url: string;
  otherUrl: string;
  on: Runtime;
}

/** Tries the behaviour of that name on the transport that the page got. */
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

/** What the page's own site sees of its cookies. */
export async function readCookies(siteURL: string): Promise<string | undefined> {
  const { response } = await new Client().send({ baseURL: `${siteURL}cookies` });
  return response?.body;
}

/** What a webhook says, or the code that it is refused with. */
export async function tellWebhook(received: ReceivedWebhook): Promise<unknown> {
  return await verifyWebhook(received).catch(({ code }: WebhookError) => code);
}

/** Sets do not travel from the page to the test. */
function portable(value: unknown): unknown {
  return value instanceof Set ? { set: [...value] } : value;
}
