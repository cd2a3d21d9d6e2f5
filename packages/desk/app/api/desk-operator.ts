import { path } from "@frontdesk/rest/api/path";
import { openWire, type WireOptions } from "@frontdesk/rest/api/wire";
import type { Static } from "typebox";
import type { ActionList, OperatedPerson as PersonSchema } from "../../src/operator/schema.ts";
import { deskRefusal, lost, read } from "./desk.ts";

export type OperatedPerson = Static<typeof PersonSchema>;
export type DeskActions = Static<typeof ActionList>;

const root = "/api/operator/desk";

export function createDeskOperator(options: WireOptions) {
  const wire = openWire(options, lost);
  return {
    person: (id: string, signal: AbortSignal) =>
      read<OperatedPerson>(wire, root + path`/persons/${id}`, signal),

    /** `isOwnerless`: leaves merchants and accounts without an owner. */
    async erase(id: string, isOwnerless: boolean): Promise<void> {
      const person = root + path`/persons/${id}` + (isOwnerless ? "?ownerless=yes" : "");
      const answer = await wire({ method: "DELETE", path: person, repeat: "once" });
      if (answer.statusCode !== 204) throw deskRefusal(answer);
    },

    /** Tells the owner 48 hours ahead. */
    async reportFactor(id: string, reason: string): Promise<void> {
      const lost = root + path`/persons/${id}/lost-factor`;
      const body = JSON.stringify({ reason });
      const headers = { "Content-Type": "application/json" };
      const answer = await wire({ method: "POST", path: lost, headers, body, repeat: "once" });
      if (answer.statusCode !== 201) throw deskRefusal(answer);
    },

    async endFactor(id: string): Promise<void> {
      const lost = root + path`/persons/${id}/lost-factor`;
      const answer = await wire({ method: "DELETE", path: lost, repeat: "once" });
      if (answer.statusCode !== 204) throw deskRefusal(answer);
    },

    /** Newest first. */
    actions({ limit, before }: { limit: number; before: number | undefined }, signal: AbortSignal) {
      const after = before === undefined ? "" : `&before=${before}`;
      return read<DeskActions>(wire, `${root}/actions?limit=${limit}${after}`, signal);
    },
  };
}
