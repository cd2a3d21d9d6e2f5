import { problemInName } from "@frontdesk/server/names";

/** For a person's own name, on one line. */
export function problemOfName(name: string): string | undefined {
  return name === "" ? "Please enter your name." : problemInName(name);
}
