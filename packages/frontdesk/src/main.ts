#!/usr/bin/env node
import { begin } from "@frontdesk/server/run";
import { frontdesk } from "./command/commands.ts";

await begin(async () => {
  await frontdesk().parseAsync();
});
