/*
 * An acquirer with moods: silent, late, refusing for good, failing, and hearing twice what it was
 * told once. What it does and what it says of that are two things, as they are with a real one.
 */
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type {
  Acquirer,
  Confirmation,
  Instruction,
} from "@frontdesk/payments/acquiring/port/acquirer";
import type { Chance } from "@frontdesk/payments/torture/chance";

// Longer than the service waits for an authorisation, and about as long as for the rest.
const lateMs = [12_100, 16_000] as const;

/** The same acquirer, in a mood that is drawn for each call. */
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
      isRefused(instruction) ? "refused" : await meet(() => tell(instruction));
  };

  return {
    // Asked once for a reference, so that hearing it twice is no mood of this one.
    authorize: (question) => meet(() => acquirer.authorize(question), false),
    capture: instruct((instruction) => acquirer.capture(instruction)),
    refund: instruct((instruction) => acquirer.refund(instruction)),
    void: instruct((instruction) => acquirer.void(instruction)),
    reverse: (reversal) => meet(() => acquirer.reverse(reversal)),
  };
}

/** Some, whoever asks and however often: an acquirer that refuses for good has never done it. */
function isRefused({ reference }: Instruction): boolean {
  return createHash("sha256").update(reference).digest().readUInt16BE() % 200 === 0;
}
