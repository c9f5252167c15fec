import type { SlotRow } from '#domain/character/sheet/spellcasting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { DescribedName } from '#web/ui/data-display/described.tsx';
import { factsOf, slotChoices } from './spell-text.ts';
import type { KnownSpell } from './spell-text.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const SpellDescription = lazy(() => import('./spell-description.tsx').then((part) => ({ default: part.SpellDescription })));

interface SpellRowProps {
  known: KnownSpell;
  isWizard: boolean;
  slots: readonly SlotRow[];
  hand: Hand;
}

/** One spell: its facts, whether it is ready, and how it is cast. */
export function SpellRow({ known: { spell, prepared, always }, isWizard, slots, hand }: SpellRowProps) {
  const leveled = spell.level > 0;
  const [isOpen, setOpen] = useState(false);
  const description = useId();
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
        {leveled && always && <p className="text-note text-ink-soft">Always prepared</p>}
      </div>
      {hand.mayAct && (
        <div className="flex gap-1">
          {leveled && isWizard && !always && (
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
          <Cast spell={spell} prepared={prepared} isWizard={isWizard} free={always} slots={slots} hand={hand} />
        </div>
      )}
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

interface CastProps {
  spell: KnownSpell['spell'];
  prepared: boolean;
  isWizard: boolean;
  /** What a path or feat gave can be cast without a slot too. */
  free: boolean;
  slots: readonly SlotRow[];
  hand: Hand;
}

function Cast({ spell, prepared, isWizard, free, slots, hand }: CastProps) {
  const cast = (how: Extract<Parameters<Hand['act']>[0], { kind: 'cast' }>['with']) =>
    void hand.act({ kind: 'cast', spell: spell.id, with: how });
  const levels = prepared ? slotChoices(spell, slots) : [];
  const ritual = spell.ritual && (prepared || isWizard);
  const name = <span className="sr-only"> {spell.name}</span>;
  if (spell.level === 0)
    return (
      <Button variant="soft" size="sm" disabled={hand.busy} onClick={() => cast({ kind: 'free' })}>
        Cast{name}
      </Button>
    );
  const ways = levels.length + (ritual ? 1 : 0) + (free && prepared ? 1 : 0);
  if (ways === 0 && !prepared) return null;
  if (ways <= 1 && levels[0] !== undefined) {
    const level = levels[0];
    return (
      <Button variant="soft" size="sm" disabled={hand.busy} onClick={() => cast({ kind: 'slot', level })}>
        Cast{name}
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button variant="soft" size="sm" disabled={hand.busy || ways === 0} title={ways === 0 ? 'No spell slot left.' : undefined}>
          Cast{name}
        </Button>
      }
    >
      {levels.map((level) => (
        <MenuItem key={level} onSelect={() => cast({ kind: 'slot', level })}>
          With a slot of level {level}
        </MenuItem>
      ))}
      {ritual && <MenuItem onSelect={() => cast({ kind: 'ritual' })}>As a ritual, without a slot</MenuItem>}
      {free && prepared && <MenuItem onSelect={() => cast({ kind: 'free' })}>Without a slot</MenuItem>}
    </Menu>
  );
}
