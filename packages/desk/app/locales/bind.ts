import { formatMessage, type Message } from "@frontdesk/server/locales/message";
import type { Messages } from "./messages.ts";

type BoundMessages<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends string
    ? string
    : Group[Name] extends Message<infer Values>
      ? (values: Values) => string
      : BoundMessages<Group[Name]>;
};

export type Words = BoundMessages<Messages>;

export function bindMessages(messages: Messages): Words {
  return bindGroup(messages) as Words;
}

function bindGroup(group: object): unknown {
  const bound = Object.entries(group).map(([name, value]) => [name, bind(value)]);
  return Object.fromEntries(bound);
}

function bind(value: string | Message<object> | object): unknown {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return bindGroup(value);
  const message: Message<object> = value;
  return (values: object) => formatMessage(message, values);
}
