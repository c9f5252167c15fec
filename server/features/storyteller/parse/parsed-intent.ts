import { rememberOf } from '#domain/memoise.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief, Hero, Intent } from '#domain/narration/brief.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { companionOf } from './action.ts';
import type { HeroAction } from './action.ts';
import { journeyOf, withMeetings } from './journey.ts';
import { withAway } from './reach/unreached.ts';
import { staysOutside, withEars } from './targets/listened.ts';
import { hinderedBy } from './scene-changes/change-of.ts';
import { parseIntent, readIntent } from './parse-intent.ts';
import { withGear } from './things/gear-handled.ts';
import { withFeatureUsed } from './things/feature-used.ts';
import { withoutAskedMagic, withSpellCast } from './things/spell-cast.ts';
import { withItemUsed } from './things/item-used.ts';
import { toldHere } from './things/told-here.ts';
import { inFirstPerson } from './rephrase/in-first-person.ts';
import { othersOf } from './hero-names.ts';
import { dialogueOf } from './references/dialogue.ts';
import { withoutHitDice } from './line/hit-dice.ts';
import { calledIn } from './talk/called.ts';
import { withUnseen } from './things/unseen.ts';
import { asCovering, coverIn } from './party/covering.ts';
import { asSmallAct } from './party/small-act.ts';
import { asNamedCheck, withNamedChecks } from './line/named-check.ts';
import { answersToHeroes } from './line/to-hero.ts';
import { toPartner } from './line/to-partner.ts';
import { asJoined, asOwn, goingAlong, joinedBy } from './line/join-in.ts';
import { withPurpose } from './persuasion/with-purpose.ts';
import type { Stage } from './stage.ts';
import { afterClimbs } from './travel/climbs.ts';

/** An intent with its actions. */
export interface ParsedIntent {
  intent: Intent;
  actions: HeroAction[];
  /** What there was in the words beyond what one reply takes up. */
  left: HeroAction[];
}

/** Whoever is down can ask how things stand, and nothing else. */
function whileDown(action: HeroAction): HeroAction {
  if (action.kind === 'ask' || action.kind === 'ooc') return action;
  return {
    ...action,
    kind: 'wait',
    skill: null,
    tone: 'plain',
    targets: [],
    quote: null,
    question: false,
    offers: false,
    wants: null,
    pays: null,
    missing: null,
    absent: false,
    change: null,
    hindered: null,
    down: true,
  };
}

/** Help for wounds that names nobody is for the one of the party who is down. */
function towardFallen(action: HeroAction, { party, state }: Brief): HeroAction {
  if (action.kind !== 'help' || action.skill !== 'medicine' || companionOf(action)) return action;
  const fallen = party.filter((hero) => hero.id !== action.actor.id && heroHitPointsOf(state, hero) === 0);
  const [hero] = fallen;
  return hero && fallen.length === 1 ? { ...action, targets: [{ kind: 'hero', hero }, ...action.targets] } : action;
}

/** Reads an intent; one that joins in with another hero is read by what that hero said. */
function readJoined(
  intent: Intent,
  actor: Hero,
  stage: Stage,
  { brief, whole }: { brief: Brief; whole: Brief },
): ReturnType<typeof readIntent> {
  const cover = coverIn(intent.text, actor, stage.party);
  if (cover) {
    const read = readIntent({ ...intent, text: cover.act }, actor, stage);
    return { ...read, actions: asCovering(read.actions, cover.act, cover.friend) };
  }
  const joined = joinedBy(intent, brief, whole);
  if (!joined) return readIntent(intent, actor, stage);
  const heard = readIntent({ heroId: actor.id, text: asOwn(joined, actor) }, actor, stage);
  const isGoing = heard.actions.some((each) => journeyOf(each, stage.adventure, stage.state) !== undefined);
  if (joined.how === 'along' || joined.text === '' || (isGoing && !joined.isNow))
    return { actions: [goingAlong(intent, actor, joined, brief, whole)], left: [] };
  return { actions: heard.actions.map((each) => asJoined(each, joined)), left: [] };
}

/** An action with what of the doer's own it uses: a magic item, a spell, a feature, the gear of the fallen. */
function withMeans(action: HeroAction, brief: Brief, said: string): HeroAction {
  const aimed = { ...towardFallen(withEars(action, brief), brief), hindered: hinderedBy(action, brief.adventure, brief.state) };
  return withGear(withFeatureUsed(withSpellCast(withItemUsed(aimed, brief), brief, said), brief, said), brief);
}

/**
 * Parses every intent of the brief into actions. An unknown actor is called “Somebody”. Where the brief is that of one part of the party,
 * `whole` knows where the others are, to whom somebody may go.
 */
export function parseIntents(brief: Brief, whole: Brief = brief): ParsedIntent[] {
  const told = toldHere(brief);
  const stage = { adventure: brief.adventure, state: brief.state, party: brief.party, told, dialogue: dialogueOf(brief) };
  const parsed = brief.intents.map((intent) => {
    const actor = brief.party.find((hero) => hero.id === intent.heroId) ?? { id: intent.heroId, name: 'Somebody' };
    const said = inFirstPerson(intent.text, actor.name, othersOf(actor, brief.party));
    const plain = withNamedChecks(withUnseen(withoutHitDice(said)), actor.name);
    const read = readJoined({ ...intent, text: plain.text }, actor, stage, { brief, whole });
    const heard = { ...read, actions: read.actions.map((each) => asNamedCheck(each, plain)) };
    // Past its end the tale hurts nobody any more.
    const isDown = heroHitPointsOf(brief.state, actor) === 0 && brief.state.ended === undefined;
    const actions = afterClimbs(withMeetings(heard.actions, brief, whole)).map((each) =>
      isDown ? whileDown(each) : withPurpose(withAway(asSmallAct(withMeans(each, brief, said), intent, brief), brief, whole, said), brief),
    );
    return { intent, ...heard, actions: staysOutside(withoutAskedMagic(actions), brief) };
  });
  const read = parsed.map(({ actions }) => actions);
  return parsed.map((each) => ({ ...each, actions: toPartner(answersToHeroes(each.actions, brief, read), brief) }));
}

/** What an action was aimed at anew, for a table as it was then. */
interface Aimed {
  adventure: Adventure;
  party: readonly Hero[];
  state: PlayState;
  action: HeroAction;
}

const aimedAnew = rememberOf((_action: HeroAction): Aimed[] => []);

/** Whether nothing differs between two states of play, or only which arrays hold the same. */
function isSameState(one: PlayState, other: PlayState): boolean {
  const [first, second] = [Object.entries(one), new Map(Object.entries(other))];
  return first.length === second.size && first.every(([key, value]) => isSame(value, second.get(key)));
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((each, at) => each === other[at]));

/**
 * Parses an action that follows a journey again, with the targets of the new scene. Every step of a reply asks for it, so it is kept with
 * the action.
 */
export function retarget(action: HeroAction, { adventure, party }: Pick<Brief, 'adventure' | 'party'>, state: PlayState): HeroAction {
  const known = aimedAnew(action);
  const there = known.find((each) => each.adventure === adventure && isSame(each.party, party) && isSameState(each.state, state));
  if (there) return there.action;
  const aimed = aimedAt(action, { adventure, party, state });
  known.push({ adventure, party, state, action: aimed });
  return aimed;
}

function aimedAt(action: HeroAction, stage: Stage): HeroAction {
  const { adventure, state } = stage;
  const text = { heroId: action.actor.id, text: action.clauses.join(', ') };
  const [again] = parseIntent(text, action.actor, stage);
  // What was meant shows only where those it is for are.
  const isWay = action.kind === 'athletics' && again?.kind === 'travel' && again.targets.some(({ kind }) => kind === 'exit');
  const isChanged = isWay || (action.change !== null && again?.change === null);
  if (again && (isChanged || again.brings || again.offers || again.soothes || (action.absent && !again.absent)))
    return {
      ...again,
      clauses: action.clauses,
      quote: action.quote ?? again.quote,
      question: action.question,
      afterTravel: action.afterTravel,
    };
  // "Back to the quay. Nettle! Show us": whoever is called there is there.
  const called = action.quote === null ? [] : calledIn(action.quote, stage);
  const aimed = {
    ...action,
    change: again?.change ?? null,
    hindered: again ? hinderedBy(again, adventure, state) : null,
    targets: called.length > 0 ? called : (again?.targets ?? []),
    absent: again?.absent ?? false,
    missing: again?.missing ?? null,
  };
  return withEars(aimed, { adventure, state });
}
