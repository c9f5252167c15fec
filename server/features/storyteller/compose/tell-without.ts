import { liesAnywhere } from '#server/features/storyteller/parse/things/unplaced.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { actionFacts } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';
import { trialOf } from '#server/features/storyteller/plan/planned-call.ts';

/** What somebody does with what they have in hand: of it nothing comes where they did not get it. */
const handling: readonly HeroAction['kind'][] = ['use', 'athletics', 'take', 'trick', 'wait', 'attack'];
const withIt = /\b(?:it|them|one)\b/i;

/** The action of the same words before this one; on a way what was got goes along. */
function earlierOf(action: HeroAction, { context }: SceneWriter): HeroAction | undefined {
  const isThis = (each: HeroAction) => each.clauses === action.clauses;
  const own = context.read.find(({ actions }) => actions.some(isThis))?.actions ?? [];
  const before = own.slice(0, own.findIndex(isThis));
  return before.findLast(({ kind }) => kind !== 'travel' && kind !== 'flee');
}

const isGetting = ({ kind, change }: HeroAction) =>
  kind === 'take' || (change !== null && tagRules[change.state].loose === true && change.state === 'carried');

/** Whether an action is done with "it", and the words before it were to get that and did not: "I nick the hat and put it on". */
export function isWithout(action: HeroAction, writer: SceneWriter): boolean {
  const earlier = earlierOf(action, writer);
  const isHandling = handling.includes(action.kind) || (action.kind === 'talk' && action.offers && action.quote === null);
  if (!earlier || action.free === 'wear' || !isHandling || !withIt.test(action.clauses.join(' '))) return false;
  if (earlier.absent && earlier.missing !== null) return true;
  if (!isGetting(earlier) || liesAnywhere(earlier.clauses.join(' '))) return false;
  const isHad = writer.ruled.some(
    (each) =>
      each.action === earlier &&
      (each.purpose === 'carry' || each.purpose === 'change') &&
      (each.ruling.allowed || each.ruling.facts.some(({ code }) => code === 'tagIsSo')),
  );
  return !isHad;
}

/** Whether an action only takes once more what the words before it have got: "I take the wool and stick it in my pocket". */
export function isHadAlready(action: HeroAction, writer: SceneWriter): boolean {
  const earlier = earlierOf(action, writer);
  const takesIt = action.kind === 'take' && action.targets.length === 0 && withIt.test(action.clauses.join(' '));
  return takesIt && earlier !== undefined && isGetting(earlier) && !isWithout(action, writer);
}

/** That what was to be done after a climb is out of reach; a climb that waits for a turn has said so already. */
export function tellUnclimbed(action: HeroAction, writer: SceneWriter): RankedText[] {
  if (trialOf(action, writer.ruled)?.ruling.allowed === false) return [];
  const facts = actionFacts(action, writer);
  return [required(writer.fragments.insist(['climb.short'], facts) ?? `${action.actor.name} does not get up there.`)];
}

/** That nothing is done with what was not got. */
export function tellWithout(action: HeroAction, writer: SceneWriter): RankedText[] {
  const facts = actionFacts(action, writer);
  return [required(writer.fragments.insist(['without'], facts) ?? `${action.actor.name} has nothing in hand for that.`)];
}
