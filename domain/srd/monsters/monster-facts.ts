import { z } from 'zod';
import { modifierOf } from '#domain/rules/ability.ts';
import { Attack, Effect, Infliction } from '#domain/rules/attack-data.ts';
import { Ability } from '#domain/rules/combat-terms.ts';
import { Legend, LegendaryAction } from '#domain/rules/legendary-data.ts';
import { CreatureSpell, Spellcasting } from '#domain/rules/spell-data.ts';
import { proficiencyOf, xpOf } from '#domain/rules/challenge-experience.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { MonsterType } from './stat-block.ts';
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

/** The average of hit dice such as `3d8+6`, rounded down. */
function averageOf(hitDice: string): number {
  const [, count = '0', sides = '0', bonus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(hitDice) ?? [];
  return Math.floor((Number(count) * (Number(sides) + 1)) / 2) + Number(bonus);
}

/** Creatures keep a shape they take without concentrating. */
const effortless = 'Shapechange';

function spellOf({ name, level, uses, pool, dc }: z.infer<typeof SpellFacts>): CreatureSpell {
  const spell = findSpell(slugOf(name));
  const concentration = spell?.concentration === true && name !== effortless;
  return { name, level: level ?? spell?.level ?? 0, uses, pool, concentration, ...(dc !== undefined && { dc }) };
}

/** The spells of a creature, with a save DC of 8 + proficiency + ability. */
function spellcastingOf({ spellcasting, abilities, challenge }: MonsterFacts): Spellcasting | null {
  if (!spellcasting) return null;
  const { ability, dc, spells } = spellcasting;
  const modifier = modifierOf(abilities[ability]);
  const toHit = proficiencyOf(challenge) + modifier;
  const level = Math.max(1, Math.floor(Number(challenge)) || 1);
  return { ability, dc: dc ?? 8 + toHit, toHit, modifier, level, spells: spells.map(spellOf) };
}

function legendOf({ legend }: MonsterFacts): Legend | null {
  if (!legend) return null;
  const legendaryActions = legend.legendaryActions.map(({ spell, ...action }) => ({ ...action, spell: spell && spellOf(spell) }));
  return { ...legend, legendaryActions };
}

/** The whole stat block that follows from what is written down. */
export function statBlockOf(type: MonsterType, facts: MonsterFacts): StatBlock {
  const { abilities, challenge, hitDice, attacks } = facts;
  const proficiency = proficiencyOf(challenge);
  const save = (ability: Ability) => modifierOf(abilities[ability]) + (facts.saves.includes(ability) ? proficiency : 0);
  return {
    ...facts,
    id: slugOf(facts.name),
    type,
    hitPoints: averageOf(hitDice),
    saves: {
      strength: save('strength'),
      dexterity: save('dexterity'),
      constitution: save('constitution'),
      intelligence: save('intelligence'),
      wisdom: save('wisdom'),
      charisma: save('charisma'),
    },
    initiativeBonus: facts.initiativeBonus ?? modifierOf(abilities.dexterity),
    passivePerception: 10 + (facts.skills.perception ?? modifierOf(abilities.wisdom)),
    xp: attacks.length === 0 ? 0 : xpOf(challenge),
    proficiency,
    spellcasting: spellcastingOf(facts),
    legend: legendOf(facts),
  };
}
