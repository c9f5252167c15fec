import type { Character } from '#domain/character/character.ts';
import { durationOfSpell } from '#domain/character/effects/duration.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { allWays } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import { spendUse, useIdOf, usesOf } from '#domain/character/sheet/uses.ts';
import { lowRolledAgain } from '#domain/dice/low-dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import type { Shaping } from '#domain/rules/activity/activation.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { usesTaken } from '#domain/rules/activity/costs.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { groupLimit } from '#domain/srd/spells/metamagic.ts';
import { backlashDice, doubled, lasting, mostOf, ofType, typesChanged } from '#domain/srd/spells/spell-shaping.ts';
import { durationAt } from '#domain/srd/spells/spell-duration.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { rollFormula } from '#domain/character/rolls/roll-formula.ts';
import type { ChosenShaper } from '#domain/character/effects/chosen-shaper.ts';
import { shapersAmong, shapingOf } from '#domain/character/effects/shapers-among.ts';

/** What of a character changes a spell that is cast, as far as it can be paid for now. */
export function payableShapers(character: Character, ways: readonly Way[]): Way[] {
  return ways.filter((way) => shapingOf(way) !== undefined && payFor(character, way).ok);
}

/** What was chosen with a cast does to it. */
export interface ShapedCast {
  /** The sheet once everything that was chosen is paid. */
  character: Character;
  names: string[];
  /** By how many levels it is cast higher. */
  raise: number;
  spell: Spell;
  content: ActContent;
  damageType: DamageType | undefined;
  /** Rolls what the spell rolls. */
  roll: (dice: Dice, roll: (dice: Dice) => Roll[]) => Roll[];
}

const keepsConcentration = { bearer: 'self' as const, changes: [{ on: 'concentration' as const, mode: 'advantage' as const }] };

/** Spends what a way takes. */
function payFor(character: Character, { activity, class: of, scales }: Way): CharacterResult<Character> {
  const values = valuesOf(character, scales, 0, { feature: of });
  return (activity.consumes ?? []).reduce<CharacterResult<Character>>((before, cost) => {
    if (!before.ok || cost.kind !== 'use') return before;
    return spendUse(before.value, of === null ? cost.id : useIdOf(character, of, cost.id), usesTaken(cost, values));
  }, yes(character));
}

function withActivities(content: ActContent, change: (activity: Activity) => Activity): ActContent {
  return content.spell === null ? content : { ...content, spell: { ...content.spell, activities: content.spell.activities.map(change) } };
}

/** What whoever overdoes it takes: dice for each level of the slot, more with each use since a long rest. */
function backlash(character: Character, way: Way, level: number, dice: Dice): Roll[] {
  const shaping = shapingOf(way);
  const id = way.activity.consumes?.find((cost) => cost.kind === 'use')?.id;
  const use = usesOf(character).find((each) => each.id === id);
  const times = use ? use.total - use.left : 0;
  const formula = backlashDice(shaping, times, level);
  if (shaping?.does !== 'maximize' || formula === null) return [];
  return rollFormula(dice, formula, `${way.name}: ${shaping.backlash.type} damage to ${character.name}, which nothing resists`).rolls;
}

/**
 * What was chosen to change a spell that is cast on the sheet: it is paid, and what a sheet can carry out is changed. Who saves how, and
 * what of a turn it takes, is for the table. `slot` is the level of the slot, null where none is spent; without `pays` nothing is spent.
 */
export function shapeCast(
  character: Character,
  spell: Spell,
  content: ActContent,
  shapers: readonly ChosenShaper[],
  { slot, activity: activityId, pays }: { slot: number | null; activity: string | undefined; pays: boolean },
): CharacterResult<ShapedCast> {
  const fitting = shapersAmong(allWays(character, content), spell, content.spell?.activities ?? [], activityId);
  let shaped: ShapedCast = { character, names: [], raise: 0, spell, content, damageType: undefined, roll: (dice, roll) => roll(dice) };
  const grouped: string[] = [];
  for (const { way: key, damageType } of shapers) {
    const way = fitting.find((each) => each.key === key);
    const shaping = way && shapingOf(way);
    if (!way || !shaping || shaped.names.includes(way.name)) return refuse('cannotShape', { spell: spell.name });
    const { group, beside } = way.activity.activation?.cast ?? {};
    if (group !== undefined && beside !== true) grouped.push(group);
    if (grouped.filter((each) => each === group).length > groupLimit({ ...character, features: featuresOf(character) }))
      return refuse('oneShaper', { spell: spell.name });
    if (shaping.does === 'changeType' && (damageType === undefined || !shaping.types.includes(damageType)))
      return refuse('cannotShape', { spell: spell.name });
    if (shaping.does === 'maximize' && (slot === null || slot > shaping.upTo)) return refuse('cannotShape', { spell: spell.name });
    const paid = pays ? payFor(shaped.character, way) : yes(shaped.character);
    if (!paid.ok) return paid;
    shaped = changedBy({ ...shaped, character: paid.value, names: [...shaped.names, way.name] }, way, shaping, damageType, slot ?? 0);
  }
  return yes(shaped);
}

function changedBy(shaped: ShapedCast, way: Way, shaping: Shaping, damageType: DamageType | undefined, slot: number): ShapedCast {
  const { character, content, spell } = shaped;
  switch (shaping.does) {
    case 'raiseLevel':
      return { ...shaped, raise: 1 };
    case 'changeType':
      if (damageType === undefined) return shaped;
      return {
        ...shaped,
        damageType,
        content: withActivities(content, (each) => ofType(each, typesChanged(each, shaping.types), damageType)),
      };
    case 'lastLonger': {
      const long = withActivities(content, (each) => {
        const longer = { ...lasting(each), duration: doubled(each.duration ?? durationOfSpell(durationAt(spell, slot))) };
        return spell.concentration
          ? { ...longer, effects: [...(longer.effects ?? []), { ...keepsConcentration, name: way.name }] }
          : longer;
      });
      return { ...shaped, content: long };
    }
    case 'rollDamageAgain': {
      const most = mostOf(shaping, valuesOf(character, way.scales, 0, { feature: way.class }));
      return {
        ...shaped,
        roll: (dice, roll) => {
          const { first, again } = lowRolledAgain(dice, most, roll);
          return again ? again() : first;
        },
      };
    }
    case 'maximize':
      return { ...shaped, roll: (dice, roll) => [...roll((sides) => sides), ...backlash(character, way, slot, dice)] };
    default:
      return shaped;
  }
}
