// What operators ask the desk itself, in the session of whoever is signed in: it is about people.
import { path } from "@frontdesk/rest/api/path";
import { openWire, type WireOptions } from "@frontdesk/rest/api/wire";
import type { Static } from "typebox";
import type { ActionList, OperatedPerson as PersonSchema } from "../../src/operator/schema.ts";
import { deskRefusal, lost, read } from "./desk.ts";

/** Somebody who signs in, as operators see them. */
export type OperatedPerson = Static<typeof PersonSchema>;
export type DeskActions = Static<typeof ActionList>;

const root = "/api/operator/desk";

export function createDeskOperator(options: WireOptions) {
  const wire = openWire(options, lost);
  return {
    person: (id: string, signal: AbortSignal) =>
      read<OperatedPerson>(wire, root + path`/persons/${id}`, signal),

    /** Forgets somebody for good; what they alone own is left without an owner if that is said. */
    async erase(id: string, isOwnerless: boolean): Promise<void> {
      const person = root + path`/persons/${id}` + (isOwnerless ? "?ownerless=yes" : "");
      const answer = await wire({ method: "DELETE", path: person, repeat: "once" });
      if (answer.statusCode !== 204) throw deskRefusal(answer);
    },

    /** Tells somebody that their second factor is to be ended, 48 hours later. */
    async reportFactor(id: string, reason: string): Promise<void> {
      const lost = root + path`/persons/${id}/lost-factor`;
      const body = JSON.stringify({ reason });
      const headers = { "Content-Type": "application/json" };
      const answer = await wire({ method: "POST", path: lost, headers, body, repeat: "once" });
      if (answer.statusCode !== 201) throw deskRefusal(answer);
    },

    /** Ends it, and all their sessions. */
    async endFactor(id: string): Promise<void> {
      const lost = root + path`/persons/${id}/lost-factor`;
      const answer = await wire({ method: "DELETE", path: lost, repeat: "once" });
      if (answer.statusCode !== 204) throw deskRefusal(answer);
    },

    /** What operators did there, newest first. */
    actions({ limit, before }: { limit: number; before: number | undefined }, signal: AbortSignal) {
      const after = before === undefined ? "" : `&before=${before}`;
      return read<DeskActions>(wire, `${root}/actions?limit=${limit}${after}`, signal);
    },
  };
}
