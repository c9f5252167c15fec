import { limits } from '#domain/limits/limits.ts';
import type { Message } from '#domain/chat/message.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Moment } from '#web/features/chat/message/moment.tsx';

interface StorySearchProps {
  campaignId: string;
  onFound: (message: Message) => void;
  onClose: () => void;
}

interface Found {
  query: string;
  messages: readonly Message[];
  more: boolean;
}

/** Looks through everything one may read of a campaign; what is found leads to its place in the story. */
export function StorySearch({ campaignId, onFound, onClose }: StorySearchProps) {
  const [query, setQuery] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const look = async (wanted: string, known: readonly Message[]) => {
    if (wanted === '') return;
    setBusy(true);
    try {
      const { messages, more } = await api.chat.search({ campaignId, text: wanted, before: known.at(-1)?.position });
      setFound({ query: wanted, messages: [...known, ...messages], more });
    } catch (error) {
      notify.refusal(error, { title: 'Error', sentence: 'The story could not be searched. Please try again.' });
    }
    setBusy(false);
  };
  return (
    <div
      role="search"
      aria-label="Search the story"
      className="flex max-h-[60%] shrink-0 flex-col gap-2 border-b border-line bg-room px-4 py-2.5 sm:px-6"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <form
        className="mx-auto flex w-full max-w-[41rem] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void look(query.trim(), []);
        }}
      >
        <TextField
          label="Search the story"
          hideLabel
          autoFocus
          type="search"
          placeholder="Search the story…"
          className="min-w-0 flex-1"
          maxLength={limits.searchLength}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button type="submit" icon={<Search aria-hidden />} busy={busy} className="!min-h-11">
          Search
        </Button>
        <IconButton label="Close search" icon={<X aria-hidden />} onClick={onClose} />
      </form>
      <div aria-live="polite" className="mx-auto w-full max-w-[41rem] min-h-0 overflow-y-auto">
        {found && <Results found={found} busy={busy} onFound={onFound} onMore={() => void look(found.query, found.messages)} />}
      </div>
    </div>
  );
}

function Results({
  found,
  busy,
  onFound,
  onMore,
}: {
  found: Found;
  busy: boolean;
  onFound: (message: Message) => void;
  onMore: () => void;
}) {
  if (found.messages.length === 0)
    return <p className="py-2 text-control text-ink-soft">No message you can read contains “{found.query}”.</p>;
  return (
    <>
      <ul className="flex flex-col">
        {found.messages.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-col rounded-control px-3 py-1.5 text-left hover:bg-ember-wash focus-visible:-outline-offset-2"
              onClick={() => onFound(message)}
            >
              <span className="text-note text-ink-soft">
                <b>{message.authorName}</b> · {new Date(message.createdAt).toLocaleDateString()} <Moment at={message.createdAt} />
              </span>
              <span className="line-clamp-2 text-control">{passageOf(message.content, found.query)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.more && (
        <Button variant="quiet" size="sm" busy={busy} onClick={onMore}>
          Show older
        </Button>
      )}
    </>
  );
}

/** What stands around the first of the words. */
function passageOf(content: string, query: string): string {
  const at = content.toLowerCase().indexOf(query.split(/\s+/)[0]?.toLowerCase() ?? '');
  return at > 80 ? `…${content.slice(at - 60)}` : content;
}
