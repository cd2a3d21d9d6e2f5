/* Preloaded: removes the parts of statements that insert entries. */
import { PreparingClient } from "@frontdesk/database/client";

const mark = /,\s*news as \(\s*insert into payments\.news[^)]*\)[^)]*from \w+\s*\)/;
const waiting = /^select w\.shard, w\.merchant_id/;

interface PreparedQuery {
  text: string;
}

type Query = (...inputs: unknown[]) => unknown;

const client = Object.getPrototypeOf(PreparingClient.prototype) as { query: Query };
const { query } = client;
client.query = function untold(this: unknown, ...inputs: unknown[]) {
  const [first, ...rest] = inputs as [PreparedQuery | string, ...unknown[]];
  const whole = typeof first === "string" ? first : first.text;
  if (waiting.test(whole)) return Promise.resolve({ rows: [] });
  const text = whole.replace(mark, "").replace("(select count(*) from payments.news)", "0");
  if (/payments\.news/.test(text) && !text.includes("$10::jsonb")) {
    throw new Error(`a mark was not taken out of ${text}`);
  }
  return query.call(this, typeof first === "string" ? text : { ...first, text }, ...rest);
};
