import { asAttack, degreeOf, isSuccess } from '#domain/dice/degree.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import type { Degree, Roll } from '#domain/dice/roll.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { kindOf } from '#domain/narration/rulings/fights/foe.ts';
import type { RulingContext } from '#domain/narration/rulings/ruling-context.ts';
import { isExposed } from '#domain/narration/scene-tags/tags-here.ts';
import type { Reach } from '#domain/narration/spells/story-harm.ts';

interface Reached {
  degree: Degree | null;
  rolls: Roll[];
  /** What of the damage is dealt: all, half or none. */
  part: number;
}

/** Whether a spell or an item reaches somebody: by an attack roll, by a save that they make, or always. `by` is whose it is and what. */
export function reach(
  { dice, adventure, state }: Pick<RulingContext, 'dice' | 'adventure' | 'state'>,
  { toHit, save }: Reach,
  { npc, by }: { npc: Npc; by: string },
): Reached {
  if (toHit !== null) {
    const against = npc.combat?.armorClass ?? 0;
    const advantage = isExposed(adventure, state, npc) ? ('advantage' as const) : ('none' as const);
    const roll = asAttack(rollD20(dice, { advantage, modifier: toHit, label: `${by} at ${npc.name}`, against }));
    const degree = degreeOf(roll);
    return { degree, rolls: [roll], part: isSuccess(degree) ? 1 : 0 };
  }
  if (save === null) return { degree: null, rolls: [], part: 1 };
  const modifier = kindOf(npc).saves[save.ability];
  const roll = rollD20(dice, { advantage: 'none', modifier, label: `${npc.name}: ${save.ability} save`, against: save.dc });
  return { degree: null, rolls: [roll], part: roll.total < save.dc ? 1 : save.half ? 0.5 : 0 };
}
