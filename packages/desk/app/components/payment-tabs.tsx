import { useQuery } from "@tanstack/react-query";
import { openDisputes } from "../api/open-disputes.ts";
import { useHas, useWorkspace } from "../api/workspace.ts";
import { useWords } from "../locales/words.ts";
import { Count } from "./count.tsx";
import { ScreenLink } from "./screen-link.tsx";
import { paymentScreens } from "./under.ts";
import "./payment-tabs.css";

/** Each tab is a screen with its own address. */
export function PaymentTabs() {
  const { shell } = useWords();
  const has = useHas();
  const { data: disputes = [] } = useQuery(openDisputes(useWorkspace()));
  const paths = paymentScreens.filter((path) => has(path));
  return (
    <nav className="tabs" aria-label={shell.screens.payments}>
      {paths.map((path) => {
        const name = shell.screens[path];
        const count = path === "disputes" ? disputes.length : 0;
        return (
          <ScreenLink
            key={path}
            className="tab"
            to={path}
            {...(count > 0 && { "aria-label": shell.needYou({ name, count }) })}
          >
            {name}
            <Count of={count} />
          </ScreenLink>
        );
      })}
    </nav>
  );
}
