import { problemInName } from "@frontdesk/server/names";

/** What is wrong with what somebody entered as their own name, on one line. */
export function problemOfName(name: string): string | undefined {
  return name === "" ? "Please enter your name." : problemInName(name);
}
