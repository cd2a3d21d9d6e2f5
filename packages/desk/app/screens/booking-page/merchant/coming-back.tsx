import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { isOfRole } from "../../../api/may.ts";
import { own, useWorkspace } from "../../../api/workspace.ts";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { useWords } from "../../../locales/words.ts";
import { connection, useSite } from "./queries.ts";
import { unknownSite } from "./status.ts";

interface ComingBackProps {
  merchantId: string;
  pageUrl: string;
}

/** An administrator of the merchant can add the site. */
export function ComingBack({ merchantId, pageUrl }: ComingBackProps) {
  const { data } = useQuery(own.places);
  const shop = data?.places.find(({ merchant }) => merchant?.id === merchantId)?.merchant;
  if (shop == null || !isOfRole(shop, "profile")) return null;
  return <Site merchantId={merchantId} pageUrl={pageUrl} />;
}

function Site({ merchantId, pageUrl }: ComingBackProps) {
  const { deposits: words } = useWords();
  const workspace = useWorkspace();
  const add = useSite(workspace, merchantId);
  const { data } = useQuery(connection.sites(workspace, merchantId));
  if (data === undefined) return null;
  const site = unknownSite(pageUrl, data);
  if (site === undefined) {
    return add.isSuccess ? <p role="status">{words.comesBack}</p> : null;
  }
  return (
    <section className="group" aria-labelledby="coming-back">
      <h3 id="coming-back">{words.back}</h3>
      <p>{words.backHint({ site })}</p>
      <RefusalMessage error={add.error} />
      <div>
        <Button variant="default" loading={add.isPending} onClick={() => add.mutate(site)}>
          {words.letBack}
        </Button>
      </div>
    </section>
  );
}
