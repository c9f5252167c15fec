import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { stemOf } from '#domain/safety/stem.ts';
import { addresseeOf, isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { targetOf } from '#server/features/storyteller/parse/target-of.ts';
import { isScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { companionOf, featureOf, exitOf, isOutOfReach, isUnpaid, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { featureFacts, lootFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { tellDone } from './improvised/tell-done.ts';
import { goesUnmoved } from './improvised/goes-unmoved.ts';
import { tellTravel } from './tell-journey.ts';
import { prizeOf } from '#server/features/storyteller/plan/plan-consequences.ts';
import { isPlain, isRestatable, spoken } from '#server/features/storyteller/parse/words/restate.ts';
import { isUnclimbed, succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { tellFirstLook } from './references/tell-first-look.ts';
import { tellLying, tellSearched } from './moments/tell-bodies.ts';
import { tellFree } from './improvised/tell-free.ts';
import { tellChange, tellHindered } from './scene-changes/tell-change.ts';
import { tellTagsAt } from './scene-changes/tell-tags.ts';
import { tellIdleStrike, tellMinds, tellStrike } from './tell-fight.ts';
import { tellItemUsed } from './items/tell-item.ts';
import { namedAs, tellGuarded, tellTake } from './items/tell-take.ts';
import { isInMind } from './improvised/as-done.ts';
import { aimedFacts, tellTried } from './improvised/tell-tried.ts';
import { tellBandaged, tellDown, tellPeril, tellRoused, tellTended } from './tell-fallen.ts';
import { tellFinds, tellLore, tellSearch } from './tell-search.ts';
import { tellJoining } from './tell-joining.ts';
import { tellMissing, tellOutOfReach } from './tell-missing.ts';
import { tellHeldBack } from './tell-held-back.ts';
import { tellInvited } from './references/tell-invited.ts';
import { tellQuestion } from './tell-question.ts';
import { isWithout, tellUnclimbed, tellWithout } from './tell-without.ts';
import { tellHandedAlong, tellUnpaid } from './people/tell-payment.ts';
import { tellTalk } from './tell-talk.ts';
import { keepInMind } from './people/tell-memory.ts';
import { hasSaidAll, tellTopic } from './people/tell-topic.ts';
import { isCover } from '#server/features/storyteller/parse/party/covering.ts';
import { stealing } from '#server/features/storyteller/parse/things/unseen.ts';
import { topicFor } from '#server/features/storyteller/parse/topics.ts';
import { actionFacts, actsThemself, enemyOf, actionText, wasNarratedLately, withNpc } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** More words of taking what somebody has, which is not done unseen by itself. */
const robbing = /\b(?:rob|nab|snatch)(?:s|es|ing)?\b/i;

/** A light hand that found nothing to take: what nobody has, nobody gets. Undefined where something was got, or nothing was to be. */
function tellEmptyHanded(action: HeroAction, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const trial = trialOf(action, writer.ruled);
  const isGot = writer.ruled.some(({ call, ruling, action: of }) => of === action && call.name === 'loot' && ruling.allowed);
  const words = action.clauses.join(' ');
  if (!trial || !succeeded(trial) || isGot || !(stealing.test(words) || robbing.test(words))) return undefined;
  return required(writer.fragments.insist(['trick.empty'], facts) ?? `${action.actor.name} is not noticed, and comes away with nothing.`);
}

function tellTrick(action: HeroAction, writer: SceneWriter): RankedText[] {
  const npc = addresseeOf(action, writer.context.brief.adventure, writer.before);
  const facts = withNpc(actionFacts(action, writer), npc);
  const trial = trialOf(action, writer.ruled);
  const isCaught = trial && !succeeded(trial) && action.skill === 'sleight of hand' && npcOf(action) !== undefined;
  const caught = isCaught ? writer.fragments.insist(['trick.caught'], facts) : null;
  const empty = tellEmptyHanded(action, writer, facts);
  if (empty) return [empty];
  const narrated = caught === null ? (tellTried(action, writer, facts) ?? [actionText(writer, ['any.plain'], facts)]) : [required(caught)];
  const topic = npc && trial && succeeded(trial) ? topicFor(action, npc, writer.before) : undefined;
  if (npc && !isBeast(npc)) keepInMind(action, npc, writer, trial === undefined || succeeded(trial));
  return npc && topic && !hasSaidAll(topic, npc, writer) ? [...narrated, tellTopic(topic, npc, action, writer, facts)] : narrated;
}

/** Words that would move a thing or undo it: what stays where it is does not give way to them. */
const moving = /\b(?:overturn|upset|topple|tip|tear|rip|push|shove|drag|move|shift|knock|dismantle|uproot)\b/i;
/** Words that open or shut: what is seen of the thing says whether it does. */
const opening = /\b(?:open|unlock|unbar|shut|close)\b/i;

const opens = /\b(?:opens?|unlocks?|unbars?)\b/i;

/** A thing that simply happens; what it is done to is described once. */
function tellUse(action: HeroAction, writer: SceneWriter): RankedText[] {
  const prize = prizeOf(action, writer.context, writer.before);
  const isRefused = writer.ruled.some((each) => each.action === action && each.purpose === 'carry' && !each.ruling.allowed);
  if (prize && isRefused) return [tellGuarded(prize, writer, { ...actionFacts(action, writer), ...lootFacts(prize) })];
  const feature = targetOf(action, writer.context.brief.adventure, writer.before);
  const facts = aimedFacts(action, writer);
  const attempted = action.clauses.join(' ');
  if (feature?.stays !== undefined && moving.test(attempted))
    return [actionText(writer, ['carry.stays'], { ...facts, feature: namedAs(feature, action), reason: feature.stays }, false)];
  const exit = exitOf(action);
  if (exit && opens.test(attempted)) return [actionText(writer, ['use.way', 'any.plain'], { ...facts, exit: exit.label })];
  // What a thing shows to whoever opens it is said of it; that it stands open nobody has ruled.
  if (feature && !isScenery(feature) && opens.test(attempted)) {
    writer.narrated.add(feature.description);
    return [actionText(writer, ['use.tried'], { ...facts, ...featureFacts(feature) }, false)];
  }
  if (feature && isScenery(feature) && (opens.test(attempted) || !wasNarratedLately(writer, feature.description))) {
    const isOpened = feature.stays !== undefined && opening.test(attempted);
    const seen = { ...facts, ...featureFacts(feature) };
    return [isOpened ? actionText(writer, ['use.tried'], seen, false) : tellDone(action, ['use.scenery'], seen, writer)];
  }
  const narrated = tellDone(action, [...(feature ? ['use.feature'] : []), 'use.plain', 'any.plain'], facts, writer);
  if (!feature || wasNarratedLately(writer, feature.description)) return [narrated];
  writer.narrated.add(feature.description);
  return [narrated, optional(feature.description)];
}

/** Words that name no action at all. */
function tellUnclear(action: HeroAction, writer: SceneWriter): RankedText[] {
  const typed = action.clauses.join(', ');
  const quote = isPlain(typed) ? spoken(action.question ? `${typed}?` : typed) : undefined;
  const facts = { ...actionFacts(action, writer), quote };
  return [
    required(
      writer.fragments.insist(quote === undefined ? ['plan.lost'] : ['plan.said'], facts) ?? `${action.actor.name} has something in mind.`,
    ),
  ];
}

function tellRest(writer: SceneWriter, facts: Facts): RankedText[] {
  const foe = enemyOf(writer);
  if (foe) return [actionText(writer, ['rest.denied', 'any.failure'], withNpc(facts, foe), false)];
  const rested = writer.ruled.find(({ purpose }) => purpose === 'rest');
  if (rested?.ruling.allowed === false) return [required(tellRuling(rested.ruling))];
  const narrated = actionText(writer, ['rest', 'any.plain'], facts);
  // A night that restores not everybody is told in the words of the ruling alone.
  const isForAll = rested?.ruling.facts.every(({ code }) => code !== 'wakesWithOne') ?? false;
  const waking = rested?.call.name === 'rest' && isForAll ? writer.fragments.insist([`rested.${rested.call.length}`], facts) : null;
  if (waking === null || writer.narrated.has('rested')) return [narrated];
  writer.narrated.add('rested');
  return [narrated, required(waking)];
}

/** Fragments for what the doer does not do: what another hero does, a remark, and talk at the table. */
function groupsOfAside(action: HeroAction): string[] {
  const other = companionOf(action);
  if (other) return [other.isAway ? 'other.away' : 'other.says', 'ooc'];
  return action.remark ? ['aside', 'ooc'] : ['ooc', 'any.plain'];
}

/** Keeping out of sight, with what is seen from there of the thing that it is about. */
function tellHiding(action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] {
  const told = tellTried(action, writer, facts) ?? [tellDone(action, ['any.plain'], facts, writer)];
  const trial = trialOf(action, writer.ruled);
  const feature = trial && succeeded(trial) ? featureOf(action) : undefined;
  if (!feature || wasNarratedLately(writer, feature.description)) return told;
  writer.narrated.add(feature.description);
  return [...told, required(feature.description)];
}

function tellKind(action: HeroAction, writer: SceneWriter): RankedText[] {
  if (action.down) return tellDown(action, writer);
  const searched = tellSearched(action, writer);
  if (searched) return searched;
  if (action.missing !== null) return tellMissing(action.missing, action, writer);
  if (isOutOfReach(action)) return tellOutOfReach(action, writer);
  // Who has not moved is not told to have gone, whatever their words are.
  if (goesUnmoved(action, writer)) return tellTravel({ ...action, kind: 'travel' }, writer);
  if (action.joins && action.kind === 'wait') return [tellJoining(action, action.joins, writer)];
  if (action.free && action.kind !== 'talk') return tellFree(action, action.free, writer);
  const invited = action.kind === 'use' || action.kind === 'search' ? tellInvited(action, writer) : undefined;
  if (invited) return invited;
  const facts = aimedFacts(action, writer);
  switch (action.kind) {
    case 'ask':
      return tellQuestion(action, writer);
    case 'talk':
      return tellTalk(action, writer);
    case 'search':
      return [...tellFirstLook(action, writer), ...tellLying(action, writer), ...tellSearch(action, writer)];
    case 'lore':
      return tellLore(action, writer);
    case 'trick':
      return tellTrick(action, writer);
    case 'take':
      return tellTake(action, writer);
    case 'attack':
      return tellIdleStrike(action, writer);
    case 'help':
      return (
        tellRoused(action, writer) ??
        tellTended(action, writer) ??
        tellBandaged(action, writer, facts) ??
        tellTried(action, writer, facts) ?? [tellDone(action, [isCover(action) ? 'help.cover' : 'help.plain', 'any.plain'], facts, writer)]
      );
    case 'use':
      return tellHandedAlong(action, writer, facts) ?? tellTried(action, writer, facts) ?? tellUse(action, writer);
    case 'rest':
      return tellRest(writer, facts);
    case 'ooc':
      // What another hero does is told with their own part.
      if (actsThemself(companionOf(action), writer)) return [];
      return [actionText(writer, groupsOfAside(action), facts)];
    case 'sneak':
      return tellHiding(action, writer, facts);
    case 'defend':
    case 'wait':
      return [tellDone(action, [action.kind, 'any.plain'], facts, writer)];
    default:
      return tellTried(action, writer, facts) ?? [tellDone(action, ['any.plain'], facts, writer)];
  }
}

/** Such a share of a clue's words stands in what was told, where it need not be told again. */
const toldShare = 0.5;
const smallWords = new Set(
  'the and that was with for has had have been from out its his her their they who what this not one all but are were'.split(' '),
);

/** Whether what was told of an action says already what a clue says: whoever gives it has said it. */
function isSaidAlready(clue: string, told: readonly RankedText[]): boolean {
  const stems = (text: string) =>
    new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !smallWords.has(word)).map(stemOf));
  const [known, wanted] = [stems(told.map(({ text }) => text).join(' ')), stems(clue)];
  return [...wanted].filter((stem) => known.has(stem)).length >= wanted.size * toldShare;
}

/** Clues the action brought to light, word for word, but for those that somebody has just told in words of their own. */
function tellClues(action: HeroAction, writer: SceneWriter, told: readonly RankedText[]): RankedText[] {
  return writer.ruled.flatMap(({ action: from, call, ruling }) => {
    if (from !== action || call.name !== 'reveal_clue' || !ruling.allowed) return [];
    const clue = writer.context.brief.adventure.clues.find((each) => each.id === call.clue)?.text ?? tellRuling(ruling);
    writer.narrated.add(clue);
    if (isSaidAlready(clue, told)) return [];
    return [required(writer.fragments.insist(['clue'], { clue }) ?? clue, clue)];
  });
}

/** What is not done now, as its player put it: it waits until something comes about, or is a plan. */
function tellKept({ actor, clauses }: HeroAction, kept: 'then' | 'plan', writer: SceneWriter): RankedText[] {
  const facts = { hero: actor.name, quote: spoken(clauses.join(', ')) };
  const plain = `${actor.name} keeps that for later: "${facts.quote}"`;
  return [required(writer.fragments.insist([kept === 'plan' ? 'kept.plan' : 'kept'], facts) ?? plain, plain)];
}

/** An action with all that came of it. */
export function tellAction(action: HeroAction, writer: SceneWriter): RankedText[] {
  if (action.kept) return tellKept(action, action.kept, writer);
  if (!action.down && isUnclimbed(action, writer.ruled)) return tellUnclimbed(action, writer);
  const heldBack = tellHeldBack(action, writer);
  if (heldBack) return heldBack;
  const used = tellItemUsed(action, writer);
  if (used) return [...used, ...tellUnpaid(action)];
  if (isUnpaid(action)) return tellUnpaid(action);
  if (!action.down && isWithout(action, writer)) return tellWithout(action, writer);
  if (action.hindered && !action.down) return tellHindered(action, action.hindered, writer);
  const peril = tellPeril(action, writer);
  if (peril) return peril;
  const strike = writer.ruled.find((each) => each.action === action && each.purpose === 'strike');
  const narrated = strike
    ? tellStrike(action, strike, writer)
    : action.change && !action.down
      ? tellChange(action, action.change, writer)
      : action.kind === 'use' && ((!action.sure && !isRestatable(action)) || isInMind(action))
        ? tellUnclear(action, writer)
        : tellKind(action, writer);
  return [
    ...narrated,
    ...tellClues(action, writer, narrated),
    ...tellMinds(action, writer),
    ...tellFinds(action, writer),
    ...tellTagsAt(action, writer),
  ];
}
