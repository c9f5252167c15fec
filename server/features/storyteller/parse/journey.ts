import type { Adventure, Exit } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { goesToTheEnd, newPlacesPassed } from '#domain/narration/goers.ts';
import { isDivided, sceneIdOf } from '#domain/narration/whereabouts.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { exitOf } from './action.ts';
import type { HeroAction } from './action.ts';
import { stemsOf } from './words/content-words.ts';
import { bare, isNamed } from './targets.ts';
import { firstStep, knownPart, liesWithin, pathTo, soughtBy } from './travel/first-step.ts';
import type { FirstStep } from './travel/first-step.ts';
import { sceneOfThing, scenesNamed } from './travel/scenes-named.ts';
import { namesNoPlace } from './travel/bare-way.ts';
import { scenesOfPeople } from './travel/whereabouts-of.ts';

const backward = /\b(?:back|return|returns|retreat|retreats|flee|flees|out|outside|leave|leaves|away|withdraw|escape)\b/i;
/** What is left alone, which leads nowhere. */
const leftBe = /\bleaves? \S+(?: \S+)? (?:be|alone|in peace)\b/giu;
const somewhereElse =
  /\b(?:to|toward|towards|into|for) (?:the |a |an )?\p{L}+|\b(?:in|inside|through|down|up|across|over|under|onto|behind) (?:the|an?|that|this) \p{L}+/iu;

const following =
  /\b(?:follow(?:s|ing)?(?! (?:(?:my|our|his|her|their|the) (?:nose|heart|gut|feet)s?\b|.*\b(?:to|into|toward|towards) (?:the )?\p{L}))(?! (?:the|that|this|a|its) (?:\w+ )?(?:smell|scent|sound|noise|voices?|music|draught|draft|song|light|tracks?|trail|wall|river|road|path|coast|shore|street|stream|signs?)\b)|come along|comes along|tag along|tags along|go with|goes with|join|stay with|stick with|after (?:them|the others))\b/iu;

/** Whether the action is to go where the others go, wherever that is. */
export function isFollowing(action: HeroAction): boolean {
  if (action.meets !== undefined) return false;
  return (
    action.kind === 'travel' && exitOf(action) === undefined && (action.joins !== undefined || following.test(action.clauses.join(' ')))
  );
}

const onward = /\b(?:to|toward|towards|into|through|out|inside|onto|past|for|down|up|along|across|over)\b/i;
const staying =
  /\b(?:hide|hides|hidden|crouch|crouches|lurk|lurks|duck|ducks)\b|\b(?:sneak|creep|tiptoe|slink)s? up(?:$| (?:on|to|behind|close)\b)/i;
const threshold =
  /\b(?:to|toward|towards|at|beside|near|by) (?:the |that |this )?(?:\p{L}+ )?(?:door|gate|window|stairs?|steps|ladder|wall)\b/iu;

/** Whose door it is says where one goes: "to the yellow door of the Borrowed Anchor". */
const doorOf = /\b(?:to|towards?) (?:the |that )?(?:\p{L}+ )?(?:door|gate|stairs?|steps|ladder) (?:of|to|into) (?:the )?\p{L}/iu;

/** Where a way leads that is called after it: "the Long Stair" of "the path to the Long Stair", "gate" of "trodden path to the gate". */
const leadingTo = /^(?:the )?(?:\p{L}+ ){0,2}(?:way|road|path|track|trail|lane) (?:back )?to (?:the )?(.+)$/iu;

/**
 * Whether the words go by the way they name, and not only up to it: "through the door", not "to the door". A door or a stair
 * in the name of where the way leads is none to stop at.
 */
function passes(content: string, exit: Exit | undefined): boolean {
  const [, place = ''] = leadingTo.exec(exit?.label ?? '') ?? [];
  const text = place === '' ? content : content.toLowerCase().replaceAll(place.toLowerCase(), ' ');
  return !threshold.test(text) || doorOf.test(text) || /\b(?:through|out|inside|into|past|down|up|in (?:at|by))\b/i.test(text);
}

/** Whether somebody of the party is only said to come along: "through the flap, Tov right behind". */
function comesAlong(name: string, text: string): boolean {
  return new RegExp(
    `(?:^|,|\\bwith|\\band) ?${name}(?: (?:right |close |just )?(?:behind|beside|after|in tow|too|as well|follows?|coming|comes)\\b|$)|\\bwith ${name}(?=,| (?:and|to|into|back|through|out|down|up|over)\\b)`,
    'iu',
  ).test(text);
}

/** Whether words go to a thing that stands here: "sneak round to the ash hatch and watch". */
const goesToThing = ({ clauses, targets }: HeroAction): boolean =>
  targets.some(
    (each) => each.kind === 'feature' && each.feature.aliases.some((name) => isNamed(clauses.join(' ').split(/ to /i)[1] ?? '', name)),
  );

/** Whether the action means to leave the scene, even if its words name no way that exists. */
export function isJourney(action: HeroAction): boolean {
  if (action.meets !== undefined) return true;
  const text = action.clauses.join(' ');
  if (action.kind === 'sneak')
    return exitOf(action) !== undefined && onward.test(text) && !staying.test(text) && !goesToThing(action) && passes(text, exitOf(action));
  if ((action.kind !== 'travel' && action.kind !== 'flee') || isFollowing(action)) return false;
  if (action.kind === 'travel' && exitOf(action) && !action.chosen && !passes(text, exitOf(action))) return false;
  return (
    exitOf(action) !== undefined ||
    action.kind === 'flee' ||
    !action.targets.some(
      (each) =>
        each.kind !== 'exit' &&
        !((each.kind === 'loot' || each.kind === 'npc') && /\bwith /i.test(text)) &&
        !(each.kind === 'hero' && action.clauses.some((clause) => comesAlong(each.hero.name, clause))),
    )
  );
}

/** Words that name whatever way goes there, and no place: "down", "out". */
const directions = new Set([
  'up',
  'down',
  'in',
  'inside',
  'out',
  'outside',
  'back',
  'away',
  'through',
  'upstairs',
  'downstairs',
  'upward',
  'downward',
]);

/**
 * Places the words name, by their own name or by what a way to them is called in a scene the party has seen. Where they name a place,
 * a direction beside it is none: "down to the quay".
 */
function placesIn(text: string, adventure: Adventure, state: PlayState): Set<string> {
  const own = scenesNamed(text, adventure, state).map(({ id }) => id);
  const seen = adventure.scenes.filter((scene) => state.visited.includes(scene.id));
  const exits = seen.flatMap((scene) => knownExits(adventure, { ...state, scene: scene.id }));
  const goesBy = ({ aliases }: Exit, test: (alias: string) => boolean) =>
    aliases.some((alias) => alias.length > 2 && test(alias) && isNamed(text, alias));
  const called = exits.filter((exit) => goesBy(exit, (alias) => !directions.has(alias))).map((exit) => exit.to);
  const people = scenesOfPeople(text, adventure, state);
  const named = (own.length > 0 ? own : [...called, ...people]).filter((id) => id !== state.scene);
  if (named.length > 0) return new Set(named);
  const withThing = sceneOfThing(text, adventure, state);
  if (withThing !== undefined) return new Set([withThing]);
  return new Set(
    exits.filter((exit) => goesBy(exit, (alias) => directions.has(alias))).flatMap(({ to }) => (to === state.scene ? [] : [to])),
  );
}

/** The ways toward a place the words name, one after the other, through places the party has seen; none when nothing leads there. */
export function waysTo(text: string, adventure: Adventure, state: PlayState): Exit[] {
  return waysToAny(placesIn(text, adventure, state), adventure, state, goesToTheEnd(text) ? Infinity : 0);
}

/** The way by which one sets out for a place that words name, however far of it is known; undefined where they name none. */
export function wayToward(text: string, adventure: Adventure, state: PlayState): Exit | undefined {
  return waysTo(text, adventure, state)[0] ?? firstStep(text, adventure, state)?.exit;
}

/** The ways toward the nearest of these scenes: through places the party has seen, and at most so many that are new to it. */
function waysToAny(goals: ReadonlySet<string>, adventure: Adventure, state: PlayState, mostNew = 0): Exit[] {
  const seen = new Set([state.scene]);
  const isNew = ({ to }: Exit) => !state.visited.includes(to);
  let front = knownExits(adventure, state).map((exit) => [exit]);
  const endOf = (route: readonly Exit[]) => route.at(-1)?.to ?? '';
  while (front.length > 0) {
    const there = front.find((route) => goals.has(endOf(route)));
    if (there) return there;
    const open = front.filter((route) => !seen.has(endOf(route)) && route.filter(isNew).length <= mostNew);
    open.forEach((route) => seen.add(endOf(route)));
    front = open.flatMap((route) => knownExits(adventure, { ...state, scene: endOf(route) }).map((exit) => [...route, exit]));
  }
  return [];
}

/** Whether words say a way by a name of its own, or where it leads. */
function isSaid({ label, aliases, to }: Exit, text: string, { scenes }: Adventure): boolean {
  const goal = scenes.find(({ id }) => id === to)?.name ?? label;
  return [label.replace(/^the /i, ''), ...aliases, bare(goal)].some((name) => isNamed(text, name));
}

/** So many words of what a way is called say which is meant. */
const leastDescribed = 2;

/** The way from here that the words describe most, as the narrator calls it: "that stair behind the old books". Undefined where they name a place. */
function describedWay(action: HeroAction, adventure: Adventure, state: PlayState): Exit | undefined {
  const text = action.clauses.join(' ');
  if (action.chosen || action.targets.filter(({ kind }) => kind === 'exit').length < 2 || scenesNamed(text, adventure, state).length > 0)
    return undefined;
  const said = stemsOf(text);
  const [best, second] = knownExits(adventure, state)
    .map((exit) => ({ exit, fit: [...stemsOf(exit.label)].filter((stem) => said.has(stem)).length }))
    .toSorted((one, other) => other.fit - one.fit);
  return best && best.fit >= leastDescribed && best.fit > (second?.fit ?? 0) ? best.exit : undefined;
}

/**
 * The ways a journey takes, one after the other: the exit that is named, or those toward a place that is; else the only one there is;
 * else, for "back", one to a place the party knows, and for "on", the one that leads to a new place. None where the words leave a
 * choice, or name somewhere that is not here.
 */
export function routeOf(action: HeroAction, adventure: Adventure, state: PlayState): Exit[] {
  if (action.meets !== undefined) return waysToAny(new Set([action.meets]), adventure, state);
  if (!isJourney(action) || isHere(action, adventure, state)) return [];
  const text = action.clauses.join(' ');
  const named = describedWay(action, adventure, state) ?? exitOf(action);
  // "Back down to the Slakes" names a place beside a word that any stair goes by.
  const goals = scenesNamed(text, adventure, state);
  const places = placesIn(text, adventure, state);
  const isWhole = named !== undefined && text.toLowerCase().includes(named.label.replace(/^the /i, '').toLowerCase());
  const step = firstStep(text, adventure, state);
  // "Walk out to the wreck" goes by no plank walk.
  const isAside = named !== undefined && step !== undefined && step.goal.id !== named.to && !isSaid(named, text, adventure);
  const isDescribed = named !== undefined && named === describedWay(action, adventure, state);
  const isMeant = named !== undefined && !isAside && (action.chosen || isWhole || isDescribed || places.size === 0 || places.has(named.to));
  // "Out the door, down the street, into the smithy" goes on from where the door leads.
  const isBeginning = isMeant && !isDescribed && !action.chosen && step !== undefined && step.exit === named && step.goal.id !== named.to;
  const route =
    isMeant && !isBeginning ? [named] : isBeginning ? waysOnward(action, step, adventure, state) : waysTo(text, adventure, state);
  if (route.length > 0) return route;
  if (step) return waysOnward(action, step, adventure, state);
  // A place that no known way leads to is not reached by whatever way is at hand.
  if (goals.length > 0) return [];
  const exits = knownExits(adventure, state);
  const away = action.kind === 'flee' || backward.test(text.replaceAll(leftBe, ' '));
  if (!away && somewhereElse.test(text)) return [];
  if (action.kind !== 'flee' && !action.joins && !namesNoPlace(action)) return [];
  if (exits.length === 1) return exits;
  const fitting = exits.filter((exit) => state.visited.includes(exit.to) === away);
  if (action.kind === 'flee') return [...fitting, ...exits].slice(0, 1);
  return fitting.length === 1 ? fitting : [];
}

/** The ways to a place to which nobody knows the whole way: through a few that are new, where nobody creeps along, and else as far as is known. */
function waysOnward({ kind }: HeroAction, { exit, goal }: FirstStep, adventure: Adventure, state: PlayState): Exit[] {
  if (kind !== 'travel' || liesWithin(exit, goal, adventure)) return [exit];
  const whole = waysToAny(new Set([goal.id]), adventure, state, newPlacesPassed);
  return whole.length > 0 ? whole : knownPart(pathTo(goal, adventure, state), adventure, state);
}

/** Whether the words name the place where the party stands, and no other. */
export function isHere(action: HeroAction, adventure: Adventure, state: PlayState): boolean {
  const text = action.clauses.join(' ').toLowerCase();
  const here = adventure.scenes.find(({ id }) => id === state.scene);
  if (here === undefined || action.chosen) return false;
  const whole = here.name.replace(/^The /, '').toLowerCase();
  // "Off to the bakehouse", said in the Great Bakehouse.
  const last = whole.split(' ').at(-1) ?? whole;
  const name = isNamed(text, whole) || !text.replace(/[.!?,]? ?(?:then|now|again)?[.!?]*$/, '').endsWith(`to the ${last}`) ? whole : last;
  if (!isNamed(text, name) || scenesNamed(text, adventure, state).length > 0) return false;
  const [before = ''] = text.split(name);
  // "The plank walk to the Tide House", said in the Tide House, leads nowhere else.
  return exitOf(action) === undefined || /\b(?:to|into|towards?|for) (?:the )?$/.test(before);
}

/** Whether a journey comes only a part of the way to what its words name: to nobody is the whole way known. */
export function endsShort(action: HeroAction, adventure: Adventure, state: PlayState): boolean {
  const text = action.clauses.join(' ');
  if (action.meets !== undefined || action.chosen) return false;
  const sought = soughtBy(text, adventure, state);
  const end = routeOf(action, adventure, state).at(-1);
  // Who goes to somebody and comes to a place where they are not has not come to them.
  if (sought && end && adventure.scenes.find(({ id }) => id === end.to)?.npcs.includes(sought.id) === false) return true;
  if (end === undefined || waysTo(text, adventure, state).length > 0) return false;
  const step = firstStep(text, adventure, state);
  return step !== undefined && step.goal.id !== end.to && !liesWithin(end, step.goal, adventure);
}

/** The first way that a journey takes; undefined where it leads nowhere. */
export function journeyOf(action: HeroAction, adventure: Adventure, state: PlayState): Exit | undefined {
  return routeOf(action, adventure, state)[0];
}

const goingTo =
  /\b(?:go|goes|going|head|heads|walk|run|hurry|come|get|return|returns|rejoin|rejoins|join|joins|follow|follows|comes?|tags?|find|fetch|collect|grab|pick(?:s|ing)? up|catch(?:es)? up|look for|back|meet|regroup|reunite)\b/i;
const others =
  /\b(?:the others|the rest|the party|my (?:friends|companions|party|group)|our friends|them|you(?: all| guys)?|each other)\b/i;
/** Somebody goes where the others have gone, without saying where: "follows, whistling", "comes along". */
const trailing =
  /^(?:(?:i|we|and|then|so|ok(?:ay)?|same|\p{Lu}\p{L}+),? )*(?:follows?|comes? (?:too|along|after|as well)|tags? along|goes? (?:too|along|after)|joins?)(?=$|[,.!]| (?:quietly|slowly|whistling|behind|after|too|along|on|as well|suit))/iu;
const meeting = /\b(?:meet|meets|regroup|gather|reunite|rendezvous)\b/i;

/** The scene of the hero or heroes elsewhere to whom the words go; null where they go to none. */
function meetingPlace(text: string, actorId: string, { adventure, state }: Brief, whole: Brief): string | null {
  if (!goingTo.test(text)) return null;
  const place = adventure.scenes.find(({ id, name }) => id !== state.scene && isNamed(text, name.replace(/^the /i, '').toLowerCase()));
  if (place && meeting.test(text)) return place.id;
  const away = whole.party.filter(({ id }) => id !== actorId && sceneIdOf(whole.state, id) !== state.scene);
  const named = away.find(({ name }) => isNamed(text, name.toLowerCase()));
  if (named) return sceneIdOf(whole.state, named.id);
  if (place) return null;
  const isHere = adventure.scenes.some(({ id, name }) => id === state.scene && isNamed(text, name.replace(/^the /i, '').toLowerCase()));
  if (isHere || !(others.test(text) || trailing.test(text))) return null;
  const [first] = away;
  return first
    ? away.some(({ id }) => sceneIdOf(whole.state, id) === whole.state.scene)
      ? whole.state.scene
      : sceneIdOf(whole.state, first.id)
    : null;
}

/** The actions with those that go to heroes elsewhere made journeys: "back to the others", "I follow Tov", "we meet at the Hatch". */
export function withMeetings(actions: readonly HeroAction[], brief: Brief, whole: Brief): HeroAction[] {
  if (!isDivided(whole.state, whole.party)) return [...actions];
  let hasLeft = false;
  return actions.map((action) => {
    if (hasLeft) return { ...action, afterTravel: true };
    if (action.meets !== undefined) {
      hasLeft = true;
      return action;
    }
    if (action.quote !== null || action.kind === 'ask' || action.kind === 'ooc' || action.afterTravel) return action;
    const meets = meetingPlace(action.clauses.join(' '), action.actor.id, brief, whole);
    if (meets === null) return action;
    hasLeft = true;
    return { ...action, kind: 'travel', skill: null, targets: [], absent: false, missing: null, sure: true, meets };
  });
}
