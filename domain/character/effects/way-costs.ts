import type { Character } from '#domain/character/character.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { spendUse, useIdOf, usesOf } from '#domain/character/sheet/uses.ts';
import { yes } from '#domain/result.ts';
import { restUseOf, usesTaken } from '#domain/rules/activity/costs.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { Way } from './feature-ways.ts';
import { valuesOf } from './values.ts';

/** What a way takes of which uses. */
export function costsOf(character: Character, { activity, class: of, feature, scales }: Way): { id: string; amount: number }[] {
  const idOf = (id: string) => (of === null ? id : useIdOf(character, of, id));
  return (activity.consumes ?? []).flatMap((cost) => {
    if (cost.kind === 'use') return [{ id: idOf(cost.id), amount: usesTaken(cost, valuesOf(character, scales, 0, { feature: of })) }];
    const use = cost.kind === 'perRest' ? restUseOf(usesOf(character), idOf(slugOf(feature)), activity) : undefined;
    return use ? [{ id: use.id, amount: 1 }] : [];
  });
}

/** The sheet once everything was spent that a way takes but for `except`: Nature Magician takes a use of Wild Shape, too. */
export function payForWay(character: Character, way: Way, except?: string): CharacterResult<Character> {
  const costs = costsOf(character, way).filter(({ id }) => id !== except);
  return costs.reduce<CharacterResult<Character>>(
    (before, { id, amount }) => (before.ok ? spendUse(before.value, id, amount) : before),
    yes(character),
  );
}
