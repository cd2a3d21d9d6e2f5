import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../api/workspace.ts";
import { useWords } from "../../locales/words.ts";
import { bookingPage } from "./queries.ts";

export function PlainMails() {
  const { plain: words } = useWords().bookingPage;
  const workspace = useWorkspace();
  const { data: trust } = useQuery(bookingPage.trust(workspace));
  if (trust === undefined || trust.trusted) return null;
  return (
    <section className="booking-page-standing" aria-labelledby="page-plain">
      <h2 id="page-plain">{words.title}</h2>
      <p>{words.what}</p>
      {!trust.owner_verified && (
        <p>
          {words.owner} {workspace.account?.isOwner === true && <a href="/me">{words.confirm}</a>}
        </p>
      )}
      {!trust.approved && <p>{words.approval({ number: workspace.account?.id ?? 0 })}</p>}
    </section>
  );
}
