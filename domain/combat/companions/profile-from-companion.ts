import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import type { Combatant, CombatantProfile } from '#domain/combat/state.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { usedPower } from '#domain/combat/use/power-in-use.ts';
import { calledCreature, calledPowers } from '#domain/srd/monsters/spirits.ts';

/** A creature that somebody called, ready to join a fight beside them; null where nobody knows its stat block. */
export function profileFromCompanion(
  { id, creature, name, caller, hitPoints, maxHitPoints, acts, isPeaceful, onCommand, vanishes }: Companion,
  { id: by, side, hidden }: Combatant,
): CombatantProfile | null {
  const block = calledCreature(creature, caller);
  if (!block) return null;
  const profile = profileFromStatBlock(block, { id, name, side, hidden });
  const strikes = isPeaceful ? { attacks: [], effects: [], spellcasting: null } : {};
  const { toHit, dc } = caller;
  const powers = calledPowers(creature, caller).map((each) => usedPower(each.name, each.activity, { toHit, dc, values: {} }));
  const own = powers.length > 0 && { powers };
  return {
    ...profile,
    ...own,
    hitPoints,
    maxHitPoints,
    xp: 0,
    ...strikes,
    summoned: { by, acts, vanishes, ...(onCommand && { onCommand }) },
  };
}
