import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/workspace.ts";
import { useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { appointments } from "../queries.ts";
import { type HistoryEntry, happenedIn } from "./happened.ts";

export function History({ id }: { id: number }) {
  const { appointments: words, bookings: bookingWords } = useWords();
  const workspace = useWorkspace();
  const labels = useAppointmentLabels();
  const isAdministrator = workspace.account?.isAdministrator === true;
  const read = useQuery({ ...appointments.history(workspace, id), enabled: isAdministrator });
  const { data: users } = useQuery({
    ...appointments.colleagues(workspace),
    enabled: isAdministrator,
  });
  const by = (userId: number | null, at: string) => {
    if (userId === null)
      return bookingWords.sheet.by({ name: words.system, at: labels.moment(at) });
    // The users are loading, or inaccessible.
    if (users === undefined) return labels.moment(at);
    const user = users.find((one) => one.id === userId);
    const name = user && `${user.first_name} ${user.last_name}`.trim();
    return bookingWords.sheet.by({ name: name || words.left, at: labels.moment(at) });
  };
  const what = ({ what, to }: HistoryEntry) =>
    to === undefined ? words.did[what] : `${words.did[what]}: ${labels.moment(to)}`;
  return (
    <section>
      <h3>{words.history}</h3>
      {(read.error !== null || !isAdministrator) && (
        <p className="note">{bookingWords.sheet.noHistory}</p>
      )}
      <ul className="appointment-done">
        {(read.data ?? []).toReversed().map((entry) => (
          <li key={entry.id}>
            <span>{what(happenedIn(entry))}</span>
            <span className="quiet">{by(entry.user_id, entry.at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
