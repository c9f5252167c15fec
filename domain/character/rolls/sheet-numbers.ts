import type { SheetNumbers } from '#domain/dice/sheet-references.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Character } from '#domain/character/character.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { castingClassesOf } from '#domain/character/sheet/class-casting.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';

/** What the references of written dice come to for a character. `spell` goes by the first class that casts. */
export function sheetNumbersOf(character: Character): SheetNumbers {
  const [first] = castingClassesOf(character);
  const ability = first && classes[first.class].casting?.ability;
  return {
    str: abilityModifierOf(character, 'strength'),
    dex: abilityModifierOf(character, 'dexterity'),
    con: abilityModifierOf(character, 'constitution'),
    int: abilityModifierOf(character, 'intelligence'),
    wis: abilityModifierOf(character, 'wisdom'),
    cha: abilityModifierOf(character, 'charisma'),
    prof: proficiencyBonusOf(levelOf(character)),
    level: levelOf(character),
    spell: ability ? abilityModifierOf(character, ability) : null,
  };
}
