import type { Fate } from "@frontdesk/scheduling-client/types/resources";
import { unitsOf } from "@frontdesk/server/text/length";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { problemsOf } from "../../api/problems.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { clashesIn } from "../../components/clashes.ts";
import { Displaced } from "../../components/displaced.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue, Tick } from "../../components/fields.tsx";
import { Folded } from "../../components/folded.tsx";
import { Saving } from "../../components/saving.tsx";
import { useWords } from "../../locales/words.ts";
import { resources, timeOff, useTakeTimeOff } from "./queries.ts";
import { type TimeOffDraft, timeFault, timeOffOf } from "./time-off-draft.ts";

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
  const send = (fate: Fate = {}) => {
    const isRequested = Object.keys(fate).length > 0;
    const wish = { ...timeOffOf(draft), ...(isRequested ? fate : { block_by_clashes: true }) };
    const onSuccess = () => onSaved?.(draft);
    saves(take.mutateAsync(wish, { onSuccess }).then(() => say(words.timeOffTaken)));
  };
  const isWhole = draft.ids.length > 0 && draft.from !== "" && draft.to !== "";
  const isClash = clashesIn(take.error) !== undefined;
  const day = (name: "from" | "to", label: string) => (
    <TextInput
      type="date"
      label={label}
      value={draft[name]}
      required
      error={problems[name]}
      onChange={onValue((value) => set({ [name]: value }))}
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
      {own === undefined && <For draft={draft} set={set} error={problems.resource_ids} />}
      <div className="line">
        {day("from", studio.from)}
        {day("to", studio.to)}
      </div>
      <Tick isOn={draft.isAllDay} onChange={(isAllDay) => set({ isAllDay })}>
        {words.allDay}
      </Tick>
      {!draft.isAllDay && <Times draft={draft} set={set} fault={fault} />}
      <Why draft={draft} set={set} problems={problems} />
      <ForOthers own={own ?? draft.ids[0]} draft={draft} set={set} />
      <Saving
        state={isClash ? { ...take, error: null } : take}
        isSame={fault !== undefined || !isWhole}
        word={words.takeTimeOff}
      />
      <Displaced error={take.error} onClose={() => take.reset()} onChoose={send} />
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
  const listing = { isArchived: false, isWhole: false, q: "" };
  return useQuery(resources.all(useWorkspace(), listing)).data ?? [];
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
