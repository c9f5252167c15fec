import type { LevelDraft } from '#domain/character/advancement/ahead/level-draft.ts';
import type { Character } from '#domain/character/character.ts';
import { calls } from '#web/lib/api.ts';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** The next level as the server works it out of what is chosen; until it has, the plan of what was chosen before. */
export function useLevelPlan({ campaignId, id: characterId }: Pick<Character, 'campaignId' | 'id'>, draft: LevelDraft) {
  return useQuery({
    ...calls.characters.levelAhead.queryOptions({ input: { campaignId, characterId, draft } }),
    placeholderData: keepPreviousData,
  });
}
