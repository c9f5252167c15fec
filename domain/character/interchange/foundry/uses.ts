import type { Character } from '#domain/character/character.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import type { Use } from '#domain/character/sheet/uses.ts';
import type { FoundryActor, FoundryItem } from '#domain/character/interchange/foundry-actor.ts';
import { within } from '#domain/character/interchange/clamp.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { slugOf } from '#domain/srd/slug.ts';

const recoveries = {
  longRest: [{ period: 'lr', type: 'recoverAll' }],
  anyRest: [
    { period: 'lr', type: 'recoverAll' },
    { period: 'sr', type: 'recoverAll' },
  ],
  oneOnShortRest: [
    { period: 'lr', type: 'recoverAll' },
    { period: 'sr', type: 'formula', formula: '1' },
  ],
} as const;

/** What Foundry calls a use: its id without the dot of one that two classes share. */
export const useIdentifier = (id: string): string => id.replaceAll('.', '-');

/** How often something can be done, how often it was, and what brings it back. */
export function usesSystem({ total, left, back }: Use) {
  return { max: String(total), spent: total - left, recovery: recoveries[back] };
}

/** How often an item of an actor was used, in either generation’s words; null where it counts nothing. */
function spentIn({ system: { uses } }: FoundryItem): number | null {
  if (!uses) return null;
  const { spent, value, max } = uses;
  if (spent !== undefined) return spent;
  const most = Number(max);
  return value !== undefined && value !== null && Number.isFinite(most) && most > 0 ? most - value : null;
}

/** What was used of everything that rests bring back, as the items of an actor say it; what none of them counts stays. */
export function usesIn(
  { items }: FoundryActor,
  character: Character,
  own: ReadonlyMap<FoundryItem, HomebrewEntry>,
): Character['usesSpent'] {
  const counted = items.filter((item) => item.type === 'feat' && spentIn(item) !== null);
  const spent = new Map(Object.entries(character.usesSpent));
  for (const use of usesOf(character)) {
    const names = [useIdentifier(use.id), use.id];
    const isOwn = (each: FoundryItem) => contentIdOf(own.get(each)?.id ?? '') === use.id;
    const item =
      counted.find(isOwn) ??
      counted.find(({ system }) => system.identifier === names[0]) ??
      counted.find(({ name }) => names.includes(slugOf(name)));
    if (!item) continue;
    const count = within(spentIn(item) ?? 0, 0, use.total);
    const before = Math.min(use.total, spent.get(use.id) ?? 0);
    if (count === 0 && before > 0) spent.delete(use.id);
    else if (count !== before) spent.set(use.id, count);
  }
  return Object.fromEntries(spent);
}

/** Names of items that only count a use of this character. */
export function isUseOf(character: Character): (item: FoundryItem) => boolean {
  const identifiers = new Set(usesOf(character).map(({ id }) => useIdentifier(id)));
  return ({ system }) => system.identifier !== undefined && identifiers.has(system.identifier);
}
