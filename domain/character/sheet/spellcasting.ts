import type { Ability } from '#domain/rules/ability.ts';
import { isHindered } from './equipment.ts';
import type { Character, ClassLevels } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { extrasOf, withExtras } from './effect-parts.ts';
import { extrasOfAttacks } from './attack-effects.ts';
import { figure, part } from './figure.ts';
import type { Figure } from './figure.ts';
import { abilityPart, exhaustionPart } from './proficiency.ts';
import { cantripsOf, castingAbilityOf, preparedOf, slotRowsOf } from './class-casting.ts';
import type { SlotRow } from './class-casting.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';

const difficultyBase = 8;

/** With what numbers the spells of one class are cast. */
export interface ClassCasting {
  class: ClassId;
  ability: Ability;
  saveDifficulty: Figure;
  attack: Figure;
  /** How many cantrips are known, and how many spells can be prepared. */
  cantrips: number;
  prepared: number;
}

export interface Spellcasting {
  /** Each class that casts, in the order in which they were taken. */
  classes: readonly [ClassCasting, ...ClassCasting[]];
  slots: SlotRow[];
  /** Armor one is not trained with lets no spell through. */
  hindered: boolean;
}

/** The numbers a known spell is cast with. */
export function castingOfSpell(character: Character, { classes: ways }: Spellcasting, id: string): ClassCasting {
  const of = character.spells.find(({ spell }) => spell === id)?.class ?? null;
  const own = ways.find((way) => way.class === of);
  if (own) return own;
  const ability = castingAbilityOf(character, null);
  return ways.find((way) => way.ability === ability) ?? ways[0];
}

/** What effects add to a number of a caster. */
function flatExtras(character: Character, on: 'spellSaveDc' | 'spellAttacks') {
  return extrasOf(changesOn(character.activeEffects, on).map(({ name, change }) => ({ name, change: { add: `${change.add}` } })));
}

/** The numbers that spells are cast with by an ability. */
type CastingNumbers = Pick<ClassCasting, 'ability' | 'saveDifficulty' | 'attack'>;

function numbersWith(character: Character, ability: Ability, of: ClassId | null): CastingNumbers {
  const attacks = changesOn(character.activeEffects, 'attackRolls').filter(({ change }) => (change.castIn ?? of) === of);
  const parts = [abilityPart(character, ability), part('Proficiency', proficiencyBonusOf(levelOf(character)))];
  return {
    ability,
    saveDifficulty: withExtras(figure(part('Base', difficultyBase), ...parts), flatExtras(character, 'spellSaveDc')),
    attack: withExtras(
      withExtras(figure(...parts, exhaustionPart(character)), flatExtras(character, 'spellAttacks')),
      extrasOfAttacks(attacks, 'spell'),
    ),
  };
}

function castingIn(character: Character, taken: ClassLevels): ClassCasting[] {
  const { casting } = classes[taken.class];
  if (!casting) return [];
  const counts = { cantrips: cantripsOf(taken), prepared: preparedOf(taken) };
  return [{ class: taken.class, ...numbersWith(character, casting.ability, taken.class), ...counts }];
}

/** The numbers a known spell is cast with, also by those whose classes cast nothing: a species gives them spells all the same. */
export function numbersOfSpell(character: Character, id: string): CastingNumbers {
  const casting = spellcastingOf(character);
  return casting ? castingOfSpell(character, casting, id) : numbersWith(character, castingAbilityOf(character, null), null);
}

/** Everything about casting that a sheet shows; null for those who cast nothing, and by the quick rules for those who know no spell. */
export function spellcastingOf(character: Character): Spellcasting | null {
  if (character.ruleSet === 'quick' && character.spells.length === 0) return null;
  const [first, ...others] = character.classes.flatMap((taken) => castingIn(character, taken));
  if (!first) return null;
  return { classes: [first, ...others], slots: slotRowsOf(character), hindered: isHindered(character) };
}
