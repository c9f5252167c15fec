import { withinSentence } from '#domain/text/within-sentence.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { waysTo } from '#server/features/storyteller/parse/journey.ts';
import { firstStep } from '#server/features/storyteller/parse/travel/first-step.ts';
import { isFurtherLeg } from '#server/features/storyteller/parse/travel/legs.ts';
import { isRestatable, spoken } from '#server/features/storyteller/parse/words/restate.ts';
import { actionsAfter } from '#server/features/storyteller/plan/actions-after.ts';
import type { ActionsAfter, Unreached } from '#server/features/storyteller/plan/actions-after.ts';
import { arrivalActions, waysGone } from '#server/features/storyteller/plan/plan-movement.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { listed, npcFacts } from './facts.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { actionFacts, actionText, sceneOf } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** What was to be done after the journey of this reply: what is done at its end, aimed at what is there, and what was not reached. */
export function arrivals(writer: SceneWriter): Pick<ActionsAfter, 'reached' | 'unreached'> {
  const { unreached } = actionsAfter(writer.context, waysGone(writer.context, writer.ruled));
  return { reached: arrivalActions(writer.context, writer.ruled), unreached };
}

/** Which way goes on from where a journey ended short of its goal, as far as the party knows. */
function tellNext(action: HeroAction, writer: SceneWriter): RankedText {
  const { adventure } = writer.context.brief;
  const text = action.clauses.join(' ');
  const there = writer.context.state;
  const [next] = waysTo(text, adventure, there);
  const step = next ?? firstStep(text, adventure, there)?.exit;
  return required(
    step
      ? (writer.fragments.insist(['leg.next'], { exit: step.label }) ?? `From here you take ${step.label}.`)
      : (writer.fragments.insist(['leg.lost'], {}) ?? 'You know of no way on to it from here yet.'),
  );
}

/** That a journey came only a part of the way, how far, and why; nothing where it came to the end of its first leg. */
export function tellPartway(action: HeroAction, writer: SceneWriter): RankedText[] {
  const { begun } = actionsAfter(writer.context, waysGone(writer.context, writer.ruled));
  const leg = begun.find((each) => each.action === action);
  if (!leg) return [];
  const scene = withinSentence(sceneOf(writer.context, writer.context.state).name);
  const facts = { ...actionFacts(action, writer), scene };
  const told = required(
    writer.fragments.insist([leg.isShort === true ? 'leg.short' : 'leg.partway'], facts) ??
      `${action.actor.name} sets out, and comes as far as ${scene}.`,
  );
  const [foe] = foesHere(writer.context.brief.adventure, writer.context.state);
  const bars = foe && writer.fragments.insist(['leg.foe'], { ...facts, ...npcFacts(foe) });
  return [told, bars ? required(bars) : tellNext(action, writer)];
}

/** The further legs that were walked, as their own words say them. */
export function tellWalked(writer: SceneWriter): RankedText[] {
  const { walked } = actionsAfter(writer.context, waysGone(writer.context, writer.ruled));
  return walked
    .filter(({ action, ways }) => ways.length > 0 && isRestatable(action))
    .map(({ action }) => actionText(writer, ['leg.on'], actionFacts(action, writer)));
}

/** What was to be done further on than the party came: a leg with why it was not walked, anything else as what has to wait. */
export function tellNotReached({ action, held }: Unreached, there: SceneWriter): RankedText[] {
  const { adventure } = there.context.brief;
  if (held === null && isFurtherLeg(action)) return [];
  // Words that cannot be told of somebody stand as they are.
  if (held === null && !action.sure && !isRestatable(action))
    return [required(`That is for later: "${spoken(action.clauses.join(', '))}"`)];
  const facts = { ...actionFacts(action, there), scene: withinSentence(there.scene.name) };
  const [foe] = foesHere(adventure, there.before);
  if (held !== null && foe) return [actionText(there, ['leg.barred', 'any.failure'], { ...facts, ...npcFacts(foe) }, false)];
  if (held === 'unknown') {
    const things = listed(knownExits(adventure, there.before).map(({ label }) => label));
    return [actionText(there, ['leg.unknown', 'any.failure'], { ...facts, things }, false)];
  }
  return [actionText(there, [held === null ? 'move.unreached' : `leg.${held}`, 'any.failure'], facts, false)];
}
