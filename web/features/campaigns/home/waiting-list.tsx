import type { Waiting } from '#domain/home/home.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { waitingText } from './waiting-text.ts';

/** What waits for the person at their tables, each with the way there; nothing where nothing waits. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="font-display text-name font-semibold">
        Waiting for you
      </h2>
      <ul className="flex flex-col gap-3">
        {waiting.map((item) => (
          <WaitingRow key={`${item.kind} ${item.campaignId}`} item={item} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ item }: { item: Waiting }) {
  const { sentence, action } = waitingText(item);
  const endsAt = 'endsAt' in item ? item.endsAt : null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-candle-wash px-5 py-3.5 text-ink">
      <p className="min-w-0 flex-[1_1_18rem] break-words">
        <strong className="font-semibold">{item.campaignName}</strong>
        <span className="block text-control">
          {sentence}
          {endsAt !== null && (
            <>
              {' '}
              Open until <time dateTime={endsAt}>{momentOf(endsAt)}</time>.
            </>
          )}
        </span>
      </p>
      <ButtonLink
        to="/campaign"
        search={{ id: item.campaignId, name: item.campaignName }}
        size="sm"
        aria-label={`${action}: ${item.campaignName}`}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
