import { begin } from "@frontdesk/server/run";
import { frontdesk } from "./commands.ts";

await begin(async () => {
  await frontdesk().parseAsync();
});
