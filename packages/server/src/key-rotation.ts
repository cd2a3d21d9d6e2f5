import { Type } from "typebox";

const Time = Type.Union([Type.String({ format: "date-time" }), Type.Null()]);

export const KeyRotation = Type.Object({
  keyRotation: Type.Object({
    version: Type.Integer({
      description: "The master key version of new seals",
    }),
    state: Type.Enum(["none", "waiting", "resealing", "done"]),
    begunAt: Time,
    endedAt: Time,
    needed: Type.Array(Type.Integer(), {
      description: "Older versions that MASTER_KEY must still contain",
    }),
    waitingFor: Type.Array(Type.String(), {
      description: "Processes that do not use the version yet",
    }),
    columns: Type.Array(
      Type.Object({
        column: Type.String(),
        total: Type.Union([Type.Integer(), Type.Null()], {
          description: "Null until the values are counted",
        }),
        seen: Type.Integer(),
        resealed: Type.Integer(),
        unreadable: Type.Integer({
          description: "Sealed with a key that MASTER_KEY does not contain",
        }),
        done: Type.Boolean(),
      }),
    ),
  }),
});

export function lacking(processes: readonly string[]): string {
  const advice = "start them with the old and the new version in MASTER_KEY first";
  return `Not every process knows the newest version (${processes.join("; ")}): ${advice}`;
}
