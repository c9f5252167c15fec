import { CombatantProfile } from '#domain/combat/state.ts';
import { eachAbility, modifierOf } from '#domain/rules/ability.ts';
import { challenges } from '#domain/rules/challenges.ts';
import { xpOf } from '#domain/rules/challenge-experience.ts';
import type { Legend } from '#domain/rules/legendary-data.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';

interface Placed {
  id: string;
  /** What it is called; its kind's name when left out. */
  name?: string;
  side?: CombatantProfile['side'];
  hidden?: boolean;
  /** Whether it is met in its lair, where some creatures can do more. */
  inLair?: boolean;
}

/** What a creature can do in its lair: one more of what it can do at all. */
function legendInLair(legend: Legend): Legend {
  const { actions, resistances } = legend;
  return { ...legend, actions: actions === 0 ? 0 : actions + 1, resistances: resistances === 0 ? 0 : resistances + 1 };
}

/** Experience for a creature that is defeated in its lair: that of the next challenge rating (SRD 5.2.1). */
function xpInLair({ challenge, xp }: StatBlock): number {
  const next = challenges[challenges.indexOf(challenge) + 1];
  return next === undefined ? xp : xpOf(next);
}

/** What a stat block says of a creature that fights, in its lair or away from it. */
export function numbersOf(block: StatBlock, inLair: boolean) {
  const isAtHome = inLair && block.legend?.lair === true;
  const { armorClass, initiativeBonus, saves, attacks, effects, attacksPerTurn, spellcasting, ...more } = block;
  const { resistances, immunities, vulnerabilities, conditionImmunities, skills, proficiency, size } = more;
  return {
    armorClass,
    maxHitPoints: block.hitPoints,
    initiativeBonus,
    dexterity: block.abilities.dexterity,
    saves,
    attacks,
    effects,
    attacksPerTurn,
    spellcasting,
    legend: isAtHome && block.legend ? legendInLair(block.legend) : block.legend,
    ...(isAtHome && { inLair: true as const }),
    resistances,
    immunities,
    vulnerabilities,
    conditionImmunities,
    xp: isAtHome ? xpInLair(block) : block.xp,
    abilities: eachAbility((ability) => modifierOf(block.abilities[ability])),
    skills,
    proficiency,
    size,
  };
}

/** A creature ready to join a fight, with all its hit points. */
export function profileFromStatBlock(
  block: StatBlock,
  { id, name = block.name, side = 'foes', hidden = false, inLair = false }: Placed,
): CombatantProfile {
  const numbers = numbersOf(block, inLair);
  return CombatantProfile.parse({ id, name, kind: 'npc', side, source: block.id, hitPoints: block.hitPoints, hidden, ...numbers });
}
