import { Button } from "@mantine/core";
import { latestError } from "../../api/latest-error.ts";
import type { OwnerAssignment } from "../../api/operators.ts";
import { Moment } from "../../components/moment.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { decisions, useDecision } from "./queries.ts";
import "../../components/entries.css";

export function NamedOwner({ assignment }: { assignment: OwnerAssignment }) {
  const { merchants: words } = useWords();
  const overrule = useDecision("operator.overrule", decisions.overrule);
  const refuse = useDecision("operator.refuseOwner", decisions.refuseOwner);
  const { state, person, due, objectedBy } = assignment;
  const email = person?.email ?? words.erased;
  const says = { objected: words.objectedSays, overruled: words.overruledSays };
  return (
    <section className="group operator-asked" aria-label={words.named}>
      <p>
        <strong>{words.becomes({ email })}</strong> <Moment at={due} />
      </p>
      {objectedBy !== null && <p role="status">{words.objected({ email: objectedBy })}</p>}
      <p className="quiet">
        {state === "objected" || state === "overruled" ? says[state] : words.waitingSays}
      </p>
      <RefusalMessage error={latestError(overrule, refuse)} />
      <div className="acts">
        {state === "objected" && (
          <Button
            variant="default"
            loading={overrule.isPending}
            onClick={() => overrule.mutate(assignment)}
          >
            {words.overrule}
          </Button>
        )}
        <Button
          variant="outline"
          color="wrong"
          loading={refuse.isPending}
          onClick={() => refuse.mutate(assignment)}
        >
          {words.refuseOwner}
        </Button>
      </div>
    </section>
  );
}
