import type { SeenCard } from '#contract/play/characters-shapes.ts';
import { UserRoundPlus } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { useState } from 'react';
import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import { healthText } from '#web/features/characters/sheet/sheet-text.ts';

interface CharacterChooserProps {
  cards: readonly SeenCard[];
  /** Whose sheet is shown; null while one is made. */
  shown: string | null;
  /** Null where nobody new may come. */
  onCreate: (() => void) | null;
  onShow: (id: string) => void;
}

const chip =
  'flex w-[4.5rem] shrink-0 flex-col items-center gap-1 rounded-card border border-transparent p-1.5 text-note hover:bg-ember-wash aria-pressed:border-ember aria-pressed:bg-ember-wash';

/** Faces that stand in the row before one asks for all. */
const few = 12;

/** Everyone who plays here, to look at their sheets. */
export function CharacterChooser({ cards, shown, onCreate, onShow }: CharacterChooserProps) {
  const [hasAll, setHasAll] = useState(false);
  const faces = hasAll ? cards : cards.filter(({ id }, n) => n < few || id === shown);
  return (
    <ul aria-label="Characters at this table" className="-mx-1 flex gap-1 overflow-x-auto px-1 pb-1 [scrollbar-width:thin]">
      {faces.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            aria-pressed={card.id === shown}
            title={`${card.name}, played by ${card.playerName}`}
            className={chip}
            onClick={() => onShow(card.id)}
          >
            <Portrait of={card} className={classNames('size-12', card.life !== 'up' && 'opacity-60 grayscale')} />
            <span className="w-full truncate font-semibold">{card.isMine ? 'You' : card.name}</span>
            <span className="sr-only">
              {card.isMine ? card.name : `played by ${card.playerName}`}, {healthText(card.hitPoints, card.life)}
            </span>
          </button>
        </li>
      ))}
      {faces.length < cards.length && (
        <li>
          <button type="button" className={chip} onClick={() => setHasAll(true)}>
            <span className="flex size-12 items-center justify-center rounded-card bg-ember-wash font-semibold text-ember">
              +{cards.length - faces.length}
            </span>
            <span className="font-semibold">Show all</span>
          </button>
        </li>
      )}
      {onCreate !== null && (
        <li>
          <button type="button" aria-pressed={shown === null} className={chip} onClick={onCreate}>
            <span className="flex size-12 items-center justify-center rounded-card border border-dashed border-line-strong text-ember">
              <UserRoundPlus aria-hidden className="size-5" />
            </span>
            <span className="font-semibold">New</span>
          </button>
        </li>
      )}
    </ul>
  );
}
