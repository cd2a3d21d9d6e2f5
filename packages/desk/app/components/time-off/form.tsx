import { unitsOf } from "@frontdesk/server/text/length";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { problemsOf } from "../../api/problems.ts";
import { timeOff, useTakeTimeOff } from "../../api/time-off.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { useWords } from "../../locales/words.ts";
import { AffectedAppointments, type ClashDecision } from "../affected.tsx";
import { clashesIn } from "../clashes.ts";
import { useKept } from "../draft/use-kept.ts";
import { onValue, Tick } from "../fields.tsx";
import { Folded } from "../folded.tsx";
import { Saving } from "../saving.tsx";

import { type TimeOffDraft, timeFault, timeOffOf } from "./draft.ts";

interface TimeOffFormProps {
  blank: TimeOffDraft;
  /** The time off of a resource's sheet is for this resource, and maybe for others. */
  own?: number;
  onSaved?(draft: TimeOffDraft): void;
}

export function TimeOffForm({ blank, own, onSaved }: TimeOffFormProps) {
  const { studio, resources: words } = useWords();
  const [draft, set, saves] = useKept<TimeOffDraft>(blank);
  const workspace = useWorkspace();
  const take = useTakeTimeOff(workspace);
  const problems = problemsOf(take.error);
  const fault = timeFault(draft);
  const { isClosure = false } = draft;
  const send = (decision: ClashDecision = {}) => {
    const wish = { ...timeOffOf(draft), block_by_clashes: true, ...decision };
    const onSuccess = () => onSaved?.(draft);
    const done = isClosure ? words.closureSaved : words.timeOffTaken;
    saves(take.mutateAsync(wish, { onSuccess }).then(() => say(done)));
  };
  const word = isClosure ? words.saveClosure : words.takeTimeOff;
  const isWhole = (isClosure || draft.ids.length > 0) && draft.from !== "" && draft.to !== "";
  const isClash = clashesIn(take.error) !== undefined;
  const day = (name: "from" | "to", label: string) => (
    <TextInput
      type="date"
      label={label}
      value={draft[name]}
      required
      error={problems[name]}
      onChange={onValue((value) =>
        set({ [name]: value, ...(name === "from" && draft.to < value && { to: value }) }),
      )}
    />
  );
  return (
    <form
      data-draft
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === undefined && isWhole) send();
      }}
    >
      {own === undefined && !isClosure && (
        <For draft={draft} set={set} error={problems.resource_ids} />
      )}
      <div className="line">
        {day("from", studio.from)}
        {day("to", studio.to)}
      </div>
      <Tick isOn={draft.isAllDay} onChange={(isAllDay) => set({ isAllDay })}>
        {words.allDay}
      </Tick>
      {!draft.isAllDay && <Times draft={draft} set={set} fault={fault} />}
      <Why draft={draft} set={set} problems={problems} />
      {!isClosure && <ForOthers own={own ?? draft.ids[0]} draft={draft} set={set} />}
      <Saving
        state={isClash ? { ...take, error: null } : take}
        isSame={fault !== undefined || !isWhole}
        word={word}
      />
      <AffectedAppointments
        error={take.error}
        word={word}
        mayReassign={!isClosure}
        onClose={() => take.reset()}
        onChoose={send}
      />
    </form>
  );
}

interface DraftProps {
  draft: TimeOffDraft;
  set: (changes: Partial<TimeOffDraft>) => void;
}

function Why({ draft, set, problems }: DraftProps & { problems: Record<string, string> }) {
  const { resources: words } = useWords();
  const { data: types = [] } = useQuery(timeOff.types(useWorkspace()));
  return (
    <>
      <NativeSelect
        label={words.reason}
        value={draft.typeId}
        data={[
          { value: "", label: words.no },
          ...types.map((type) => ({ value: String(type.id), label: type.name })),
        ]}
        error={problems.downtime_type_id}
        onChange={onValue((typeId) => set({ typeId }))}
      />
      <Textarea
        label={words.note}
        rows={2}
        maxLength={unitsOf(20_000)}
        value={draft.note}
        error={problems.details}
        onChange={onValue((note) => set({ note }))}
      />
    </>
  );
}

function Times({ draft, set, fault }: DraftProps & { fault: ReturnType<typeof timeFault> }) {
  const { studio, resources: words } = useWords();
  return (
    <div className="line">
      {(["start", "end"] as const).map((name) => (
        <TextInput
          key={name}
          label={name === "start" ? words.startsAt : words.endsAt}
          inputMode="numeric"
          required
          value={draft[name]}
          error={name === "end" && fault !== undefined ? words.problems[fault] : undefined}
          onChange={onValue((value) => set({ [name]: value }))}
          aria-description={studio.time}
        />
      ))}
    </div>
  );
}

function useResources() {
  return useQuery(timeOff.resources(useWorkspace())).data ?? [];
}

function For({ draft, set, error }: DraftProps & { error: string | undefined }) {
  const { resources: words } = useWords();
  const all = useResources();
  return (
    <NativeSelect
      label={words.timeOffFor}
      required
      value={String(draft.ids[0] ?? "")}
      error={error}
      data={[
        { value: "", label: words.chooseResource },
        ...all.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={onValue((id) => set({ ids: id === "" ? [] : [Number(id)] }))}
    />
  );
}

function ForOthers({ own, draft, set }: DraftProps & { own: number | undefined }) {
  const { resources: words } = useWords();
  const others = useResources().filter(({ id }) => id !== own);
  if (own === undefined || others.length === 0) return null;
  const { ids } = draft;
  return (
    <Folded title={words.forOthers} isOpen={ids.length > 1}>
      {others.map(({ id, name }) => (
        <Tick
          key={id}
          isOn={ids.includes(id)}
          onChange={(isOn) => set({ ids: isOn ? [...ids, id] : ids.filter((one) => one !== id) })}
        >
          {name}
        </Tick>
      ))}
    </Folded>
  );
}
