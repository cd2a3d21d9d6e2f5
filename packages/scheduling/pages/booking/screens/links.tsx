import { useState } from "preact/hooks";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { useShown } from "../flow/shown.ts";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { Timer } from "../parts/timer.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { Way } from "../parts/way.tsx";

/** Waits for the customer to confirm the mail address; behind its link, with a button to do so. */
export function VerifyScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, fill, place } = useShown();
  const isBehindLink = place.view.at === "appointment" && place.view.act === "verify";
  const email = appointment.customer?.email ?? "";
  return (
    <>
      <Heading>{words.verifyHeading}</Heading>
      <Timer held={appointment} />
      <p>{isBehindLink ? words.verifyText : fill(words.verifySent, { email })}</p>
      <Facts appointment={appointment} />
      {isBehindLink && <ActForm appointment={appointment} act="verify" name={words.confirm} />}
    </>
  );
}

/** Stops reminders, of one and all later appointments. */
export function RemindersScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, content } = useShown();
  const [isDone, setDone] = useState(content.told === "done");
  return (
    <>
      <Heading>{words.remindersHeading}</Heading>
      {isDone ? (
        <Notice kind="right">{words.remindersStopped}</Notice>
      ) : (
        <ActForm
          appointment={appointment}
          act="reminders"
          name={words.stopReminders}
          onDone={() => setDone(true)}
        />
      )}
    </>
  );
}

interface ActFormProps {
  appointment: OpenAppointment;
  act: "verify" | "reminders";
  /** Of the button. */
  name: string;
  onDone?: () => void;
}

/** A form of one button, which works without script too. */
function ActForm({ appointment, act, name, onDone }: ActFormProps) {
  const { words, content, keep, go } = useShown();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { token } = appointment;
  const own = { view: { at: "appointment", token, act: undefined } } as const;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const url = `${content.api}/appointments/${token}/${act}`;
    const { status, body } = await askFor<OpenAppointment>(url, { method: "POST", body: {} });
    setBusy(false);
    if (status < 200 || status >= 300) return setTrouble(troubleOf(words, status));
    if (status === 200 && body.state !== undefined) keep({ ...body, token });
    if (onDone === undefined) go(own, { instead: true });
    else onDone();
  };
  return (
    <form method="post" class="ways" onSubmit={submit}>
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      <Button isBusy={isBusy}>{name}</Button>
      <Way to={own} look="button plain">
        {words.back}
      </Way>
    </form>
  );
}
