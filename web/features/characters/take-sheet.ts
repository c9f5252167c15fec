import type { Changed } from '#contract/play/characters-shapes.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { isLive } from '#web/lib/live-state.ts';
import { askAheadAnew } from './take-character-change.ts';

/** Puts a sheet where every screen reads it, as a change of it was answered, unless a later one is known. Its card comes as an event. */
export function takeSheet({ character, shown, position }: Pick<Changed, 'character' | 'shown' | 'position'>): void {
  const { campaignId, id: characterId } = character;
  const one = calls.characters.get.queryKey({ input: { campaignId, characterId } });
  if (shown === undefined) void queryClient.invalidateQueries({ queryKey: one });
  else
    queryClient.setQueryData(one, (seen) =>
      seen === undefined || position === null || position < seen.position ? seen : { ...seen, character, shown, position },
    );
  if (!isLive(campaignId)) {
    void queryClient.invalidateQueries({ queryKey: calls.characters.list.key({ input: { campaignId } }) });
    askAheadAnew(campaignId, characterId);
  }
  void queryClient.invalidateQueries({ queryKey: calls.characters.history.key({ input: { campaignId, characterId } }) });
}

/** Loads everything about characters anew, after one came or went. */
export function reloadCharacters(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.characters.key() });
}
