import type { Character } from '#domain/character/character.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { highestSpellLevel } from '#domain/character/sheet/spell-slots.ts';
import { findSpell, spellsFor } from '#domain/srd/spells.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { factsOf, levelText } from './spell-text.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

interface SpellBookProps {
  character: Character;
  hand: Hand;
  onClose: () => void;
}

/** The list of one's class up to the level one can cast: learn a spell or forget one. */
export function SpellBook({ character, hand, onClose }: SpellBookProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const known = new Map(character.spells.map((each) => [each.spell, each.from]));
  const found = spellsFor(character.class, highestSpellLevel(character)).filter(({ name }) => name.toLowerCase().includes(wanted));
  const foreign = character.spells
    .flatMap(({ spell }) => findSpell(spell) ?? [])
    .filter((spell) => !spell.classes.includes(character.class));
  return (
    <Dialog open title="Spells" onClose={onClose}>
      <TextField type="search" label="Search spells" value={search} onChange={(event) => setSearch(event.target.value)} />
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {found.map((spell) => {
          const from = known.get(spell.id);
          return (
            <li key={spell.id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="text-control font-semibold text-ink">{spell.name}</p>
                <p className="text-note">{[levelText(spell.level), factsOf(spell)].join(' · ')}</p>
              </div>
              {from === 'other' ? (
                <span className="text-note">Always prepared</span>
              ) : (
                <Button
                  variant={from === undefined ? 'soft' : 'quiet'}
                  size="sm"
                  disabled={hand.busy}
                  onClick={() => void hand.act({ kind: from === undefined ? 'learnSpell' : 'forgetSpell', spell: spell.id })}
                >
                  {from === undefined ? 'Learn' : 'Forget'}
                  <span className="sr-only"> {spell.name}</span>
                </Button>
              )}
            </li>
          );
        })}
        {found.length === 0 && <li className="py-2 text-control">No spell has that name.</li>}
      </ul>
      {foreign.length > 0 && <p className="mt-3 text-note">From other lists: {foreign.map(({ name }) => name).join(', ')}.</p>}
      <p className="mt-3 text-note">{srdAttribution}</p>
    </Dialog>
  );
}
