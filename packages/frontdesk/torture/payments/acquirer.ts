/* Silent, late, refusing, failing, or executing twice. Effect and answer may differ. */
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type {
  Acquirer,
  Confirmation,
  Instruction,
} from "@frontdesk/payments/acquiring/port/acquirer";
import type { Chance } from "@frontdesk/payments/torture/chance";

// Beyond the timeout of an authorisation, around that of other calls.
const lateMs = [12_100, 16_000] as const;

export function withMoods(acquirer: Acquirer, chance: Chance): Acquirer {
  async function meet<Result>(effect: () => Promise<Result>, isRepeatable = true): Promise<Result> {
    const mood = chance.draw();
    if (mood < 0.02) throw new Error("The line to the acquirer is down");
    if (mood < 0.03) await wait(chance.between(...lateMs));
    const result = await effect();
    if (mood > 0.9) await wait(chance.between(1, 300));
    if (mood > 0.99) await wait(chance.between(...lateMs));
    if (isRepeatable && mood > 0.97 && mood <= 0.98) await effect();
    if (mood > 0.96 && mood <= 0.97) throw new Error("The answer of the acquirer was lost");
    return result;
  }

  const instruct = (tell: (instruction: Instruction) => Promise<Confirmation>) => {
    return async (instruction: Instruction): Promise<Confirmation> =>
      isRejected(instruction) ? "refused" : await meet(() => tell(instruction));
  };

  return {
    // Doubling would not be the acquirer's fault.
    authorize: (question) => meet(() => acquirer.authorize(question), false),
    capture: instruct((instruction) => acquirer.capture(instruction)),
    refund: instruct((instruction) => acquirer.refund(instruction)),
    void: instruct((instruction) => acquirer.void(instruction)),
    reverse: (reversal) => meet(() => acquirer.reverse(reversal)),
  };
}

/** By the reference: a final refusal must repeat. */
function isRejected({ reference }: Instruction): boolean {
  return createHash("sha256").update(reference).digest().readUInt16BE() % 200 === 0;
}
