#!/usr/bin/env node
import { frontdesk } from "./commands.ts";

try {
  await frontdesk().parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
