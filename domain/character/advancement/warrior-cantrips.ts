import type { Character, KnownSpell } from '#domain/character/character.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { feats, warriorCantrips } from '#domain/srd/feats.ts';

/** The cantrips that a class lets one choose in the place of a way to fight: of which list, those that are known, and how many are open. */
interface WarriorCantrips {
  name: string;
  class: ClassId;
  list: ClassId;
  known: readonly KnownSpell[];
  open: number;
}

/** What Blessed Warrior and Druidic Warrior teach a character; nothing for whoever has neither. */
export function warriorCantripsOf(character: Character): WarriorCantrips[] {
  return character.feats.flatMap(({ feat }): WarriorCantrips[] => {
    const { name, warrior } = feats[feat];
    if (!warrior) return [];
    const { of, list } = warrior;
    const isTaught = ({ spell, from, class: id, ofFeat }: KnownSpell) => {
      const found = spellOf(character, spell);
      return from === 'other' && id === of && ofFeat !== true && found?.level === 0 && found.classes.includes(list);
    };
    const known = character.spells.filter(isTaught);
    return [{ name, class: of, list, known, open: Math.max(0, warriorCantrips - known.length) }];
  });
}
