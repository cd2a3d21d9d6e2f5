import type { ConnectedMerchant } from "@frontdesk/scheduling-client/types/merchants";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useWorkspace } from "../../../api/workspace.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { FactList } from "../../../components/fact-list.tsx";
import { Folded } from "../../../components/folded.tsx";
import { State } from "../../../components/state.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { ComingBack } from "./coming-back.tsx";
import { Connecting } from "./connecting.tsx";
import { NotDone } from "./not-done.tsx";
import { useDisconnect } from "./queries.ts";
import { allowedIn, lackingIn } from "./status.ts";
import "../../../components/ask.css";

interface ConnectedProps {
  merchant: ConnectedMerchant;
  pageUrl: string;
}

export function Connected({ merchant, pageUrl }: ConnectedProps) {
  const { deposits: words } = useWords();
  const [isEnding, end] = useState(false);
  const isBroken = merchant.status === "broken";
  return (
    <>
      <p>
        <State of={isBroken ? "broken" : "connected"} />
      </p>
      {isBroken && <p role="alert">{words.brokenWhat}</p>}
      {isBroken && <Connecting />}
      <Lacking merchant={merchant} />
      <Facts merchant={merchant} />
      {!isBroken && <ComingBack merchantId={merchant.merchant_id} pageUrl={pageUrl} />}
      {!isBroken && (
        <Folded title={words.again}>
          <Connecting />
        </Folded>
      )}
      <div>
        <Button variant="outline" color="wrong" onClick={() => end(true)}>
          {words.disconnect}
        </Button>
      </div>
      {isEnding && <Ending name={merchant.name} onClose={() => end(false)} />}
    </>
  );
}

function Lacking({ merchant }: { merchant: ConnectedMerchant }) {
  const { deposits: words } = useWords();
  const locale = useLocale();
  const lacking = lackingIn(merchant).map((lease) => words.claims[lease]);
  if (lacking.length > 0)
    return <p>{words.lacks({ claims: new Intl.ListFormat(locale).format(lacking) })}</p>;
  return merchant.claims.canSaveCard === true ? null : <p>{words.lacksCards}</p>;
}

function Facts({ merchant }: { merchant: ConnectedMerchant }) {
  const { deposits: words } = useWords();
  const locale = useLocale();
  const allowed = allowedIn(merchant).map((lease) => words.claims[lease]);
  const { name, currency, test, key_last_four: last, has_link_secret: signs, url } = merchant;
  const list = new Intl.ListFormat(locale);
  return (
    <FactList
      of={[
        [words.name, name],
        [words.currency, words.currencyHint({ currency })],
        [words.real, test ? words.isTest : words.isReal],
        ...(allowed.length > 0 ? ([[words.allowed, list.format(allowed)]] as const) : []),
        [words.key, [words.ending({ last }), ...(signs ? [words.signs] : [])].join(", ")],
        ...(url === null ? [] : ([[words.elsewhere, url]] as const)),
      ]}
    />
  );
}

/** Stops all bookings with a deposit. */
function Ending({ name, onClose }: { name: string; onClose: () => void }) {
  const { deposits: words, parts } = useWords();
  const disconnect = useDisconnect(useWorkspace());
  return (
    <Dialog title={words.disconnectTitle({ name })} onClose={onClose}>
      <div className="ask">
        <p>{words.disconnectWhat}</p>
        <NotDone error={disconnect.error} />
        <div className="ask-buttons">
          <Button
            variant="outline"
            color="wrong"
            loading={disconnect.isPending}
            onClick={() => disconnect.mutate(undefined, { onSuccess: onClose })}
          >
            {words.disconnect}
          </Button>
          <Button variant="default" onClick={onClose}>
            {parts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
