import type { LinkSettings } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { useKept } from "../../components/draft/use-kept.ts";
import { Failed } from "../../components/failed.tsx";
import { useFirstWrong } from "../../components/first-wrong.ts";
import { Loading } from "../../components/loading.tsx";
import { Screen } from "../../components/screen.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { CreatedLink } from "./created.tsx";
import { blank, faultsOf, type LinkDraft, linkLabel, rejectedFields } from "./draft.ts";
import { LinkForm } from "./form.tsx";
import { Preview } from "./preview.tsx";
import { linkQueries, useMake } from "./queries.ts";
import "./links.css";

export function Links() {
  const { links: words, shell } = useWords();
  const shop = useShop();
  const { data, error, refetch } = useQuery(linkQueries.settings(shop));
  const mayMake = may(shop.merchant, "handle");
  return (
    <Screen title={shell.screens.links}>
      <p className="quiet">{mayMake ? words.says : words.onlySee}</p>
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data !== undefined && mayMake && <Making settings={data} />}
      {data !== undefined && !mayMake && (
        <div className="links">
          <Preview draft={{ ...blank, currency: shop.merchant.currency }} />
          <CreatedLink link={{ url: data.url, isSigned: false }} />
        </div>
      )}
    </Screen>
  );
}

function Making({ settings }: { settings: LinkSettings }) {
  const locale = useLocale();
  const shop = useShop();
  const { currency } = shop.merchant;
  const [entered, set] = useKept<LinkDraft>({ ...blank, currency, isSigned: true });
  const [isTouched, touch] = useState(false);
  const making = useMake(shop);
  const { form, show } = useFirstWrong();
  const isSigned = settings.hasSecret && (entered.isSigned || settings.signatureRequired);
  const draft = { ...entered, isSigned, isOnce: entered.isOnce && isSigned };
  const faults = isTouched ? faultsOf(draft, locale) : [];
  const change = (changes: Partial<LinkDraft>) => {
    set(changes);
    making.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    touch(true);
    if (faultsOf(draft, locale).length > 0) return show();
    making.mutate({ parameters: linkLabel(draft, locale), isSigned, plain: settings.url });
  };
  return (
    <div className="links">
      <LinkForm
        form={form}
        draft={draft}
        settings={settings}
        wrong={[...faults, ...rejectedFields(making.error)]}
        error={making.error}
        isWaiting={making.isPending}
        onChange={change}
        onSubmit={submit}
      />
      <div className="links-poster">
        <Preview draft={draft} />
        {making.data !== undefined && <CreatedLink link={making.data} isNew />}
      </div>
    </div>
  );
}
