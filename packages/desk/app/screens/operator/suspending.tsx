import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import type { OperatedMerchant } from "../../api/operators.ts";
import { Card } from "../../components/card.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue, Tick } from "../../components/fields.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { decisions, useDecision } from "./queries.ts";
import "../../components/entries.css";
import "./operator.css";

const things = ["payments", "captures", "payouts"] as const;
type Thing = (typeof things)[number];

interface Wish {
  from: readonly Thing[];
  reason: string;
}

export function Suspending({ merchant }: { merchant: OperatedMerchant }) {
  const { suspension: words } = useWords().operator;
  const resume = useDecision("operator.resume", decisions.resume);
  const { suspension } = merchant;
  if (suspension === null) return <SuspensionForm merchant={merchant} />;
  const kept = things.filter((thing) => suspension[thing]).map((thing) => words.from[thing]);
  return (
    <Card title={words.title}>
      <p>
        {words.is} {kept.join(", ")}: {suspension.reason}
      </p>
      <RefusalMessage error={resume.error} />
      <div className="acts">
        <Button
          variant="default"
          loading={resume.isPending}
          onClick={() => resume.mutate(merchant)}
        >
          {words.resume}
        </Button>
      </div>
    </Card>
  );
}

function SuspensionForm({ merchant }: { merchant: OperatedMerchant }) {
  const { suspension: words } = useWords().operator;
  const [{ from, reason }, set, saves] = useKept<Wish>({ from: [], reason: "" });
  const suspend = useDecision("operator.suspend", decisions.suspend);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [payments, captures, payouts] = things.map((thing) => from.includes(thing));
    const kept = { payments: !!payments, captures: !!captures, payouts: !!payouts };
    saves(suspend.mutateAsync({ merchant, reason, ...kept }));
  };
  return (
    <Card title={words.title}>
      <form data-draft className="fields" onSubmit={submit}>
        <fieldset className="operator-choices">
          <legend>{words.is}</legend>
          {things.map((thing) => (
            <Tick
              key={thing}
              isOn={from.includes(thing)}
              onChange={(isOn) => {
                const others = from.filter((one) => one !== thing);
                set({ from: isOn ? [...others, thing] : others });
              }}
            >
              {words.from[thing]}
            </Tick>
          ))}
        </fieldset>
        <TextInput
          label={words.reason}
          description={words.hint}
          value={reason}
          maxLength={unitsOf(500)}
          onChange={onValue((reason) => set({ reason }))}
        />
        <RefusalMessage error={suspend.error} />
        <div className="acts">
          <Button
            type="submit"
            variant="outline"
            color="wrong"
            loading={suspend.isPending}
            disabled={from.length === 0 || reason.trim() === ""}
          >
            {words.suspend}
          </Button>
        </div>
      </form>
    </Card>
  );
}
