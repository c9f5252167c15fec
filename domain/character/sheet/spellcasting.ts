import type { Ability } from '#domain/rules/ability.ts';
import { isHindered } from './equipment.ts';
import type { Character } from '#domain/character/character.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { extrasOf, withExtras } from './effect-parts.ts';
import { extrasOfAttacks } from './attack-effects.ts';
import { figure, part } from './figure.ts';
import type { Figure } from './figure.ts';
import { abilityPart, exhaustionPart } from './proficiency.ts';
import { pactSlotsOf, slotsLeft, slotsOf } from './spell-slots.ts';
import { grownTo, proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';

const difficultyBase = 8;

/** Slots of one spell level. */
export interface SlotRow {
  level: number;
  total: number;
  left: number;
  /** Slots of a pact come back on any rest. */
  pact: boolean;
}

export interface Spellcasting {
  ability: Ability;
  saveDifficulty: Figure;
  attack: Figure;
  slots: SlotRow[];
  /** How many cantrips are known, and how many spells can be prepared. */
  cantrips: number;
  prepared: number;
  /** Armor one is not trained with lets no spell through. */
  hindered: boolean;
}

/** Cantrips that somebody of this class, level and calling knows. */
export function cantripsOf({ class: name, level, order }: Pick<Character, 'class' | 'level' | 'order'>): number {
  const { casting } = classes[name];
  return casting ? grownTo(casting.cantrips, level) + (order === 'scholar' ? 1 : 0) : 0;
}

/** Spells that can be prepared at this level, beside those that always are. */
export function preparedOf({ class: name, level }: Pick<Character, 'class' | 'level'>): number {
  return classes[name].casting?.prepared[level - 1] ?? 0;
}

function slotRows(character: Character): SlotRow[] {
  const left = slotsLeft(character);
  const pact = pactSlotsOf(character);
  if (pact) return [{ level: pact.level, total: pact.count, left: left[pact.level - 1] ?? 0, pact: true }];
  return slotsOf(character).flatMap((total, index) =>
    total > 0 ? [{ level: index + 1, total, left: left[index] ?? 0, pact: false }] : [],
  );
}

/** What effects add to a number of a caster. */
function flatExtras(character: Character, on: 'spellSaveDc' | 'spellAttacks') {
  return extrasOf(changesOn(character.activeEffects, on).map(({ name, change }) => ({ name, change: { add: `${change.add}` } })));
}

/** Everything about casting that a sheet shows; null for those who cast nothing, and by the quick rules for those who know no spell. */
export function spellcastingOf(character: Character): Spellcasting | null {
  const { casting } = classes[character.class];
  if (!casting || (character.ruleSet === 'quick' && character.spells.length === 0)) return null;
  const parts = [abilityPart(character, casting.ability), part('Proficiency', proficiencyBonusOf(character.level))];
  return {
    ability: casting.ability,
    saveDifficulty: withExtras(figure(part('Base', difficultyBase), ...parts), flatExtras(character, 'spellSaveDc')),
    attack: withExtras(
      withExtras(figure(...parts, exhaustionPart(character)), flatExtras(character, 'spellAttacks')),
      extrasOfAttacks(changesOn(character.activeEffects, 'attackRolls'), 'spell'),
    ),
    slots: slotRows(character),
    cantrips: cantripsOf(character),
    prepared: preparedOf(character),
    hindered: isHindered(character),
  };
}
