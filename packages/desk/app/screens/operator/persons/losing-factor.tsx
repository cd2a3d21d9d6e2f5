// After a notice, the person can object for 48 hours.
import { Button } from "@mantine/core";
import { useState } from "react";
import type { OperatedPerson } from "../../../api/desk-operator.ts";
import { Card } from "../../../components/card.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Reasoned } from "../../../components/reasoned.tsx";
import { Sure } from "../../../components/sure.tsx";
import { useWords } from "../../../locales/words.ts";
import { useEndFactor, useReportFactor } from "./queries.ts";
import "../../../components/entries.css";

export function LosingFactor({ person }: { person: OperatedPerson }) {
  const { persons: words } = useWords().operating;
  const { id, lostFactor: lost } = person;
  const mayReport = lost === null || lost.objected !== null;
  return (
    <Card title={words.losing}>
      {lost === null && <p>{words.aboutLosing}</p>}
      {lost !== null && (
        <p>
          {lost.objected === null ? words.endsFrom : words.factorObjected}{" "}
          <Moment at={lost.objected ?? lost.due} />
        </p>
      )}
      <div className="acts">{mayReport ? <Reporting id={id} /> : <Ending id={id} />}</div>
    </Card>
  );
}

function Reporting({ id }: { id: string }) {
  const { persons: words } = useWords().operating;
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setRequested(true)}>
        {words.reportFactor}
      </Button>
      {isRequested && <Telling id={id} close={() => setRequested(false)} />}
    </>
  );
}

function Telling({ id, close }: { id: string; close: () => void }) {
  const { persons: words } = useWords().operating;
  const report = useReportFactor(id);
  const act = (reason: string) => report.mutate(reason, { onSuccess: close });
  return (
    <Reasoned
      title={words.reportFactor}
      act={words.reportFactor}
      label={words.factorReason}
      onAct={act}
      state={report}
      onClose={close}
    >
      <p>{words.aboutLosing}</p>
    </Reasoned>
  );
}

function Ending({ id }: { id: string }) {
  const { persons: words } = useWords().operating;
  const [isRequested, setRequested] = useState(false);
  const end = useEndFactor(id);
  const close = () => setRequested(false);
  const act = () => end.mutate(undefined, { onSuccess: close });
  return (
    <>
      <Button variant="outline" color="wrong" onClick={() => setRequested(true)}>
        {words.endFactor}
      </Button>
      {isRequested && (
        <Sure title={words.endFactor} act={words.endFactor} onAct={act} state={end} onClose={close}>
          <p>{words.endingFactor}</p>
        </Sure>
      )}
    </>
  );
}
