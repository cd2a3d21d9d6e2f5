import type { LinkSettings } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import type { LinkFieldsProps } from "./draft.ts";
import { useSecret } from "./queries.ts";

interface SigningProps extends Omit<LinkFieldsProps, "wrong"> {
  settings: LinkSettings;
}

export function Signing({ draft, settings, onChange }: SigningProps) {
  const { links: words } = useWords();
  const shop = useShop();
  const secret = useSecret(shop);
  const { hasSecret, signatureRequired } = settings;
  if (!hasSecret) {
    return (
      <div className="links-secret">
        <p className="note">{words.noSecret}</p>
        {may(shop.merchant, "keys") && (
          <Button variant="default" loading={secret.isPending} onClick={() => secret.mutate()}>
            {words.makeSecret}
          </Button>
        )}
        <RefusalMessage error={secret.error} />
      </div>
    );
  }
  return (
    <label className="links-choice">
      <input
        type="checkbox"
        checked={draft.isSigned}
        disabled={signatureRequired}
        onChange={({ currentTarget: { checked } }) => onChange({ isSigned: checked })}
      />
      <span>
        {words.signed}
        {signatureRequired && <span className="note"> {words.required}</span>}
      </span>
    </label>
  );
}
