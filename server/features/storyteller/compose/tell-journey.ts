import type { Exit, Scene } from '#domain/narration/adventure.ts';
import { tellsLasting } from '#domain/narration/reply-check/lasting.ts';
import { knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { heroesIn } from '#domain/narration/whereabouts.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { exitOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { bare, isNamed, namesAbsent } from '#server/features/storyteller/parse/targets.ts';
import { callsOf } from '#server/features/storyteller/parse/travel/whereabouts-of.ts';
import { tellHindered } from './scene-changes/tell-change.ts';
import { tellTagsSeen } from './scene-changes/tell-tags.ts';
import { factOf, listed, npcFacts, sceneFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { firstStep, liesWithin } from '#server/features/storyteller/parse/travel/first-step.ts';
import { isFollowing, isHere, isJourney, journeyOf, waysTo } from '#server/features/storyteller/parse/journey.ts';
import { firstSentences, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { restatePlainly } from '#server/features/storyteller/parse/words/restate.ts';
import { throughFound, votesOf, waysGone } from '#server/features/storyteller/plan/plan-movement.ts';
import type { Vote } from '#server/features/storyteller/plan/plan-movement.ts';
import { actionsOf } from '#server/features/storyteller/plan/planned-call.ts';
import { tellJoining } from './tell-joining.ts';
import { tellCarriedAlong } from './tell-fallen.ts';
import { tellPartway, tellWalked } from './tell-legs.ts';
import { goingOnly } from './improvised/as-done.ts';
import { isIdle, tellDone } from './improvised/tell-done.ts';
import { tellFeature } from './tell-search.ts';
import { actionFacts, enemyOf, sceneOf, actionText, withNpc } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** What is done at the end of a journey, and not on leaving: "let's go talk to Pryce". */
const errand = /^(?:talks?|speaks?|asks?|tells?|chats?|greets?|sees?|meets?|checks?|finds?)\b/i;

/** How many words a new place is told in where a reply is long, and where it is too long even so. */
const wordsOfPlace = { brief: 90, least: 30 } as const;

/** Whether the party has left the scene in this reply. */
export function hasMoved(writer: SceneWriter): boolean {
  return writer.ruled.some((each) => each.purpose === 'move' && each.ruling.allowed);
}

/** Those who go: the first leads, others of the same mind join. */
export function tellDeparture(writer: SceneWriter): RankedText[] {
  const found = throughFound(writer.context, writer.ruled);
  const votes = votesOf(writer.context);
  const [first, ...joining] = votes.length > 0 || !found ? votes : [found];
  if (!first) return [];
  // Whoever runs for it runs where their next words say.
  const [exit = first.exit] = waysGone(writer.context, writer.ruled);
  const facts = { ...goingFacts(first.action, writer), exit: exit.label };
  const partway = tellPartway(first.action, writer);
  const carried = tellCarriedAlong(first.action.actor, writer);
  if (partway.length > 0) return [...partway, ...carried, ...tellLeft(writer)];
  const hushed =
    first.action.kind === 'sneak' && groupOf(first, writer) === 'move.lead' ? writer.fragments.insist(['move.hushed'], facts) : null;
  const lead = hushed !== null ? required(hushed) : actionText(writer, [groupOf(first, writer), 'any.plain'], facts);
  const followers = actionsOf(writer.context, false).filter((action) => isFollowing(action) && action.actor.id !== first.action.actor.id);
  const others = listed([...new Set([...joining.map((vote) => vote.action), ...followers].map((action) => action.actor.name))]);
  const joined = others === '' ? [] : [required(writer.fragments.insist(['move.join'], { others }) ?? `${others} went along.`)];
  return [lead, ...joined, ...carried, ...tellLeft(writer)];
}

/** What whoever leads is said to do on leaving: in their own words, unless these tell what is to come, or a place that is not reached. */
function goingFacts(action: HeroAction, writer: SceneWriter): Facts {
  const facts = actionFacts(goingOnly(action), writer);
  const told = factOf(facts, 'action');
  const { brief, state } = writer.context;
  const gone = [brief.state.scene, state.scene, ...waysGone(writer.context, writer.ruled).map(({ to }) => to)];
  const isReached = (scene: Scene) => gone.includes(scene.id) || liesWithin({ to: state.scene }, scene, brief.adventure);
  const goal = action.chosen ? undefined : firstStep(action.clauses.join(' '), brief.adventure, brief.state)?.goal;
  const isElsewhere =
    (goal !== undefined && !isReached(goal)) ||
    brief.adventure.scenes.some((scene) => !isReached(scene) && told.includes(scene.name.replace(/^The /, '')));
  if (!isElsewhere && !errand.test(told) && !tellsLasting(told)) return facts;
  const to = `to ${withinSentence(sceneOf(writer.context, state).name)}`;
  return action.kind === 'travel'
    ? { ...facts, action: `goes ${to}`, attempt: `go ${to}`, doing: `going ${to}` }
    : { ...facts, ...restatePlainly(action) };
}

/** Of a party of which a part stays behind nobody is told that all of it goes. */
function groupOf({ action }: Vote, { context: { brief, whole } }: SceneWriter): string {
  if (brief.party.length < heroesIn(whole.state, whole.party, brief.state.scene).length) return 'move.part';
  // Whoever is alone has no others who fall in.
  if (brief.party.length === 1) return 'move.alone';
  return action.kind === 'flee' ? 'move.flee' : 'move.lead';
}

/** Who stays behind without a word of their own in this reply: the others have a part of it. */
function tellLeft({ context: { brief, whole }, fragments, scene }: SceneWriter): RankedText[] {
  const isSilent = (hero: Hero) => !whole.intents.some(({ heroId }) => heroId === hero.id);
  const here = heroesIn(whole.state, whole.party, brief.state.scene);
  const left = here.filter((hero) => isSilent(hero) && !brief.party.includes(hero)).map(({ name }) => name);
  if (left.length === 0) return [];
  const facts = { others: listed(left), scene: scene.name };
  return [required(fragments.write(['move.left'], facts) ?? `At ${withinSentence(facts.scene)} there is still ${facts.others}.`)];
}

/** The heroes who are in the place that is reached. */
function tellRejoined({ context: { brief, whole, state, after }, fragments }: SceneWriter): RankedText[] {
  const others = heroesIn(after, whole.party, state.scene).filter((hero) => !brief.party.includes(hero));
  if (others.length === 0) return [];
  const names = listed(others.map(({ name }) => name));
  return [required(fragments.write(['move.rejoin'], { others: names }) ?? `There you have ${names} with you again.`)];
}

/** The places that a journey of several ways leads by: what is new of them is seen in passing. */
function tellThrough(writer: SceneWriter): RankedText[] {
  const { scenes } = writer.context.brief.adventure;
  const passed = waysGone(writer.context, writer.ruled)
    .slice(0, -1)
    .flatMap(({ to }) => scenes.filter(({ id }) => id === to));
  if (passed.length === 0) return [];
  const things = listed(passed.map(({ name }) => withinSentence(name)));
  const seen = passed.filter(({ id, description }) => !writer.before.visited.includes(id) && !writer.narrated.has(description));
  seen.forEach(({ description }) => writer.narrated.add(description));
  const end = sceneOf(writer.context, writer.context.state);
  return [
    required(writer.fragments.insist(['move.through'], { things }) ?? `You go by way of ${things}.`),
    ...seen.map(({ description }) =>
      required(firstSentences(description, wordsOfPlace.brief), firstSentences(description, wordsOfPlace.least)),
    ),
    ...(seen.length === 0 ? [] : [required(writer.fragments.insist(['move.join'], sceneFacts(end)) ?? `You come to ${end.name}.`)]),
  ];
}

/** The place that is reached: read aloud at the first visit, a line on a return. */
export function tellArrival(writer: SceneWriter): RankedText[] {
  return [
    ...tellThrough(writer),
    ...tellWalked(writer),
    ...tellReached(writer),
    ...tellFoesMet(writer),
    ...tellRejoined(writer),
    ...tellTagsSeen(writer, writer.context.state),
  ];
}

/** Who is against the party where it has come to, and that it is a fight from now on. */
function tellFoesMet({ context: { brief, state }, fragments }: SceneWriter): RankedText[] {
  const things = listed(foesHere(brief.adventure, state).map(({ name }) => withinSentence(name)));
  return things === '' ? [] : [required(fragments.write(['move.foes'], { things }) ?? `Here you are faced by ${things}.`)];
}

function tellReached(writer: SceneWriter): RankedText[] {
  const scene = sceneOf(writer.context, writer.context.state);
  // Others of the party have come here in the same reply.
  if (writer.narrated.has(scene.description)) return [];
  writer.narrated.add(scene.description);
  const within = (words: number) => firstSentences(scene.description, words);
  if (!writer.before.visited.includes(scene.id))
    return [required(scene.description, within(wordsOfPlace.brief), within(wordsOfPlace.least))];
  // Those who join others have not all been here, and are not told that they are back.
  const { brief, whole, after } = writer.context;
  const joins = heroesIn(after, whole.party, scene.id).some((hero) => !brief.party.includes(hero));
  if (joins) return [required(writer.fragments.insist(['move.join'], sceneFacts(scene)) ?? `You come to ${scene.name}.`)];
  return [required(writer.fragments.insist(['move.return'], sceneFacts(scene)) ?? `You are back at ${scene.name}.`)];
}

/** Why a journey with a way does not come about. */
function tellHeld(action: HeroAction, exit: Exit, writer: SceneWriter): RankedText {
  const facts = { ...actionFacts(action, writer), exit: exit.label };
  const asked = writer.ruled.some((each) => each.purpose === 'move');
  if (!asked) return actionText(writer, ['move.weigh', 'any.failure'], facts, false);
  const foe = enemyOf(writer);
  return actionText(writer, [foe ? 'move.barred' : 'move.stopped', 'any.failure'], foe ? { ...facts, ...npcFacts(foe) } : facts, false);
}

const goalOf =
  /\b(?:to|with|beside|toward|towards|by|at|near|behind|under|over|into|onto|on) (?:the |a |an |my |our )?((?:\p{L}+ ?){1,3})$/iu;

/** Whether the words go to something that the scene is described with, and to no place or person elsewhere: "up to the bar". */
function isWithin(action: HeroAction, { context: { brief }, scene, before }: SceneWriter): boolean {
  const text = action.clauses.join(' ').replace(/[.!]+$/, '');
  const [, goal = ''] = goalOf.exec(text) ?? [];
  // Into a house that is only spoken of nobody goes.
  if (/\b(?:into|inside|through) (?:the|an?|that|this|one|some) /i.test(text)) return false;
  if (goal === '' || action.absent || namesAbsent(goal, brief.adventure, before)) return false;
  const here = stemsOf(`${scene.description} ${scene.touches.join(' ')}`);
  const said = contentWords(goal);
  return said.length > 0 && said.every(({ stem }) => here.has(stem));
}

/** That nobody knows a way by which to go as the words say, and which ways there are. */
function tellUnknownWay(action: HeroAction, writer: SceneWriter): RankedText {
  const { adventure, state } = writer.context.brief;
  const things = listed(knownExits(adventure, state).map((each) => each.label));
  return actionText(writer, ['move.unknown', 'any.failure'], { ...withNpc(actionFacts(action, writer), npcOf(action)), things }, false);
}

/** Whether the words go to a place of the tale that is not this one. */
function leadsAway(action: HeroAction, { context: { brief } }: SceneWriter): boolean {
  const text = action.clauses.join(' ');
  return waysTo(text, brief.adventure, brief.state).length > 0 || firstStep(text, brief.adventure, brief.state) !== undefined;
}

/** Whether somebody is followed who is not here. */
function followsAway({ clauses }: HeroAction, { context: { brief }, before }: SceneWriter): boolean {
  const here = presentNpcs(brief.adventure, before);
  const away = brief.adventure.npcs.filter((npc) => !here.includes(npc));
  return away.some((npc) => callsOf(npc).some((call) => isNamed(clauses.join(' '), bare(call))));
}

const pastSomebody = /\b(?:past|by)$|\b(?:past|around|by|between|over|under) (?:it|him|her|them|the|this|that|these|those|both)\b/i;

/** An action of travel that leaves the party where it is: a step nearer to something, or a way that is not taken. */
export function tellTravel(action: HeroAction, writer: SceneWriter): RankedText[] {
  if (action.hindered) return tellHindered(action, action.hindered, writer);
  const { adventure, state } = writer.context.brief;
  const exit = journeyOf(action, adventure, state);
  if (exit) return [tellHeld(action, exit, writer)];
  const facts = withNpc(actionFacts(action, writer), npcOf(action));
  const npc = npcOf(action);
  if (action.joins && isFollowing(action)) return [tellJoining(action, action.joins, writer)];
  if (isFollowing(action) && npc) return [actionText(writer, ['follow.stays', 'any.failure'], facts, false)];
  if (isFollowing(action) && followsAway(action, writer)) return [tellUnknownWay(action, writer)];
  if (isFollowing(action)) return [tellDone(action, ['wait', 'any.plain'], facts, writer)];
  if (isHere(action, adventure, state)) return [actionText(writer, ['move.here', 'move.near', 'any.plain'], facts)];
  const foe = enemyOf(writer);
  // Past whoever bars the way nobody is told to have got.
  if (foe && pastSomebody.test(action.clauses.join(' ')))
    return [actionText(writer, ['move.barred', 'any.failure'], { ...facts, ...npcFacts(foe) }, false)];
  if (isJourney(action) && isWithin(action, writer) && !isIdle(action, writer))
    return [actionText(writer, ['move.near', 'any.plain'], facts)];
  if (isJourney(action)) return [tellUnknownWay(action, writer)];
  // Near to something is nobody who means to be elsewhere: "catch up with Tov and go to the Moot Hall".
  if (exitOf(action) === undefined && leadsAway(action, writer)) return [tellUnknownWay(action, writer)];
  const seen = npcOf(action) || isIdle(action, writer) ? undefined : tellFeature(action, writer);
  return [seen ?? tellDone(action, ['move.near', 'any.plain'], facts, writer)];
}

/** What was to be done at the end of a journey that did not take place. */
export function tellUnreached(action: HeroAction, writer: SceneWriter): RankedText[] {
  return [actionText(writer, ['move.unreached', 'any.failure'], actionFacts(action, writer), false)];
}

/** Whether the action is part of the departure, so that it is told there. */
export function isVote(action: HeroAction, votes: readonly Vote[]): boolean {
  return isFollowing(action) || votes.some((vote) => vote.action === action && action.kind !== 'sneak');
}
