import { useQuery } from "@tanstack/react-query";
import { Link, Outlet } from "@tanstack/react-router";
import { StepUpPrompt } from "../api/step-up/prompt.tsx";
import { own } from "../api/workspace.ts";
import { Failed } from "../components/failed.tsx";
import { RefusalBar } from "../components/refusal-bar.tsx";
import { useWords } from "../locales/words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { OperatorWays } from "./operator-links.tsx";
import { OvertakenBar } from "./overtaken-bar.tsx";
import "./frame.css";
import "./operator-frame.css";

export function OperatorFrame() {
  const { operator, shell } = useWords();
  const { data: session, error, refetch } = useQuery(own.session);
  if (session === undefined) {
    if (error === null) return <main className="frame-alone" aria-busy="true" />;
    return (
      <main className="frame-alone">
        <Failed error={error} again={() => void refetch()} />
      </main>
    );
  }
  if (!session.isOperator) {
    return (
      <main className="frame-alone">
        <h1>{operator.notOperator}</h1>
        <p>
          <Link to="/">{operator.places}</Link>
        </p>
      </main>
    );
  }
  return (
    <div className="operator-frame">
      <a className="frame-skip" href="#main">
        {shell.skip}
      </a>
      <header className="frame-head">
        <Link className="operator-home" to="/">
          {shell.product}
        </Link>
        <AccountMenu session={session} />
      </header>
      <OperatorWays />
      <main className="operator-main" id="main" tabIndex={-1}>
        <OvertakenBar />
        <Outlet />
      </main>
      <RefusalBar />
      <StepUpPrompt />
    </div>
  );
}
