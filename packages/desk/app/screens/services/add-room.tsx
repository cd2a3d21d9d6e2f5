// Creates a room without leaving the service.
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { onValue } from "../../components/fields.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { services, useNewRoom } from "./queries.ts";

interface AddRoomProps {
  rooms: readonly { id: number }[];
  onAdded: (id: number) => void;
}

export function AddRoom({ rooms, onAdded }: AddRoomProps) {
  const { services: words } = useWords();
  const workspace = useWorkspace();
  const mayMake = useMayMake("resources");
  const type = useQuery({ ...services.roomType(workspace), enabled: mayMake }).data ?? undefined;
  const add = useNewRoom(workspace);
  const [name, setName] = useState("");
  const [added, setAdded] = useState<number>();
  const isListed = rooms.some(({ id }) => id === added);
  useEffect(() => {
    if (added === undefined || !isListed) return;
    setAdded(undefined);
    onAdded(added);
  }, [added, isListed, onAdded]);
  if (!mayMake || type === undefined) return null;
  const send = () => {
    if (name.trim() === "" || add.isPending) return;
    const room = { name: name.trim(), resource_type_id: type };
    void add.mutateAsync(room).then(
      ({ id }) => {
        setName("");
        setAdded(id);
      },
      () => {},
    );
  };
  return (
    <>
      <div className="service-add">
        <TextInput
          label={words.roomName}
          value={name}
          error={problemsOf(add.error).name}
          onChange={onValue(setName)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            send();
          }}
        />
        <Button variant="default" loading={add.isPending} onClick={send}>
          {words.addRoom}
        </Button>
      </div>
      <RefusalMessage error={add.error} />
    </>
  );
}
