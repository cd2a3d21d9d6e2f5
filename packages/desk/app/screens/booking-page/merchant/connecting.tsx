import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import type { WorkspaceMerchant } from "../../../api/desk.ts";
import { problemsOf } from "../../../api/problems.ts";
import { own, useWorkspace } from "../../../api/workspace.ts";
import { onValue } from "../../../components/fields.tsx";
import { Folded } from "../../../components/folded.tsx";
import { Read } from "../../../components/read.tsx";
import type { Words } from "../../../locales/bind.ts";
import { useLocale, useWords } from "../../../locales/words.ts";
import { NotDone } from "./not-done.tsx";
import { useConnect, useConnectShop } from "./queries.ts";
import { shopsIn } from "./status.ts";

export function Connecting() {
  const { deposits: words } = useWords();
  const locale = useLocale();
  const { merchant } = useWorkspace();
  return (
    <Read of={useQuery(own.places)}>
      {({ places }) => {
        const { own: shops, others } = shopsIn(places, merchant?.id);
        const names = new Intl.ListFormat(locale).format(others.map(nameOf));
        return (
          <>
            {shops.length > 0 && <ShopChoice shops={shops} />}
            {others.length > 0 && <p className="note">{words.notYours({ names })}</p>}
            <Folded title={words.byHand} isOpen={shops.length === 0}>
              <ByHand />
            </Folded>
          </>
        );
      }}
    </Read>
  );
}

const nameOf = ({ name, id }: WorkspaceMerchant) => name ?? id;

function labelOf(words: Words["deposits"], shop: WorkspaceMerchant): string {
  return (shop.test ? words.testShop : words.shop)({ name: nameOf(shop), currency: shop.currency });
}

function ShopChoice({ shops }: { shops: readonly WorkspaceMerchant[] }) {
  const { deposits: words } = useWords();
  const workspace = useWorkspace();
  const connect = useConnectShop(workspace, words.keyName({ studio: workspace.account!.name }));
  const [chosenId, choose] = useState(shops[0]!.id);
  const chosen = shops.find(({ id }) => id === chosenId) ?? shops[0]!;
  return (
    <>
      <NativeSelect
        label={words.which}
        description={words.keyMade}
        value={chosen.id}
        data={shops.map((shop) => ({ value: shop.id, label: labelOf(words, shop) }))}
        onChange={onValue(choose)}
      />
      <NotDone error={connect.error} />
      <div>
        <Button
          variant="default"
          loading={connect.isPending}
          onClick={() => connect.mutate(chosen.id)}
        >
          {words.take({ name: nameOf(chosen) })}
        </Button>
      </div>
    </>
  );
}

const nothing = { merchant_id: "", key: "", link_secret: "", url: "" };
const fields = ["merchant_id", "key", "link_secret", "url"] as const;

function ByHand() {
  const { deposits: words } = useWords();
  const connect = useConnect(useWorkspace());
  const [entered, enter] = useState(nothing);
  const problems = problemsOf(connect.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (connect.isPending) return;
    const { merchant_id, key, link_secret: secret, url } = entered;
    const optional = { link_secret: secret.trim() || null, url: url.trim() || null };
    connect.mutate(
      { merchant_id: merchant_id.trim(), key: key.trim(), ...optional },
      { onSuccess: () => enter(nothing) },
    );
  };
  const field = (name: (typeof fields)[number], label: string, description?: string) => (
    <TextInput
      label={label}
      description={description}
      value={entered[name]}
      required={name === "merchant_id" || name === "key"}
      autoComplete="off"
      spellCheck={false}
      error={problems[name]}
      onChange={onValue((value) => enter({ ...entered, [name]: value }))}
    />
  );
  return (
    <form className="fields" onSubmit={submit}>
      <p className="note">{words.byHandHint}</p>
      {field("merchant_id", words.number)}
      {field("key", words.key, words.keyHint)}
      {field("link_secret", words.secret, words.secretHint)}
      {field("url", words.elsewhere, words.elsewhereHint)}
      <NotDone error={connect.error} />
      <div>
        <Button type="submit" variant="default" loading={connect.isPending}>
          {words.connect}
        </Button>
      </div>
    </form>
  );
}
