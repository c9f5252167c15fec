import type { CombatFact } from '#domain/combat/fact.ts';
import type { Combat } from '#domain/combat/state.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import type { Moment } from '#domain/moments/moment.ts';
import { storyOfSteps } from '#domain/moments/combat-moments.ts';
import { prose } from '#server/features/storyteller/index.ts';
import type { FragmentWriter } from '#server/features/storyteller/index.ts';

/** Steps of a fight as players know them, and how it stood before and after. */
interface Steps {
  facts: readonly (readonly CombatFact[])[];
  before: Combat;
  after: Combat;
}

/** Tells what came of steps: what the story has words for in prose, and what only has a name in the words of the fight's log. */
export function tellSteps({ facts, before, after }: Steps, fragments: FragmentWriter): string[] {
  const sentences: string[] = [];
  let waiting: Moment[] = [];
  const tellWaiting = () => {
    sentences.push(...prose.tellMoments(waiting, fragments));
    waiting = [];
  };
  for (const each of storyOfSteps(facts, before, after)) {
    if ('moment' in each) waiting.push(each.moment);
    else {
      tellWaiting();
      const { sentence } = tellCombatFact(each.fact);
      // What reaches several is told of once.
      if (sentences.at(-1) !== sentence) sentences.push(sentence);
    }
  }
  tellWaiting();
  return sentences;
}

/** Whether somebody goes down by a fact: they fall, die or are knocked out. */
const isDowned = ({ kind, name }: CombatFact) => kind === 'fell' || kind === 'died' || (kind === 'condition' && name === 'unconscious');

/** Whether every attack that somebody made in some facts missed, and brought nobody down as it passed. */
export function isAllMissed(facts: readonly CombatFact[], attackerId: string): boolean {
  const attacks = facts.filter(({ kind, actor }) => kind === 'attack' && actor !== null && actor !== 'unseen' && actor.id === attackerId);
  return attacks.length > 0 && attacks.every(({ outcome }) => outcome === 'miss') && !facts.some(isDowned);
}
