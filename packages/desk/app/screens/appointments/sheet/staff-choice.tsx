import type { Service } from "@frontdesk/scheduling-client/types/services";
import { NativeSelect } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMaySee, useOnlyOwn } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { onValue } from "../../../components/fields.tsx";
import { useWords } from "../../../locales/words.ts";
import { appointments } from "../queries.ts";
import { choosableParts, withChoice } from "./choosing.ts";

interface StaffChoiceProps {
  service: Service;
  /** A part without an id takes anyone. */
  value: readonly number[];
  onChange(ids: number[]): void;
  error?: string | undefined;
}

export function StaffChoice({ service, value, onChange, error }: StaffChoiceProps) {
  const { appointments: words } = useWords();
  const { data: resources = [] } = useQuery({
    ...appointments.resources(useWorkspace()),
    enabled: useMaySee("resources"),
  });
  const parts = choosableParts(service, resources);
  return (
    <>
      {parts.map(({ id, name, of }) => (
        <NativeSelect
          key={id}
          label={parts.length > 1 && name !== "" ? name : words.resource}
          value={String(value.find((one) => of.some((resource) => resource.id === one)) ?? "")}
          error={error}
          data={[
            { value: "", label: words.anyone },
            ...of.map((resource) => ({ value: String(resource.id), label: resource.name })),
          ]}
          onChange={onValue((chosen) => onChange(withChoice(value, of, Number(chosen))))}
        />
      ))}
    </>
  );
}

/** Undefined if the user may change everything, or while loading. */
export function useOwnIds(service: Service | undefined): readonly number[] | undefined {
  const workspace = useWorkspace();
  const me = useOnlyOwn("bookings");
  const enabled = useMaySee("resources") && me !== undefined;
  const ids = service?.parts.flatMap((part) => part.resource_ids) ?? [];
  const read = useQueries({
    queries: ids.map((id) => ({ ...appointments.resource(workspace, id), enabled })),
  });
  if (!enabled || read.some(({ isPending }) => isPending)) return undefined;
  return read.flatMap(({ data }) => (data?.user_id === me ? data.id : []));
}
