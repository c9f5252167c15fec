import type { Party } from '#domain/fact.ts';
import type { CombatFact } from '#domain/combat/fact.ts';

/** What two facts say of different people, as text. */
const withoutTarget = ({ kind, actor, name, amount, outcome, health }: CombatFact) =>
  JSON.stringify([kind, actor, name, amount, outcome, health]);

/** All that was taken back of a step in one fact: its first, with everybody else whom the step befell. None where there is nothing to say. */
export function takenBackFact(facts: readonly CombatFact[]): CombatFact[] {
  const [first] = facts;
  if (first === undefined) return [];
  const { actor, target } = first;
  const said = new Set([target?.id, actor === null || actor === 'unseen' ? undefined : actor.id]);
  const of: Record<'likewise' | 'besides', Party[]> = { likewise: [], besides: [] };
  for (const fact of facts.slice(1)) {
    if (fact.target === null || said.has(fact.target.id)) continue;
    said.add(fact.target.id);
    of[withoutTarget(fact) === withoutTarget(first) ? 'likewise' : 'besides'].push(fact.target);
  }
  return [of.likewise.length + of.besides.length === 0 ? first : { ...first, others: of }];
}
