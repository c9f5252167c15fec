import { z } from 'zod';
import { Attack, Effect, Infliction } from '#domain/rules/attack-data.ts';
import { Ability } from '#domain/rules/combat-terms.ts';
import { Legend, LegendaryAction } from '#domain/rules/legendary-data.ts';
import { CreatureSpell, Spellcasting } from '#domain/rules/spell-data.ts';
import { wareNamed } from '#domain/srd/equipment/named-ware.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { StatBlock } from './stat-block.ts';

const Inflicts = Infliction.extend({ save: Infliction.shape.save.default(null) })
  .nullable()
  .default(null);
const AttackFacts = Attack.extend({
  reach: Attack.shape.reach.default(null),
  range: Attack.shape.range.default(null),
  damage: Attack.shape.damage.default([]),
  inflicts: Inflicts,
});
const EffectFacts = Effect.extend({
  damage: Effect.shape.damage.default([]),
  inflicts: Inflicts,
  recharge: Effect.shape.recharge.default(null),
});
/** A spell by its name in SRD 5.2, with its level where that is not its own. */
const SpellFacts = CreatureSpell.omit({ concentration: true }).extend({
  name: z.string().refine((name) => findSpell(slugOf(name)) !== undefined, 'no spell is called that'),
  level: CreatureSpell.shape.level.optional(),
  uses: CreatureSpell.shape.uses.default(null),
  pool: CreatureSpell.shape.pool.default(null),
});
const ActionFacts = LegendaryAction.extend({
  attack: LegendaryAction.shape.attack.default(null),
  effect: EffectFacts.nullable().default(null),
  spell: SpellFacts.nullable().default(null),
  once: z.boolean().default(false),
});
const { shape } = StatBlock;

/** What is written down of a creature in `content/srd/monsters/`; its file says the type, and the rest follows from both. */
export const MonsterFacts = z.object({
  name: shape.name.min(1),
  size: shape.size,
  alignment: shape.alignment.min(1),
  armorClass: shape.armorClass,
  /** With their bonus; the average stands for them. */
  hitDice: z.string().regex(/^\d+d\d+([+-]\d+)?$/, 'hit dice look like 3d8+6'),
  speeds: shape.speeds,
  abilities: shape.abilities,
  /** Abilities whose saves it is practised in. */
  saves: z.array(Ability).default([]),
  skills: shape.skills.default({}),
  /** Where it is more than dexterity gives. */
  initiativeBonus: shape.initiativeBonus.optional(),
  vulnerabilities: shape.vulnerabilities.default([]),
  resistances: shape.resistances.default([]),
  immunities: shape.immunities.default([]),
  conditionImmunities: shape.conditionImmunities.default([]),
  senses: shape.senses.default({}),
  languages: shape.languages.default(''),
  /** What it wears and carries beside what it strikes with, as its stat block lists it (SRD 5.2.1, Gear). */
  gear: z
    .array(z.string().refine((name) => wareNamed(name) !== undefined, 'no equipment is called that'))
    .min(1)
    .optional(),
  challenge: shape.challenge,
  traits: shape.traits.default([]),
  attacksPerTurn: shape.attacksPerTurn.default(1),
  attacks: z.array(AttackFacts).default([]),
  effects: z.array(EffectFacts).default([]),
  /** `dc` where the SRD prints another than follows from ability and proficiency. */
  spellcasting: Spellcasting.omit({ toHit: true, modifier: true, level: true })
    .extend({ dc: Spellcasting.shape.dc.optional(), spells: z.array(SpellFacts).min(1) })
    .nullable()
    .default(null),
  legend: Legend.extend({ legendaryActions: z.array(ActionFacts) })
    .nullable()
    .default(null),
});
export type MonsterFacts = z.infer<typeof MonsterFacts>;
