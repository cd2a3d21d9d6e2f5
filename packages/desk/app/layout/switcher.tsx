import { Menu, UnstyledButton } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { Workspace } from "../api/desk.ts";
import { CheckSign, DownSign } from "../icons.ts";
import { useWords } from "../locales/words.ts";
import { workspaceLabel } from "./workspace-label.ts";

export function Switcher({
  workspace,
  places,
}: {
  workspace: Workspace;
  places: readonly Workspace[];
}) {
  const { shell } = useWords();
  const navigate = useNavigate();
  return (
    <Menu position="bottom-start" width={280} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className="switcher" aria-label={`${shell.place}: ${workspace.name}`}>
          <span className="switcher-name">{workspace.name}</span>
          <DownSign />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{shell.places}</Menu.Label>
        {places.map((one) => (
          <Menu.Item
            key={one.id}
            rightSection={one.id === workspace.id ? <CheckSign /> : undefined}
            onClick={() => void navigate({ to: `/p/${one.id}/home` })}
          >
            {one.name}
            <span className="switcher-halves">{workspaceLabel(one, shell)}</span>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component="a" href="/begin">
          {shell.anotherPlace}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
