import { modifierOf } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Legend } from '#domain/rules/legendary-data.ts';
import type { CreatureSpell, Spellcasting } from '#domain/rules/spell-data.ts';
import { proficiencyOf, xpOf } from '#domain/rules/challenge-experience.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { hitPointsOf } from './hit-dice.ts';
import type { MonsterFacts } from './monster-facts.ts';
import type { MonsterType, StatBlock } from './stat-block.ts';

type SpellFacts = NonNullable<MonsterFacts['spellcasting']>['spells'][number];

/** Creatures keep a shape they take without concentrating. */
const effortless = 'Shapechange';

function spellOf({ name, level, uses, pool, dc, takes }: SpellFacts): CreatureSpell {
  const spell = findSpell(slugOf(name));
  const concentration = spell?.concentration === true && name !== effortless;
  return { name, level: level ?? spell?.level ?? 0, uses, pool, concentration, ...(takes && { takes }), ...(dc !== undefined && { dc }) };
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
    hitPoints: hitPointsOf(hitDice),
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
