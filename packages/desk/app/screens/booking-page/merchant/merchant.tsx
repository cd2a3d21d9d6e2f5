import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/workspace.ts";
import { Card } from "../../../components/card.tsx";
import { Read } from "../../../components/read.tsx";
import { useWords } from "../../../locales/words.ts";
import { Connected } from "./connected.tsx";
import { Connecting } from "./connecting.tsx";
import { connection } from "./queries.ts";

export function MerchantCard({ pageUrl }: { pageUrl: string }) {
  const { deposits: words } = useWords();
  return (
    <Card title={words.title}>
      <Read of={useQuery(connection.now(useWorkspace()))}>
        {(merchant) =>
          merchant === null ? (
            <>
              <p className="quiet">{words.what}</p>
              <Connecting />
            </>
          ) : (
            <Connected merchant={merchant} pageUrl={pageUrl} />
          )
        }
      </Read>
    </Card>
  );
}
