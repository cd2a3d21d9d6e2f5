import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useOvertaken } from "../api/whose-page.ts";
import { own } from "../api/workspace.ts";
import { useWords } from "../locales/words.ts";

export function OvertakenBar() {
  const { shell } = useWords();
  const { data } = useQuery(own.session);
  const isOvertaken = useOvertaken();
  if (!isOvertaken || data === undefined) return null;
  return (
    <div className="connection-bar" role="alert">
      <p>{shell.overtaken({ email: data.person.email })}</p>
      <Button variant="default" mt="sm" onClick={() => location.reload()}>
        {shell.loadAgain}
      </Button>
    </div>
  );
}
