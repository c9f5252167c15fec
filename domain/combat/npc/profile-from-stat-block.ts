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

/** A creature ready to join a fight, with all its hit points. */
export function profileFromStatBlock(
  block: StatBlock,
  { id, name = block.name, side = 'foes', hidden = false, inLair = false }: Placed,
): CombatantProfile {
  const atHome = inLair && block.legend?.lair === true;
  return CombatantProfile.parse({
    id,
    name,
    kind: 'npc',
    side,
    source: block.id,
    armorClass: block.armorClass,
    hitPoints: block.hitPoints,
    maxHitPoints: block.hitPoints,
    initiativeBonus: block.initiativeBonus,
    dexterity: block.abilities.dexterity,
    saves: block.saves,
    attacks: block.attacks,
    effects: block.effects,
    attacksPerTurn: block.attacksPerTurn,
    spellcasting: block.spellcasting,
    legend: atHome && block.legend ? legendInLair(block.legend) : block.legend,
    ...(atHome && { inLair: true }),
    resistances: block.resistances,
    immunities: block.immunities,
    vulnerabilities: block.vulnerabilities,
    conditionImmunities: block.conditionImmunities,
    hidden,
    xp: atHome ? xpInLair(block) : block.xp,
    abilities: eachAbility((ability) => modifierOf(block.abilities[ability])),
    skills: block.skills,
    proficiency: block.proficiency,
    size: block.size,
  });
}
