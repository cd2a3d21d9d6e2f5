import type { CreatedFeed, Feed } from "@frontdesk/scheduling-client/types/calendars";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWorkspace } from "../../api/workspace.ts";
import { useCopying } from "../../components/copying.ts";
import { onValue } from "../../components/fields.tsx";
import { Moment } from "../../components/moment.tsx";
import { NotCopied } from "../../components/not-copied.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useUnkept } from "../../components/unkept.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useWords } from "../../locales/words.ts";
import { settings, useEndFeed, useNewFeed } from "./queries.ts";

export function Feeds() {
  const { settings: words } = useWords();
  const workspace = useWorkspace();
  const { data: resources = [] } = useQuery(settings.resources(workspace));
  const nameOf = (id: number | null) =>
    id === null ? words.whole : (resources.find((one) => one.id === id)?.name ?? words.oneResource);
  const end = useEndFeed(workspace);
  return (
    <>
      <p className="quiet">{words.feedsHint}</p>
      <NewFeedForm resources={resources} nameOf={nameOf} />
      <Read of={useQuery(settings.feeds(workspace))}>
        {(feeds) =>
          feeds.length === 0 ? (
            <p>{words.noFeeds}</p>
          ) : (
            <ul className="entries" aria-label={words.section.calendars}>
              {feeds.map((feed) => (
                <FeedEntry
                  key={feed.id}
                  feed={feed}
                  name={nameOf(feed.resource_id)}
                  end={() => end.mutate(feed.id)}
                />
              ))}
            </ul>
          )
        }
      </Read>
      <RefusalMessage error={end.error} />
    </>
  );
}

interface FeedEntryProps {
  feed: Feed;
  name: string;
  end: () => void;
}

function FeedEntry({ feed, name, end }: FeedEntryProps) {
  const { settings: words } = useWords();
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">{name}</span>
        <span className="entry-note">
          <Moment at={feed.created_at} />
        </span>
      </span>
      <Button variant="subtle" color="wrong" aria-label={words.endFeedOf({ name })} onClick={end}>
        {words.endFeed}
      </Button>
    </li>
  );
}

interface NewFeedFormProps {
  resources: readonly { id: number; name: string }[];
  nameOf: (resourceId: number | null) => string;
}

function NewFeedForm({ resources, nameOf }: NewFeedFormProps) {
  const { settings: words } = useWords();
  const [of, setOf] = useState("");
  const workspace = useWorkspace();
  const make = useNewFeed(workspace);
  const end = useEndFeed(workspace);
  const { data: existing } = useQuery(settings.feeds(workspace));
  // The next feed must not replace an address shown only once.
  const [results, setResults] = useState<readonly CreatedFeed[]>([]);
  const add = (one: CreatedFeed) =>
    setResults((others) => [one, ...others.filter(({ id }) => id !== one.id)]);
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        const feed = { resource_id: of === "" ? null : Number(of) };
        // A refusal appears below.
        void make.mutateAsync(feed).then(add, () => {});
      }}
    >
      <NativeSelect
        label={words.feedOf}
        value={of}
        data={[
          { value: "", label: words.whole },
          ...resources.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={onValue(setOf)}
      />
      <RefusalMessage error={make.error} />
      <Unseen
        list={existing}
        making={make}
        isOwn={({ id, resource_id }) =>
          resource_id === (of === "" ? null : Number(of)) && !results.some((one) => one.id === id)
        }
        nameOf={({ resource_id }) => nameOf(resource_id)}
        removing={end}
        remove={(name) => words.endFeedOf({ name })}
      />
      <div className="acts">
        <Button type="submit" loading={make.isPending}>
          {words.makeFeed}
        </Button>
      </div>
      {results.map((feed) => (
        <Address key={feed.id} feed={feed} />
      ))}
    </form>
  );
}

function Address({ feed }: { feed: CreatedFeed }) {
  const { settings: words } = useWords();
  const { copy, isCopied, isRefused } = useCopying();
  const { question, keep } = useUnkept();
  useEffect(() => {
    if (isCopied) keep();
  }, [isCopied, keep]);
  return (
    <div className="group" role="status">
      {question}
      <p>{words.addressOnce}</p>
      <code className="address">{feed.address}</code>
      <NotCopied isDenied={isRefused} />
      <div className="acts">
        <Button variant="default" onClick={() => void copy(feed.address)}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
    </div>
  );
}
