import { isIncapacitated } from './combat-condition.ts';
import type { LegendaryDeed } from './combat-legend-data.ts';
import { caughtBy, enemiesOf, pickMark } from './combat-npc.ts';
import type { NpcChoice } from './combat-npc.ts';
import type { Combat, Combatant } from './combat-state.ts';
import { refuseDeed } from './combat-uses.ts';
import type { Turn } from './combat-uses.ts';
import type { Dice } from './dice.ts';

/** Deeds that harm and may be done now; what only tells or casts is left to the Dungeon Master. */
function readyDeeds(one: Combatant, turn: Turn): LegendaryDeed[] {
  const harms = ({ attack, effect }: LegendaryDeed) => attack !== null || effect !== null;
  return (one.legend?.deeds ?? []).filter((deed) => harms(deed) && refuseDeed(one, deed, turn) === null);
}

/** The legendary action an NPC takes now that somebody else’s turn has ended; null when none has one to take, or nobody to take it against. */
export function chooseLegendaryAction(combat: Combat, ended: string, dice: Dice): NpcChoice | null {
  const { combatants, phase } = combat;
  if (phase !== 'running') return null;
  const able = combatants.filter((one) => one.kind === 'npc' && !one.dead && one.id !== ended && !isIncapacitated(one));
  for (const npc of able) {
    const deeds = readyDeeds(npc, combat);
    const enemies = enemiesOf(combat, npc);
    const mark = deeds.length > 0 ? pickMark(npc, enemies, dice) : undefined;
    const deed = mark && deeds[dice(deeds.length) - 1];
    if (!mark || !deed) continue;
    const whom = deed.effect && !deed.effect.area.startsWith('one ') ? caughtBy(enemies, mark.target) : [mark.target.id];
    const why = `${npc.name} takes a legendary action against ${mark.target.name}, who ${mark.reason}.`;
    return { step: { name: 'legendary', who: npc.id, deed: deed.name, whom, advantage: 'none', cover: 'none' }, why };
  }
  return null;
}
