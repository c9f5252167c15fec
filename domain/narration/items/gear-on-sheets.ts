import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import type { ReachingStep } from '#domain/character/actions/act-on-sheet.ts';
import { giveTo } from '#domain/character/gifts/gift.ts';
import { refuseParting } from '#domain/character/inventory/curse.ts';
import { addItem, itemOf } from '#domain/character/inventory/inventory.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { wareNamed } from '#domain/srd/equipment/named-ware.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { capitalize } from '#domain/text/capitalize.ts';

/** Something that was taken up, as the rules have it. */
export function takeUp(character: Character, item: string, newId: string): CharacterResult<CharacterStep> {
  const taken = addItem(character, itemOf(wareNamed(item)?.id ?? nameOnSheet(item), 1, newId));
  const takes = characterFact({ kind: 'takesLoot', hero: partyOf(character), loot: item });
  return taken.ok ? yes({ character: taken.value, facts: [takes], rolls: [] }) : taken;
}

/** A thing or coins go to another sheet; nothing changes where that is gone. */
export function handOver(
  character: Character,
  { item, to, coins }: { item: string; to: string; coins?: Coins | undefined },
  others: readonly Character[],
  newId: string,
): CharacterResult<CharacterStep | ReachingStep> {
  const carried = character.inventory.find(({ name }) => name.toLowerCase() === item.toLowerCase());
  const other = others.find(({ id }) => id === to);
  if (!other) return yes({ character, facts: [], rolls: [] });
  const gift = coins ? ({ kind: 'coins', coins } as const) : ({ kind: 'item', itemId: carried?.id ?? '', quantity: 1 } as const);
  const parting = carried && !coins ? refuseParting(character, carried.id) : null;
  if (parting) return parting;
  const given = giveTo(character, other, gift, newId);
  if (!given.ok) return given;
  const { giver, receiver, gave, got } = given.value;
  return yes({ character: giver, facts: [gave], rolls: [], reached: [{ character: receiver, facts: [got], rolls: [] }] });
}

/** What loot is called on a sheet. */
export const nameOnSheet = (name: string) => capitalize(name.replace(/^(?:the|an|a) /i, ''));
