import type { Pickable } from '#domain/character/options/pickable.ts';
import { SpellDescription } from '#web/features/characters/sheet/spells/spell-description.tsx';
import { spellMeaning } from '#web/features/characters/sheet/spells/spell-text.ts';
import { OptionDescription } from './option-description.tsx';
import type { Pick } from './pick-list.tsx';

/** A row of a list to pick from: what is known before, and the description that can be opened. */
export function toPick({ id, label, meaning, spell, option }: Pickable): Pick<string> {
  if (spell) return { id, label, meaning: spellMeaning(spell), more: <SpellDescription spell={spell} /> };
  if (option) {
    const more = <OptionDescription source={option.source} feature={option.feature} option={option.name} />;
    return { id, label, ...(meaning !== undefined && { meaning }), more };
  }
  return { id, label, ...(meaning !== undefined && { meaning }) };
}
