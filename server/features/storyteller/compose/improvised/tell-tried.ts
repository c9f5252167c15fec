import { featureOf, companionOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { isMental, targetOf } from '#server/features/storyteller/parse/target-of.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { restatePlainly } from '#server/features/storyteller/parse/words/restate.ts';
import { votesOf } from '#server/features/storyteller/plan/plan-movement.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, actionText, withNpc } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';
import { isGestureOnly, isHidingOnly } from './as-done.ts';
import { isIdle } from './tell-done.ts';

/** Facts of an action with whatever it is done to. */
export function aimedFacts(action: HeroAction, writer: SceneWriter): Facts {
  const feature = targetOf(action, writer.context.brief.adventure, writer.before);
  if (feature) writer.narrated.add(feature.id);
  return withNpc(
    { ...actionFacts(action, writer), ...(feature ? { feature: feature.name } : {}), other: companionOf(action)?.name },
    npcOf(action),
  );
}

/** The fragments that suit the action; a plan outside every kind has only those for any action. */
function style(action: HeroAction, trial: RuledCall): string {
  const { call } = trial;
  if (!action.sure) return 'any';
  if (action.kind === 'use' && call.name === 'check' && call.skill === 'sleight of hand') return 'lock';
  if (action.skill === 'performance') return 'perform';
  return action.kind === 'take' ? 'use' : action.kind;
}

/** What would do away with a thing that still has something to tell: whoever has it in hand sees that first. */
const doingAway =
  /\b(?:throw|toss|hurl|fling|chuck|rub|wipe|erase|scrub|wash|scrape|tear|rip|smash|crush|flush|drop|bury|swallow|eat|break|cut|shred)(?:s|es)?\b/i;

/** What would have a part of a thing off it. */
const removing = /\b(?:take|pull|pry|prise|rip|get|unhook|yank|cut|tear)(?:s|es)? (?:\S+ ){0,4}?(?:out|off|down|loose|apart)\b/i;

/** Whether an action is a journey of this reply that has come about. */
const hasGone = (action: HeroAction, { context, ruled }: SceneWriter): boolean =>
  ruled.some(({ purpose, ruling }) => purpose === 'move' && ruling.allowed) && votesOf(context).some((vote) => vote.action === action);

/** Whether a lock has been picked of something that hides nothing: a drawer that the place is only described with. */
function isOpenedForNothing(action: HeroAction, trial: RuledCall): boolean {
  const feature = featureOf(action);
  const isPicked = style(action, trial) === 'lock' && /\block\b/i.test(action.clauses.join(' '));
  return succeeded(trial) && isPicked && feature !== undefined && isScenery(feature);
}

/** An action with a check, by the kind's own fragments for that degree, then by those for any action. */
export function tellTried(action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const trial = trialOf(action, writer.ruled);
  if (!trial) return undefined;
  const degree = trial.ruling.degree ?? 'failure';
  // What no kind of action stands for is done, and brings nothing about, unless something was learned by it.
  const learns = writer.ruled.some((each) => each.action === action && each.purpose === 'learn' && each.ruling.allowed);
  const words = action.clauses.join(' ');
  const isRough = doingAway.test(words) || removing.test(words);
  if (learns && isRough && featureOf(action)) return [actionText(writer, ['halted'], facts, false)];
  // Whoever knocks on a shelf has knocked, whatever it has to tell.
  const { call } = trial;
  if (
    action.kind === 'use' &&
    isGestureOnly(action) &&
    !isRough &&
    !succeeded(trial) &&
    call.name === 'check' &&
    isMental(call.skill) &&
    featureOf(action) &&
    !isIdle(action, writer)
  )
    return [
      actionText(writer, ['use.plain', 'any.plain'], facts),
      required(writer.fragments.insist(['search.failure'], facts) ?? 'It tells nothing more.'),
    ];
  if (!action.sure && !learns && succeeded(trial))
    return [
      isGestureOnly(action) ? actionText(writer, ['unsure.done', 'any.plain'], facts) : actionText(writer, ['unsure.idle'], facts, false),
    ];
  // Who keeps out of sight has got nowhere by it.
  if (action.kind === 'sneak' && succeeded(trial) && !isHidingOnly(action) && !hasGone(action, writer))
    return [actionText(writer, [`sneak.${degree}`, `any.${degree}`], { ...facts, ...restatePlainly(action) })];
  const told = actionText(writer, [`${style(action, trial)}.${degree}`, `any.${degree}`], facts, succeeded(trial));
  return isOpenedForNothing(action, trial) ? [told, required('It comes open, and what is in it tells nothing more.')] : [told];
}
