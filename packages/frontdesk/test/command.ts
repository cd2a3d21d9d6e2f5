import { vi } from "vitest";
import { frontdesk } from "../src/command/commands.ts";

/** In this process: a new one costs a second. Throws the message of an exit with 1. */
export async function command(
  parts: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  let printed = "";
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const writing = vi.spyOn(process.stdout, "write").mockImplementation((part) => {
    printed += part;
    return true;
  });
  try {
    await frontdesk().parseAsync(parts, { from: "user" });
    return printed;
  } finally {
    writing.mockRestore();
    vi.unstubAllEnvs();
  }
}
