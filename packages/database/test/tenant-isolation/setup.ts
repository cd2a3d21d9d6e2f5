import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { PreparingClient } from "../../src/client.ts";
import { statementsFolder } from "../../src/settings.ts";
import { recordStatements } from "./record.ts";

const isRecorded = Symbol.for("frontdesk.recorded");
const prototype = PreparingClient.prototype as { [isRecorded]?: true };

// Vitest runs this before each file, in the same process.
if (statementsFolder !== undefined && prototype[isRecorded] !== true) {
  prototype[isRecorded] = true;
  const file = join(statementsFolder, `${process.pid}.jsonl`);
  recordStatements((sent) => appendFileSync(file, `${JSON.stringify(sent)}\n`));
}
