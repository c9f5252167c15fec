import { CombatantProfile } from '#domain/combat/state.ts';
import { eachAbility, modifierOf } from '#domain/rules/ability.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';

interface Placed {
  id: string;
  /** What it is called; its kind's name when left out. */
  name?: string;
  side?: CombatantProfile['side'];
  hidden?: boolean;
}

/** A creature ready to join a fight, with all its hit points. */
export function profileFromStatBlock(block: StatBlock, { id, name = block.name, side = 'foes', hidden = false }: Placed): CombatantProfile {
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
    legend: block.legend,
    resistances: block.resistances,
    immunities: block.immunities,
    vulnerabilities: block.vulnerabilities,
    conditionImmunities: block.conditionImmunities,
    hidden,
    xp: block.xp,
    abilities: eachAbility((ability) => modifierOf(block.abilities[ability])),
    skills: block.skills,
    proficiency: block.proficiency,
    size: block.size,
  });
}
