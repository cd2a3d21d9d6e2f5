import type { PersonalToken } from "@frontdesk/scheduling-client/types/own";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { timeNow } from "../../api/clock.ts";
import { instantWriter } from "../../components/day-labels.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { developers, useEndToken } from "./queries.ts";
import { scopeLabels } from "./scopes.ts";

export function Tokens() {
  const { developers: words } = useWords();
  const go = useGo();
  const { data, error, refetch } = useQuery(developers.tokens);
  const end = useEndToken();
  return (
    <section className="group" aria-labelledby="tokens">
      <h2 id="tokens">{words.tokens}</h2>
      <p className="quiet">{words.tokensHint}</p>
      {data === undefined && error === null && <Loading lines={2} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data?.length === 0 && <p>{words.noTokens}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="entries">
          {data.map((token) => (
            <Token key={token.id} token={token} end={() => end.mutate(token.id)} />
          ))}
        </ul>
      )}
      <RefusalMessage error={end.error} />
      <div className="acts">
        <Button variant="default" onClick={() => go("developers/token")}>
          {words.makeToken}
        </Button>
        {data !== undefined && data.length > 1 && (
          <Button variant="outline" color="wrong" onClick={() => end.mutate("all")}>
            {words.revokeAll}
          </Button>
        )}
      </div>
    </section>
  );
}

function Token({ token, end }: { token: PersonalToken; end: () => void }) {
  const { developers: words } = useWords();
  const label = instantWriter(useLocale(), { dateStyle: "medium" });
  const { name, prefix, scopes, created_at, expires_at: until, last_used_at: used } = token;
  const isOver = until !== null && Date.parse(until) <= timeNow().getTime();
  const expiry =
    until === null
      ? words.lasts
      : isOver
        ? words.expired({ day: label(until) })
        : words.expires({ day: label(until) });
  const use = used === null ? words.unused : words.used({ day: label(used) });
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">
          {name} <code>{prefix}…</code>
        </span>
        <span className="entry-note whole">
          {[words.made({ day: label(created_at) }), expiry, use].join(" · ")}
        </span>
        <span className="entry-note whole">{scopeLabels(scopes, words).join("; ")}</span>
      </span>
      <Button variant="subtle" color="wrong" aria-label={words.revokeOf({ name })} onClick={end}>
        {words.revoke}
      </Button>
    </li>
  );
}
