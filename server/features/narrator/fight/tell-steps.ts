import type { CombatFact } from '#domain/combat/fact.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import type { FragmentWriter } from '#server/features/storyteller/index.ts';

/** Whose turn comes is said at the end, and not in between. */
const untold: readonly CombatFact['kind'][] = ['turn', 'round'];

const groupOf = ({ outcome }: CombatFact): string =>
  outcome === 'critical' ? 'fight.critical' : outcome === 'hit' ? 'fight.hit' : 'fight.miss';

const nameOf = (party: CombatFact['actor'] | CombatFact['target']): string | undefined =>
  party === null || party === 'unseen' ? undefined : party.name;

/** Tells what came of a step: how a blow looked, and every fact of it in the words of the fight. */
export function tellStep(facts: readonly CombatFact[], fragments: FragmentWriter): string {
  const told = facts.filter(({ kind }) => !untold.includes(kind));
  const blow = told.find(({ kind }) => kind === 'attack');
  const look = blow ? fragments.insist([groupOf(blow)], { hero: nameOf(blow.actor), npc: nameOf(blow.target) }) : null;
  const sentences = told.map((fact) => tellCombatFact(fact).sentence);
  return [...(look === null ? [] : [look]), ...sentences].join(' ');
}

/** Whether every attack that somebody made in some facts missed. */
export function isAllMissed(facts: readonly CombatFact[], attackerId: string): boolean {
  const attacks = facts.filter(({ kind, actor }) => kind === 'attack' && actor !== null && actor !== 'unseen' && actor.id === attackerId);
  return attacks.length > 0 && attacks.every(({ outcome }) => outcome === 'miss');
}
