import type { Character, Item } from '#domain/character/character.ts';
import { numbersOfSpell } from '#domain/character/sheet/spellcasting.ts';
import type { Ability, DamageType } from '#domain/rules/combat-terms.ts';

/** What effects lend to a weapon in the place of its own. */
export interface Lent {
  /** Abilities that it may be used with. */
  abilities: Ability[];
  dice: string | null;
  /** Types of damage that one may be chosen of. */
  types: DamageType[];
  isTrained: boolean;
}

/** What the effects that lie on an item lend it: of one name the newest counts, of several dice the last. */
export function lentTo(character: Character, item: Item | null): Lent {
  const lent: Lent = { abilities: [], dice: null, types: [], isTrained: false };
  if (item === null) return lent;
  for (const { item: id, source, changes } of character.activeEffects) {
    if (id !== item.id) continue;
    for (const change of changes) {
      if (change.on !== 'weapon') continue;
      const { ability, dice, types = [], trained } = change;
      if (ability !== undefined) lent.abilities.push(ability === 'spellcasting' ? numbersOfSpell(character, source.id).ability : ability);
      lent.dice = dice?.at(-1)?.dice ?? lent.dice;
      lent.types.push(...types.filter((type) => !lent.types.includes(type)));
      lent.isTrained ||= trained === true;
    }
  }
  return lent;
}
