import spirits from '#content/srd/spirits/spirits.json' with { type: 'json' };
import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { modifierOf, eachAbility } from '#domain/rules/ability.ts';
import { Attack, Effect, Infliction } from '#domain/rules/attack-data.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { Activity } from '#domain/rules/activity/activity.ts';
import { Formula } from '#domain/rules/activity/formula.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import { DamageType } from '#domain/rules/combat-terms.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { monsterOf } from './monsters.ts';
import { StatBlock } from './stat-block.ts';

const Dealt = z.array(z.object({ formula: Formula, type: DamageType })).default([]);
const Inflicts = Infliction.omit({ save: true }).nullable().default(null);
const { shape } = StatBlock;

/** A creature that a spell makes: its numbers grow with the level of the spell, and it strikes with the numbers of the caster. */
const SpiritFacts = z.object({
  name: shape.name.min(1),
  size: shape.size,
  type: shape.type,
  alignment: shape.alignment,
  armorClass: Formula,
  hitPoints: Formula,
  /** Those that its stat block names; the hit points do not come of them. */
  hitDice: z.object({ count: Formula, sides: z.int().min(4).max(20) }).optional(),
  speeds: shape.speeds,
  /** A fly speed from a level of the spell on. */
  flies: z.object({ from: z.int().min(1).max(9), feet: z.int() }).optional(),
  abilities: shape.abilities,
  resistances: shape.resistances.default([]),
  immunities: shape.immunities.default([]),
  conditionImmunities: shape.conditionImmunities.default([]),
  senses: shape.senses.default({}),
  languages: shape.languages,
  traits: shape.traits.default([]),
  attacksPerTurn: z.enum(['one', 'halfSlot']).default('one'),
  attacks: z
    .array(
      Attack.pick({ name: true, kind: true }).extend({
        reach: Attack.shape.reach.default(null),
        range: Attack.shape.range.default(null),
        /** Of its own; the spell attack of the caster where it is left out. */
        toHit: Attack.shape.toHit.optional(),
        damage: Dealt,
        /** More damage for each slot level above this one. */
        perSlot: z.object({ above: z.int().min(1).max(9), formula: Formula }).optional(),
      }),
    )
    .default([]),
  /** What it does besides, so often as it says. */
  powers: z.array(z.object({ name: z.string().min(1).max(80), activity: Activity })).default([]),
  effects: z
    .array(
      Effect.pick({ name: true, ability: true, area: true, onSave: true, inMultiattack: true }).extend({
        damage: Dealt,
        inflicts: Inflicts,
      }),
    )
    .default([]),
});
type SpiritFacts = z.infer<typeof SpiritFacts>;
type Caller = Companion['caller'];

/** Something that a called creature does besides attacks and saves. */
export type SpiritPower = SpiritFacts['powers'][number];

const facts = readContent('content/srd/spirits/spirits.json', z.array(SpiritFacts), spirits);

const reckoned = (formula: string, values: FormulaValues) => reckonFormula(formula, values) ?? '0';

function attackOf(
  { perSlot, damage, toHit, ...attack }: SpiritFacts['attacks'][number],
  caller: Caller,
  values: FormulaValues,
): StatBlock['attacks'][number] {
  const more = perSlot ? Array.from({ length: Math.max(0, caller.slot - perSlot.above) }, () => `+${perSlot.formula}`).join('') : '';
  const dealt = damage.map(({ formula, type }) => ({ dice: reckoned(`${formula}${more}`, values), type }));
  return { ...attack, toHit: toHit ?? caller.toHit, damage: dealt, inflicts: null };
}

function spiritOf({ powers, ...spirit }: SpiritFacts, caller: Caller): StatBlock {
  void powers;
  const { flies, attacks, effects, abilities, speeds, name } = spirit;
  const values = { slot: caller.slot, ability: caller.modifier };
  const saves = eachAbility((ability) => modifierOf(abilities[ability]));
  return {
    ...spirit,
    id: slugOf(name),
    armorClass: Number(reckoned(spirit.armorClass, values)),
    hitPoints: Math.max(1, Number(reckoned(spirit.hitPoints, values))),
    hitDice: spirit.hitDice ? `${reckoned(spirit.hitDice.count, values)}d${spirit.hitDice.sides}` : '',
    speeds: flies && caller.slot >= flies.from ? { ...speeds, fly: flies.feet } : speeds,
    saves,
    skills: {},
    initiativeBonus: saves.dexterity,
    vulnerabilities: [],
    passivePerception: 10 + saves.wisdom,
    challenge: '0',
    xp: 0,
    proficiency: 2,
    attacksPerTurn: spirit.attacksPerTurn === 'one' ? 1 : Math.max(1, Math.floor(caller.slot / 2)),
    attacks: attacks.map((each) => attackOf(each, caller, values)),
    effects: effects.map(({ damage, inflicts, ...each }) => ({
      ...each,
      dc: caller.dc,
      damage: damage.map(({ formula, type }) => ({ dice: reckoned(formula, values), type })),
      inflicts: inflicts && { ...inflicts, save: null },
      recharge: null,
    })),
    spellcasting: null,
    legend: null,
  };
}

/** The stat block of a creature that can be called, by its id: one of the SRD, or one that a spell makes with the caster's numbers. */
export function calledCreature(id: string, caller: Caller): StatBlock | undefined {
  const spirit = facts.find(({ name }) => slugOf(name) === id);
  return spirit ? spiritOf(spirit, caller) : monsterOf(id);
}

/** What a creature that a spell makes does besides, with the level of the spell in its healing; nothing for all others. */
export function calledPowers(id: string, { slot, modifier }: Caller): SpiritPower[] {
  const powers = facts.find(({ name }) => slugOf(name) === id)?.powers ?? [];
  return powers.map(({ name, activity }) => {
    if (activity.kind !== 'heal') return { name, activity };
    const healing = activity.healing.map((each) => ({ ...each, formula: reckoned(each.formula, { slot, ability: modifier }) }));
    return { name, activity: { ...activity, healing } };
  });
}
