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

/**
 * A creature that comes to its lair (1) or leaves it (-1): there it can do one more of what it can do at all, and defeating it gives the
 * experience of the next challenge rating (SRD 5.2.1).
 */
export function atHome({ xp }: { xp: number }, legend: Legend, by: 1 | -1): { legend: Legend; xp: number } {
  const { actions, resistances } = legend;
  const next = challenges[challenges.findIndex((each) => xpOf(each) === xp) + by];
  const more = (count: number) => (count === 0 ? 0 : count + by);
  return { legend: { ...legend, actions: more(actions), resistances: more(resistances) }, xp: next === undefined ? xp : xpOf(next) };
}

/** What a stat block says of a creature that fights, in its lair or away from it. */
export function numbersOf(block: StatBlock, inLair: boolean) {
  const home = inLair && block.legend?.lair === true ? atHome(block, block.legend, 1) : null;
  const { armorClass, initiativeBonus, saves, attacks, effects, attacksPerTurn, spellcasting, ...more } = block;
  const { resistances, immunities, vulnerabilities, conditionImmunities, skills, proficiency, size, type } = more;
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
    legend: home?.legend ?? block.legend,
    ...(home && { inLair: true as const }),
    resistances,
    immunities,
    vulnerabilities,
    conditionImmunities,
    xp: home?.xp ?? block.xp,
    abilities: eachAbility((ability) => modifierOf(block.abilities[ability])),
    skills,
    proficiency,
    size,
    type,
    speed: Math.max(block.speeds.walk ?? 0, block.speeds.fly ?? 0),
    ...(block.traits.some(({ name }) => name === 'Pack Tactics') && { packTactics: true as const }),
    ...(block.traits.some(({ name }) => name === 'Life Bond') && { lifeBond: true as const }),
  };
}

/** What a creature fights with, as its stat block says it. */
export type FightNumbers = ReturnType<typeof numbersOf>;

/** A creature ready to join a fight, with all its hit points. */
export function profileFromStatBlock(
  block: StatBlock,
  { id, name = block.name, side = 'foes', hidden = false, inLair = false }: Placed,
): CombatantProfile {
  const numbers = numbersOf(block, inLair);
  return CombatantProfile.parse({ id, name, kind: 'npc', side, source: block.id, hitPoints: block.hitPoints, hidden, ...numbers });
}
