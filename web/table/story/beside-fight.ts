import type { Campaign } from '#domain/campaign/campaign.ts';

type Settings = Pick<Campaign['settings'], 'narratorMode' | 'npcTurns'>;

/** What of a fight says whether one's own hero is in it. */
interface Seen {
  characterId: string | null;
  fight: { view: { phase: string }; hero: object | null } | null;
}

/** How one's own hero stands to the fight of a table: in it, beside one that words let them join, or neither. */
export function standingToFight(now: Seen | undefined, { narratorMode, npcTurns }: Settings): 'in' | 'beside' | 'none' {
  if (now?.fight?.view.phase !== 'running') return 'none';
  if (now.fight.hero !== null) return 'in';
  return now.characterId !== null && narratorMode === 'ai' && npcTurns === 'narrator' ? 'beside' : 'none';
}
