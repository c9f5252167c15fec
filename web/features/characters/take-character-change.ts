import type { SeenCard, SeenCharacter } from '#contract/play/characters-shapes.ts';
import type { Event } from '#contract/realtime/events.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';

export type CharacterChange = Extract<Event, { type: 'characters.changed' }>;

/** Takes a change of a sheet into the cards of its table and into the sheet, where they are shown. */
export function takeCharacterChange(change: CharacterChange): void {
  const { campaignId, characterId } = change;
  const list = calls.characters.list.queryKey({ input: { campaignId } });
  applyState(list, () => {
    const cards = queryClient.getQueryData(list);
    const after = cards && cardsAfter(cards, change);
    if (after) queryClient.setQueryData(list, after);
    return after !== null;
  });
  const one = calls.characters.get.queryKey({ input: { campaignId, characterId } });
  applyState(one, () => {
    const seen = queryClient.getQueryData(one);
    const after = seen && sheetAfter(seen, change);
    if (after && after !== seen) queryClient.setQueryData(one, after);
    return after !== null;
  });
  askAheadAnew(campaignId, characterId);
  void queryClient.invalidateQueries({ queryKey: calls.characters.history.key({ input: { campaignId, characterId } }) });
}

/** Has asked anew what the server works out of a sheet, after a change of it. */
export function askAheadAnew(campaignId: string, characterId: string): void {
  const { levelAhead, anyCast } = calls.characters;
  for (const each of [levelAhead, anyCast])
    void queryClient.invalidateQueries({ queryKey: each.key({ input: { campaignId, characterId } }) });
}

/** The cards after a change; null where one has come that is not among them. */
export function cardsAfter(cards: readonly SeenCard[], { characterId, card }: CharacterChange): SeenCard[] | null {
  if (card === null) return cards.filter(({ id }) => id !== characterId);
  if (!cards.some(({ id }) => id === characterId)) return null;
  return cards.map((each) => (each.id === characterId ? { ...withoutPassing(each), ...card, isDamaged: false } : each));
}

/** A card without what a later one leaves out once it is so no more. */
function withoutPassing({ canBeShakenAwake: _asleep, endsByTime: _timed, nextOver: _over, ...lasting }: SeenCard): SeenCard {
  return lasting;
}

/** A sheet after a change; the same where that is known, and null where it has to be loaded anew. */
export function sheetAfter(seen: SeenCharacter, { sheet }: Pick<CharacterChange, 'sheet'>): SeenCharacter | null {
  if (sheet === null) return null;
  if (seen.position >= sheet.position) return seen;
  if (seen.position !== sheet.after) return null;
  if (sheet.shown === undefined) return null;
  const [character, shown] = [
    { ...seen.character, ...sheet.fields },
    { ...seen.shown, ...sheet.shown },
  ];
  return { ...seen, position: sheet.position, character, shown };
}
