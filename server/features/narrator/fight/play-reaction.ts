import { offerTo } from '#domain/combat/reactions/open-offers.ts';
import { TakenStep } from '#domain/combat/step.ts';
import type { FightMeans } from './fight-means.ts';

const yes = /^(?:(?:yes|yeah|yep|sure|ok|okay|do it|i do|please|i react|react)\b[\s,.!]*)+/i;
const no = /^(?:no|nope|nah|don't|i don't|pass|skip|let it|i let it|not now)\b/i;

/** What a hero who is asked for a reaction answers by a line: one of the ways, by its name or by yes, or nothing. Null where it answers nothing. */
export function reactionIn({ combat, hero }: FightMeans, line: string): TakenStep | null {
  const reaction = offerTo(combat, hero.id);
  if (!reaction) return null;
  const lower = line.toLowerCase();
  const named = reaction.ways.find(({ name }) => lower.includes(name.toLowerCase()));
  const [only] = reaction.ways;
  const way = named ?? (yes.test(line) && reaction.ways.length === 1 ? only : undefined);
  if (way) return TakenStep.parse({ name: 'react', reactorId: hero.id, way: way.key, slot: way.slots[0] ?? 0 });
  return no.test(line) ? TakenStep.parse({ name: 'react', reactorId: hero.id, way: null, slot: 0 }) : null;
}
