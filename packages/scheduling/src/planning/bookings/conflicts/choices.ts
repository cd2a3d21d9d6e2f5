import { type Static, Type } from "typebox";
import type { Clash } from "../../../core/intervals/availability.ts";

/** `reassign` looks for other free people or rooms at the same time. */
export const clashChoices = ["reassign", "cancel", "keep"] as const;
export type ClashChoice = (typeof clashChoices)[number];

/** By booking. */
export type ClashChoices = ReadonlyMap<number, ClashChoice>;

export function undecided(clashes: readonly Clash[], choices: ClashChoices): Clash[] {
  return clashes.flatMap((clash) => {
    const ids = clash.booking_ids.filter((id) => !choices.has(id));
    return ids.length === 0 ? [] : [{ ...clash, booking_ids: ids }];
  });
}

export const ClashChoicesInput = Type.Optional(
  Type.Array(
    Type.Object({
      booking_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      choice: Type.Enum([...clashChoices], {
        description:
          "`reassign` moves the appointment to other free people or rooms at the same time, if " +
          "there are any; `cancel` cancels and refunds it; `keep` lets it wait",
      }),
    }),
    {
      maxItems: 1000,
      description:
        "Decides single conflicting bookings. The other options apply to the rest; without one, " +
        "the rest refuses the change",
    },
  ),
);

export const choicesOf = ({
  clash_choices: all = [],
}: {
  clash_choices?: Static<typeof ClashChoicesInput>;
}): ClashChoices => new Map(all.map(({ booking_id: id, choice }) => [id, choice]));
