import type { Character } from '#domain/character/character.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import type { SlotRow } from '#domain/character/sheet/class-casting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { DescribedName } from '#web/ui/data-display/described.tsx';
import { FightTold } from '#web/features/characters/sheet/fight-told.tsx';
import { Cast } from './cast.tsx';
import { factsOf } from './spell-text.ts';
import type { ShownSpell } from '#domain/character/shown/shown-spells.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const SpellDescription = lazy(() => import('./spell-description.tsx').then((part) => ({ default: part.SpellDescription })));

interface SpellRowProps {
  known: ShownSpell;
  character: Character;
  /** The name of the spell that is concentrated on. */
  concentration: string | null;
  slots: readonly SlotRow[];
  /** What can be chosen with a spell to change it. */
  shapers: readonly Way[];
  hand: Hand;
}

/** One spell: its facts, whether it is ready, and how it is cast. */
export function SpellRow({ known, character, concentration, slots, shapers, hand }: SpellRowProps) {
  const { spell, prepared, always, class: of } = known;
  const isInBook = of === 'wizard';
  const leveled = spell.level > 0;
  const [isOpen, setOpen] = useState(false);
  const description = useId();
  const ended = spell.concentration && character.concentration !== spell.id ? concentration : null;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5 py-2">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-1.5 text-control font-semibold">
          <DescribedName name={spell.name} controls={description} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {spell.concentration && <Badge className="!px-1.5">Concentration</Badge>}
          {spell.ritual && <Badge className="!px-1.5">Ritual</Badge>}
        </p>
        <p className="text-note text-ink-soft">{factsOf(spell)}</p>
        {leveled && !prepared && <p className="text-note font-semibold text-ink-soft">Not prepared</p>}
        {hand.mayAct && ended !== null && <p className="text-note text-candle">Casting it ends {ended}.</p>}
        {leveled && always && <p className="text-note text-ink-soft">Always prepared</p>}
      </div>
      {hand.mayAct && (
        <div className="flex gap-1">
          {leveled && isInBook && !always && (
            <Button
              variant="quiet"
              size="sm"
              className="!px-2"
              disabled={hand.busy}
              onClick={() => void hand.act({ kind: 'prepareSpell', spell: spell.id, prepared: !prepared })}
            >
              {prepared ? 'Unprepare' : 'Prepare'}
              <span className="sr-only"> {spell.name}</span>
            </Button>
          )}
          <Cast known={known} isInBook={isInBook} {...{ character, slots, shapers, hand }} />
        </div>
      )}
      <FightTold of={spell.id} />
      {isOpen && (
        <div id={description} className="basis-full pb-1">
          <Suspense>
            <SpellDescription spell={spell} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
