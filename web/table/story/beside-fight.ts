import type { Campaign } from '#domain/campaign/campaign.ts';
import type { CombatNow } from '#contract/play/combat-shapes.ts';

type Settings = Pick<Campaign['settings'], 'narratorMode' | 'npcTurns'>;

/** How one's own hero stands to the fight of a table: in it, beside one that words let them join, or neither. */
export function standingToFight(now: CombatNow | undefined, { narratorMode, npcTurns }: Settings): 'in' | 'beside' | 'none' {
  if (now?.fight?.view.phase !== 'running') return 'none';
  if (now.fight.hero !== null) return 'in';
  return now.characterId !== null && narratorMode === 'ai' && npcTurns === 'narrator' ? 'beside' : 'none';
}
