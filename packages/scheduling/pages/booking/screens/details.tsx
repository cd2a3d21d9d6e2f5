import { unitsOf } from "@frontdesk/server/text/length";
import { useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import { type Entry, type Faults, faultsIn, longest } from "../flow/entry.ts";
import { Subject } from "../parts/facts.tsx";
import { Field, faultOf } from "../parts/field.tsx";
import { GiveUp } from "../parts/give-up.tsx";
import { Back, Heading } from "../parts/heading.tsx";
import { Button } from "../parts/notice.tsx";
import { QuestionField } from "../parts/question.tsx";
import { Timer } from "../parts/timer.tsx";
import { Unscripted } from "./unscripted.tsx";

export function DetailsScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, entry, setEntry, go, position } = usePage();
  const { questions } = appointment.service;
  const [isNotified, setMessage] = useState(Object.keys(entry.refused).length > 0);
  const faults: Faults = isNotified ? faultsIn(entry, { questions, words }) : {};
  const change = (part: Partial<Entry>) => setEntry({ ...entry, ...part, refused: {} });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = Object.keys(faultsIn(entry, { questions, words }));
    if (first === undefined) return go({ ...position, step: "terms" });
    setMessage(true);
    const form = event.currentTarget as HTMLFormElement;
    // Focuses after the fault renders.
    setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  return (
    <>
      <Back />
      <Heading>{words.yourDetails}</Heading>
      <Subject appointment={appointment} />
      <Unscripted>{words.needsScript}</Unscripted>
      <Timer held={appointment} />
      <form class="details" noValidate onSubmit={submit}>
        <Person entry={entry} faults={faults} change={change} />
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            reply={entry.answers[question.id]}
            fault={faults[question.id]}
            onReply={(reply) => change({ answers: { ...entry.answers, [question.id]: reply } })}
          />
        ))}
        <Trap value={entry.website} onChange={(website) => change({ website })} />
        <Button>{words.continue}</Button>
      </form>
      <GiveUp appointment={appointment} />
    </>
  );
}

interface PersonProps {
  entry: Entry;
  faults: Faults;
  change(part: Partial<Entry>): void;
}

function Person({ entry, faults, change }: PersonProps) {
  const { words } = usePage();
  return (
    <>
      <Field id="name" label={words.name} fault={faults.name}>
        <input
          {...faultOf("name", faults.name)}
          name="name"
          autocomplete="name"
          maxLength={unitsOf(longest.name)}
          required
          value={entry.name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Field>
      <Field id="email" label={words.email} fault={faults.email}>
        <input
          {...faultOf("email", faults.email)}
          name="email"
          inputMode="email"
          autocapitalize="none"
          autocomplete="email"
          spellcheck={false}
          maxLength={unitsOf(longest.email)}
          required
          value={entry.email}
          onInput={({ currentTarget }) => change({ email: currentTarget.value })}
        />
      </Field>
      <Field id="phone" label={words.phone} isOptional fault={faults.phone}>
        <input
          {...faultOf("phone", faults.phone)}
          name="tel"
          type="tel"
          autocomplete="tel"
          maxLength={unitsOf(longest.phone)}
          value={entry.phone}
          onInput={({ currentTarget }) => change({ phone: currentTarget.value })}
        />
      </Field>
    </>
  );
}

/** Only bots fill in this field. */
function Trap({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <div class="trap" aria-hidden="true">
      <input
        name="website"
        aria-label="Website"
        tabIndex={-1}
        autocomplete="off"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
