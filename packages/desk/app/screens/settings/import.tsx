import type { Import, ImportRow } from "@frontdesk/scheduling-client/types/imports";
import { Button, FileButton, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { latestError } from "../../api/latest-error.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { onValue } from "../../components/fields.tsx";
import { Folded } from "../../components/folded.tsx";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import type { Words } from "../../locales/bind.ts";
import { useWords } from "../../locales/words.ts";
import {
  type ImportColumns,
  importQueries,
  useImportSteps,
  useNewImport,
} from "./import-queries.ts";

const mostBytes = 5 * 1024 * 1024;

/** For administrators. */
export function ImportClients() {
  const { imports: words } = useWords();
  const workspace = useWorkspace();
  const [fault, setFault] = useState<"large" | "unread">();
  const [content, setContent] = useState<Uint8Array>();
  const check = useNewImport(workspace);
  const [name, setName] = useState<string>();
  const again = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // The same file may be chosen again, after a correction.
    again.current?.();
    if (file === null) return;
    setName(file.name);
    setFault(file.size > mostBytes ? "large" : undefined);
    if (file.size > mostBytes) return;
    file.arrayBuffer().then(
      (buffer) => {
        const bytes = new Uint8Array(buffer);
        setContent(bytes);
        check.mutate({ content: bytes });
      },
      () => setFault("unread"),
    );
  };
  return (
    <section className="group" aria-labelledby="import">
      <h3 id="import">{words.title}</h3>
      <p className="note">{words.hint}</p>
      <div className="acts">
        <FileButton resetRef={again} accept=".csv,.txt,.tsv" onChange={choose}>
          {(props) => (
            <Button {...props} variant="default">
              {words.file}
            </Button>
          )}
        </FileButton>
        {name !== undefined && <span className="quiet">{name}</span>}
      </div>
      {check.isPending && <p role="status">{words.checking}</p>}
      {fault !== undefined && <p role="alert">{words[fault]}</p>}
      <RefusalMessage error={check.error} />
      <Read of={useQuery(importQueries.latest(workspace))}>
        {(latest) =>
          latest !== null && (
            <Latest
              key={latest.id}
              latest={latest}
              recheck={content && ((columns) => check.mutate({ content, columns }))}
            />
          )
        }
      </Read>
    </section>
  );
}

interface LatestProps {
  latest: Import;
  /** Undefined after a reload: the file is gone. */
  recheck: ((columns: ImportColumns) => void) | undefined;
}

function Latest({ latest, recheck }: LatestProps) {
  const { imports: words } = useWords();
  const workspace = useWorkspace();
  const { apply, undo } = useImportSteps(workspace, latest.id);
  const { state, counts, kept_until: until } = latest;
  const waiting = counts.new + counts.warning;
  const isOpen = state === "checked" || state === "applying";
  return (
    <>
      <p role="status">
        <strong>{isOpen ? words.counts(countsOf(latest)) : resultOf(counts, words)}</strong>
      </p>
      {isOpen && waiting > 0 && (
        <div className="acts">
          <Button loading={apply.isPending} onClick={() => apply.mutate()}>
            {words.apply({ count: waiting })}
          </Button>
        </div>
      )}
      {(state === "applied" || state === "undoing") && counts.imported > 0 && (
        <div className="acts">
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
            {words.undo}
          </Button>
          <span className="note">
            {words.until} <Moment at={until} />
          </span>
        </div>
      )}
      <RefusalMessage error={latestError(apply, undo)} />
      {state === "checked" && recheck !== undefined && (
        <Mapping latest={latest} recheck={recheck} />
      )}
      <Problems latest={latest} />
    </>
  );
}

/** Names the kinds that happened. */
function resultOf(counts: Import["counts"], words: Words["imports"]): string {
  const kinds = ["imported", "removed", "kept"] as const;
  const happened = kinds.filter((kind) => counts[kind] > 0);
  const named = happened.length === 0 ? kinds.slice(0, 1) : happened;
  return named.map((kind) => words.results[kind]({ count: counts[kind] })).join(", ");
}

const countsOf = ({ counts }: Import) => ({
  fresh: counts.new + counts.warning,
  same: counts.same,
  wrong: counts.error,
});

const fields = [
  "name",
  "first_name",
  "last_name",
  "email",
  "phone",
  "notes",
  "external_id",
] as const;

function Mapping({ latest, recheck }: { latest: Import; recheck(columns: ImportColumns): void }) {
  const { imports: words, resources, studio } = useWords();
  const { headers, columns } = latest;
  const labels = {
    name: studio.name,
    first_name: resources.firstName,
    last_name: resources.lastName,
    email: resources.email,
    phone: resources.phone,
    notes: studio.notes,
    external_id: words.id,
  };
  const isNamed = (columns.name ?? columns.first_name ?? columns.last_name) !== undefined;
  const choices = [{ value: "", label: resources.no }, ...new Set(headers.filter(Boolean))];
  return (
    <Folded title={words.columns} isOpen={!isNamed}>
      {fields.map((field) => (
        <NativeSelect
          key={field}
          label={labels[field]}
          data={choices}
          value={columns[field] ?? ""}
          onChange={onValue((header) => {
            const rest = Object.fromEntries(fields.map((one) => [one, columns[one] ?? null]));
            recheck({ ...rest, [field]: header === "" ? null : header });
          })}
        />
      ))}
    </Folded>
  );
}

function Problems({ latest }: { latest: Import }) {
  const { imports: words } = useWords();
  const { data: rows = [] } = useQuery(importQueries.problems(useWorkspace(), latest));
  // An applied import forgets the names of its rows.
  const [names] = useState(() => new Map<number, string>());
  for (const { id, name, email } of rows) {
    const label = name ?? email;
    if (label !== null) names.set(id, label);
  }
  if (rows.length === 0) return null;
  return (
    <ul className="entries" aria-label={words.rows}>
      {rows.map((row) => (
        <Problem key={row.id} row={row} name={names.get(row.id)} />
      ))}
    </ul>
  );
}

function Problem({ row, name }: { row: ImportRow; name: string | undefined }) {
  const { imports: words } = useWords();
  const [problem] = row.problems;
  if (problem === undefined) return null;
  const reason = words.problems[problem.code];
  const field = problem.column === null ? "" : `${problem.column}: `;
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">
          {name === undefined
            ? words.rowAlone({ number: row.number })
            : words.row({ number: row.number, name })}
        </span>
        <span className="entry-note">
          {problem.row === null ? `${field}${reason}` : words.likeRow({ number: problem.row })}
        </span>
      </span>
    </li>
  );
}
