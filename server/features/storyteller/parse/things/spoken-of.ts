import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { softTarget } from '#server/features/storyteller/parse/soft-targets.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { sceneryFor } from './scenery.ts';

const nounPhrase = /^(?:and |oh |but )*(?:the|that|this|those|these|what an?|an?|such an?) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+$/iu;
const verbal = /\b(?:is|are|was|were|has|have|had|can|will|looks?|seems?|smells?|must|should|would)\b|'s\b/i;

/** What a clause names that says nothing more: "the red book" before "I read it out loud". Empty for clauses that say or do anything. */
export function thingsNamed({ text, quote, question }: HeardClause, stage: Stage): Target[] {
  if (quote !== null || question || !nounPhrase.test(text) || verbal.test(text)) return [];
  const named = targetsIn(text, stage.adventure, stage.state, stage.party).filter(({ kind }) => kind === 'feature' || kind === 'loot');
  const [meant] = [...named, softTarget(text, 'use', stage.adventure, stage.state) ?? sceneryFor(text, 'use', stage)];
  return meant ? [meant] : [];
}

/** Several things that are taken in one breath, one by one: "I take the jar, plus that green crock". */
export function oneByOne(actions: readonly HeroAction[]): HeroAction[] {
  return actions.flatMap((each) => {
    const things = each.targets.filter((target, index) => target.kind === 'loot' && each.targets.indexOf(target) === index);
    if (each.kind !== 'take' || things.length < 2) return [each];
    const others = each.targets.filter(({ kind }) => kind !== 'loot');
    return things.map((thing, index) => ({
      ...each,
      targets: [thing, ...others],
      ...(index > 0 && thing.kind === 'loot' && { clauses: [`I take ${thing.loot.name.replace(/^(?:an?|some) /i, 'the ')}`] }),
    }));
  });
}
