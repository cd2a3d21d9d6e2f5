import { Menu, UnstyledButton } from "@mantine/core";
import { useWorkspace } from "../api/workspace.ts";
import { useGo } from "../components/screen-link.tsx";
import { PlusSign } from "../icons.ts";
import { useWords } from "../locales/words.ts";
import { newEntries } from "./navigation.ts";

/** In the head of a desktop, and in the bar of a phone. */
export function NewMenu({ isInBar = false }: { isInBar?: boolean }) {
  const { shell } = useWords();
  const go = useGo();
  const entries = newEntries(useWorkspace());
  if (entries.length === 0) return null;
  return (
    <Menu position={isInBar ? "top" : "bottom-end"} width={220} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={isInBar ? "bar-way" : "new-menu"}>
          <PlusSign />
          {shell.new}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ name, path }) => (
          <Menu.Item key={name} onClick={() => go(path)}>
            {shell.newEntries[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
