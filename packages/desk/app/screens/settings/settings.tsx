import { useMediaQuery } from "@mantine/hooks";
import { Outlet, useParams } from "@tanstack/react-router";
import { useWorkspace } from "../../api/workspace.ts";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { SectionOf } from "./section.tsx";
import { settingsIn } from "./sections.ts";
import { UnderSettings } from "./under-settings.tsx";
import "../../components/entries.css";
import "./settings.css";

export function Settings() {
  const { shell, settings: words } = useWords();
  const { section } = useParams({ strict: false });
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const sections = settingsIn(useWorkspace());
  const [first] = sections;
  const view = section ?? (isPhone ? undefined : first);
  return (
    <Screen title={shell.screens.settings}>
      <div className="settings">
        {isPhone && section !== undefined ? (
          <ScreenLink className="settings-back" to="settings">
            {words.all}
          </ScreenLink>
        ) : (
          <nav aria-label={words.sections}>
            <ul className="settings-list">
              {sections.map((one) => (
                <li key={one}>
                  <ScreenLink
                    className="settings-way"
                    to={`settings/${one}`}
                    {...(one === view && { "aria-current": "page" as const })}
                  >
                    {words.section[one]}
                  </ScreenLink>
                </li>
              ))}
            </ul>
            <UnderSettings />
          </nav>
        )}
        {section === undefined && view !== undefined && <SectionOf section={view} />}
        <Outlet />
      </div>
    </Screen>
  );
}
