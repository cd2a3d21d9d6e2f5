import { problemInName } from "@frontdesk/server/names";

export function problemOfName(name: string): string | undefined {
  return name === "" ? "Please enter your name." : problemInName(name);
}
