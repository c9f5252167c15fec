import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import type { CombatantProfile } from '#domain/combat/state.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Attack } from '#domain/rules/attack-data.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { capitalize } from '#domain/text/capitalize.ts';

/** The creature of the SRD whose rules hold for somebody of the story: their own, or a commoner's. */
export function kindOf({ statBlock }: Pick<Npc, 'statBlock'>): StatBlock {
  const block = monsterOf(statBlock ?? 'commoner') ?? monsterOf('commoner');
  if (!block) throw new Error('The SRD has commoners.');
  return block;
}

/** How they strike: as the adventure says, and else like the first blow of their kind. */
function attackOf({ attackName, attackBonus, damage }: NonNullable<Npc['combat']>, block: StatBlock): Attack {
  const like = block.attacks.find(({ kind }) => kind !== 'ranged');
  const type = like?.damage[0]?.type ?? 'bludgeoning';
  const name = capitalize(attackName.replace(/^an? /, ''));
  return { reach: 5, range: null, inflicts: null, ...like, name, kind: 'melee', toHit: attackBonus, damage: [{ dice: damage, type }] };
}

/** What they are called in a fight, where everybody has a name: "Silt Hound" for the silt hound. */
const nameOf = ({ name }: Npc) => (name.startsWith('the ') ? name.slice('the '.length).split(' ').map(capitalize).join(' ') : name);

/**
 * Somebody of the story as they join a fight: their hit points, armor and attack as the adventure has them, everything else as with their
 * kind. They keep their id, by which the story knows them. Whom the party has
 * beaten before is worth no more experience. Null for somebody who does not fight.
 */
export function foeProfile(npc: Npc, state: PlayState): CombatantProfile | null {
  const { combat } = npc;
  if (!combat) return null;
  const block = kindOf(npc);
  return {
    ...profileFromStatBlock(block, { id: npc.id, name: nameOf(npc) }),
    // What a creature of its kind carries and casts is not what this one does.
    source: null,
    spellcasting: null,
    legend: null,
    ...(state.npcs[npc.id]?.beaten && { xp: 0 }),
    armorClass: combat.armorClass,
    hitPoints: hitPointsOf(state, npc),
    maxHitPoints: combat.hitPoints,
    attacks: [attackOf(combat, block)],
    attacksPerTurn: 1,
  };
}
