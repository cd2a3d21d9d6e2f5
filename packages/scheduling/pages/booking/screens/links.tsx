import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useState } from "preact/hooks";
import { addressOfView } from "../../../src/appointments/pages/content.ts";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "../flow/ask.ts";
import { usePage } from "../flow/content.ts";
import { repliesOf } from "../flow/entry.ts";
import { leaveFor, tellBooked } from "../flow/frame.ts";
import { rereadAfter } from "../flow/reread.ts";
import { Facts, Subject } from "../parts/facts.tsx";
import { GiveUp } from "../parts/give-up.tsx";
import { Heading } from "../parts/heading.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { Timer } from "../parts/timer.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { ViewLink } from "../parts/view-link.tsx";

export function VerifyScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, position } = usePage();
  const { view } = position;
  const proof = view.at === "appointment" && view.act === "verify" ? view.proof : undefined;
  return (
    <>
      <Heading>{words.verifyHeading}</Heading>
      <Timer held={appointment} />
      {proof === undefined ? (
        <Sent appointment={appointment} />
      ) : (
        <>
          <p>{words.verifyText}</p>
          <Facts appointment={appointment} />
          <ActForm appointment={appointment} act="verify" name={words.confirm} proof={proof} />
        </>
      )}
    </>
  );
}

function Sent({ appointment }: { appointment: OpenAppointment }) {
  const { words, content, go, entry, setEntry, isAlive } = usePage();
  const [isAgain, setAgain] = useState(content.outcome === "done");
  useLooking(appointment);
  const { token, customer, answers } = appointment;
  const change = () => {
    const { name = "", email = "", phone } = customer ?? {};
    // A reloaded page has lost the earlier input.
    setEntry({ ...entry, name, email, phone: phone ?? "", answers: repliesOf(answers) });
    go({ view: { at: "appointment", token, act: undefined }, step: "details" });
  };
  return (
    <>
      {isAgain && <Notice kind="right">{words.sentAgain}</Notice>}
      <p>{formatMessage(words.verifySent, { email: customer?.email ?? "" })}</p>
      <Facts appointment={appointment} />
      <ActForm
        appointment={appointment}
        act="again"
        name={words.sendAgain}
        onDone={() => setAgain(true)}
      />
      {isAlive && (
        <button type="button" class="quiet" onClick={change}>
          {words.changeAddress}
        </button>
      )}
      <GiveUp appointment={appointment} />
    </>
  );
}

const betweenLooksMs = 5_000;

function useLooking({ token }: OpenAppointment): void {
  const { content, keep } = usePage();
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const url = `${content.api}/appointments/${encodeURIComponent(token)}`;
      const { status, body } = await askFor<OpenAppointment>(url);
      if (status !== 200) return;
      if (!body.must_verify) keep({ ...body, token });
      tellBooked(body.state);
    };
    const looking = setInterval(look, betweenLooksMs);
    return () => clearInterval(looking);
  }, [token]);
}

export function RemindersScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, content } = usePage();
  const { position } = usePage();
  const proof = position.view.at === "appointment" ? position.view.proof : undefined;
  const [isDone, setDone] = useState(content.outcome === "done");
  return (
    <>
      <Heading>{words.remindersHeading}</Heading>
      <Subject appointment={appointment} />
      {isDone ? (
        <Notice kind="right">{words.remindersStopped}</Notice>
      ) : (
        <ActForm
          appointment={appointment}
          act="reminders"
          proof={proof}
          name={words.stopReminders}
          onDone={() => setDone(true)}
        />
      )}
    </>
  );
}

interface ActFormProps {
  appointment: OpenAppointment;
  act: "verify" | "again" | "reminders";
  name: string;
  proof?: string | undefined;
  onDone?: (() => void) | undefined;
}

function ActForm({ appointment, act, name, proof, onDone }: ActFormProps) {
  const { content } = usePage();
  const { isBusy, trouble, send } = useAct({ appointment, act, proof, onDone });
  const { token } = appointment;
  const action = addressOfView(content.path, { at: "appointment", token, act });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form method="post" action={action} class="ways" onSubmit={submit}>
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      {proof !== undefined && <input type="hidden" name="proof" value={proof} />}
      <Button isBusy={isBusy} {...(act === "again" && { kind: "plain" })}>
        {name}
      </Button>
      {act !== "again" && <BackToOwn token={token} />}
    </form>
  );
}

function BackToOwn({ token }: { token: string }) {
  const { words } = usePage();
  return (
    <ViewLink to={{ view: { at: "appointment", token, act: undefined } }} look="button plain">
      {words.back}
    </ViewLink>
  );
}

function proofFor(act: ActFormProps["act"], proof: string | undefined) {
  if (proof === undefined) return { query: "", body: {} };
  if (act === "reminders") return { query: `?proof=${encodeURIComponent(proof)}`, body: {} };
  return { query: "", body: act === "verify" ? { proof } : {} };
}

function useAct({ appointment, act, proof, onDone }: Omit<ActFormProps, "name">) {
  const pageState = usePage();
  const { words, content, keep, go } = pageState;
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { token } = appointment;
  const send = async () => {
    setBusy(true);
    setTrouble(undefined);
    const { query, body: sent } = proofFor(act, proof);
    const url = `${content.api}/appointments/${token}/${act}${query}`;
    const { status, body } = await askFor<OpenAppointment>(url, { method: "POST", body: sent });
    setBusy(false);
    if (status === 410) return keep({ ...appointment, state: "expired" });
    if (status === 422) return setTrouble(words.missing.appointment);
    if (status < 200 || status >= 300) {
      return setTrouble(troubleOf(words, await rereadAfter(pageState, token, status)));
    }
    if (status === 200 && body.state !== undefined) keep({ ...body, token });
    if (onDone !== undefined) return onDone();
    go({ view: { at: "appointment", token, act: undefined } }, { instead: true });
    if (body.payment?.url) leaveFor(body.payment.url);
  };
  return { isBusy, trouble, send };
}
