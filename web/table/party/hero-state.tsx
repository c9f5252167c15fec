import { classNames } from '#web/ui/class-names.ts';
import type { Hero } from '#web/table/session/party.ts';
import { heroLife } from '#web/table/session/party.ts';

/** So many conditions are named, each in a line that breaks no word. */
const conditionsShown = 2;
const toneOf = (share: number) => (share > 0.5 ? 'bg-moss' : share > 0.25 ? 'bg-candle' : 'bg-wine');

/** How a hero is, below their portrait: the hit points as a bar and in figures, and their conditions. Said in words by the rail's label. */
export function HeroState({ hero }: { hero: Hero }) {
  const { left, maximum, temporary } = hero.hitPoints;
  const share = maximum > 0 ? Math.max(0, Math.min(1, left / maximum)) : 0;
  return (
    <span aria-hidden className="flex w-full flex-col items-center gap-0.5">
      <span className="block h-1.5 w-14 overflow-hidden rounded-full border border-line-strong bg-sunken">
        <span className={classNames('block h-full', toneOf(share))} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classNames('figures text-[0.75rem]', left <= maximum / 2 ? 'font-semibold text-ink' : 'text-ink-soft')}>
        {heroLife[hero.life] ?? `${left}/${maximum}${temporary > 0 ? ` +${temporary}` : ''}`}
      </span>
      {hero.conditions.slice(0, conditionsShown).map((name) => (
        <span key={name} className="block w-full truncate text-center text-[0.75rem] leading-tight text-wine">
          {name}
        </span>
      ))}
      {hero.conditions.length > conditionsShown && (
        <span className="text-[0.75rem] leading-tight text-wine">+{hero.conditions.length - conditionsShown}</span>
      )}
    </span>
  );
}
