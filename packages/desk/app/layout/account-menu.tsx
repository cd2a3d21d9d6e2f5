import {
  type MantineColorScheme,
  Menu,
  UnstyledButton,
  useMantineColorScheme,
} from "@mantine/core";
import { useRef } from "react";
import type { Session } from "../api/desk.ts";
import { usePreferences } from "../api/preferences.ts";
import { CheckSign } from "../icons.ts";
import { useWords } from "../locales/words.ts";

const schemes = ["auto", "light", "dark"] as const;

export function AccountMenu({ session }: { session: Session }) {
  const { shell } = useWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [{ hasLetterKeys }, prefer] = usePreferences();
  const form = useRef<HTMLFormElement>(null);
  const { name, email } = session.person;
  const text = name ?? email;
  return (
    <>
      <Menu position="bottom-end" width={260} withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className="account" aria-label={shell.account({ name: text })}>
            <span aria-hidden="true">{[...text][0]?.toUpperCase()}</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {shell.signedInAs}
            <span className="account-name">{email}</span>
          </Menu.Label>
          <Menu.Item component="a" href="/me">
            {shell.me}
          </Menu.Item>
          {session.isOperator && (
            <Menu.Item component="a" href="/operator">
              {shell.screens.operator}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>{shell.scheme}</Menu.Label>
          <Menu.RadioGroup
            value={colorScheme}
            onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}
          >
            {schemes.map((scheme) => (
              <Menu.RadioItem key={scheme} value={scheme} checkIcon={<CheckSign />}>
                {shell.schemes[scheme]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.CheckboxItem
            checked={hasLetterKeys}
            checkIcon={<CheckSign />}
            onChange={(hasLetterKeys) => prefer({ hasLetterKeys })}
          >
            {shell.letterKeys}
          </Menu.CheckboxItem>
          <Menu.Divider />
          {/* Keys unmount the form before a submit. */}
          <Menu.Item onClick={() => form.current?.requestSubmit()}>{shell.signOut}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <form ref={form} method="post" action="/sign-out" hidden>
        <input type="hidden" name="form_token" value={formToken()} />
      </form>
    </>
  );
}

/** Against CSRF. */
function formToken(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=form-token]")?.content ?? "";
}
