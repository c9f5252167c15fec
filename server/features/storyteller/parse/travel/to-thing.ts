import { stemmer } from 'stemmer';
import type { Scene } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { sameName } from '#domain/narration/scene-tags/scene-tag.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { waysTo } from '#server/features/storyteller/parse/journey.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';
import { sceneryFor } from '#server/features/storyteller/parse/things/scenery.ts';
import { headOf } from '#server/features/storyteller/parse/references/focus.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { scenesNamed } from './scenes-named.ts';

const going =
  /^(?:go|walk|step|head|move|stroll|wander|hurry|rush|run|cross|come|creep|sneak|tiptoe|slip|stride|march|sidle|return|stand|sit)$/;
/** How one comes to a thing, and to which: "over to the desk", "round behind the oldest shelf". */
const upTo =
  /^(?:(?:and (?:stand|sit|kneel|crouch)|right|straight|\p{L}+ly|back|over|up|down|across|on|out|off|round|around|closer|again|and) )*(?:to|towards?|behind|round|around|beside|by|near|for|before|in front of|next to) (?<thing>(?:the|that|this|those|these|his|her|my|our|\p{L}+['’]s) .+)$/iu;
/** Going for a look at a thing: "go look at the sixth house again". */
const forALook =
  /\bgo(?: back)?(?: and)?(?: have a)? (?:look|see|check|examine|inspect)(?: (?:at|out|on|over))* (?<thing>(?:the|that) .+)$/iu;
/** What one goes to a thing for, or what is done there. */
const tail = /(?:,| (?:and|then|to|where|while|because|but|so|with|again|instead|too|now)\b).*$/iu;
const there = /^(?:(?:let['’]s|i|we|and|then|so|now|ok) )*(?:go|walk|head|step|come)(?: (?:over|up|right|straight|back))* there$/iu;

/** The thing that a clause goes to, by its phrase, and what is done there. */
function goalOf({ text, quote, question }: HeardClause, actor: Hero, isElsewhere: boolean): { thing: string; rest: string } | undefined {
  if (quote !== null || question) return undefined;
  const { verb, rest } = verbPhraseOf(text, actor);
  const isGoing = verb !== null && going.test(verb);
  // A look at what is here is a look.
  const words = (isGoing ? upTo.exec(rest) : isElsewhere ? forALook.exec(text) : null)?.groups?.['thing'];
  const thing = words?.replace(tail, '');
  return words === undefined || thing === undefined ? undefined : { thing, rest: words.slice(thing.length) };
}

/** What is called so in a place, as it is here; undefined where the words name somebody, a way or another place. */
function thingHere(phrase: string, stage: Stage): Target | undefined {
  const { adventure, state, party } = stage;
  const { features, details = [] } = currentScene(adventure, state);
  const isOwn = [...features, ...details].some(({ name }) => sameName(name, phrase));
  if (!isOwn && (scenesNamed(phrase, adventure, state).length > 0 || waysTo(phrase, adventure, state).length > 0)) return undefined;
  const [first] = targetsIn(phrase, adventure, state, party);
  if (first) return first.kind === 'feature' || first.kind === 'loot' ? first : undefined;
  const seen = sceneryFor(phrase, 'use', stage);
  // An ash hatch is not where ash is.
  const stem = stemmer(headOf(phrase));
  const isSo = seen?.kind === 'feature' && seen.feature.aliases.some((alias) => stemmer(headOf(alias)) === stem);
  return isSo ? seen : undefined;
}

/** A step up to something of the place, which leads nowhere else: "I go behind the oldest shelf", "let's go there" after it was named. */
export function readToThing(clause: HeardClause, actor: Hero, stage: Stage, before: readonly Target[]): HeroAction | undefined {
  if (clause.quote !== null || clause.question) return undefined;
  const named = there.test(clause.text) ? before.find(({ kind }) => kind === 'feature' || kind === 'loot') : undefined;
  const goal = goalOf(clause, actor, false);
  const { verb } = verbPhraseOf(clause.text, actor);
  const isHidden = /^(?:sneak|creep|tiptoe|slip|sit)$/.test(verb ?? '');
  const thing = named ?? (goal && goal.rest.trim() === '' && !isHidden ? thingHere(goal.thing, stage) : undefined);
  return thing && action(actor, [clause.text], { kind: 'travel', targets: [thing] });
}

/** Whether what was spoken of stays what "it" means: "the charter? I go behind the shelf and read it". */
export function staysWith({ kind, clauses }: HeroAction, before: readonly Target[]): boolean {
  const isBeside = kind === 'travel' && /\b(?:behind|round|around|beside|near|next to|in front of)\b/i.test(clauses.join(' '));
  return isBeside && before.some((each) => each.kind === 'feature' || each.kind === 'loot');
}

/** The place where the party has seen a thing of this name, and to which it knows the way. */
function sceneOf(phrase: string, { adventure, state }: Stage): Scene | undefined {
  const has = ({ features, details = [] }: Scene) =>
    [...features, ...details].some(({ name, aliases }) => [name, ...aliases].some((each) => sameName(each, phrase)));
  const seen = adventure.scenes.filter((scene) => scene.id !== state.scene && state.visited.includes(scene.id) && has(scene));
  return seen.find(({ name }) => waysTo(name, adventure, state).length > 0);
}

/**
 * A clause that goes to a thing of another place as the two that it is: one goes there, and looks at it. Nobody needs to bring a hatch along
 * to sneak round to it. Any other clause as it is.
 */
export function goingToThing(clause: HeardClause, actor: Hero, stage: Stage): HeardClause[] {
  const goal = goalOf(clause, actor, true);
  if (!goal || carriedIn(goal.thing, actor, stage).length > 0) return [clause];
  const { adventure, state, party } = stage;
  const isNearer = targetsIn(goal.thing, adventure, state, party).length > 0 || scenesNamed(goal.thing, adventure, state).length > 0;
  const scene = isNearer || thingHere(goal.thing, stage) ? undefined : sceneOf(goal.thing, stage);
  if (!scene) return [clause];
  const { verb } = verbPhraseOf(clause.text, actor);
  const how = /^(?:sneak|creep|tiptoe|slip)$/.test(verb ?? '') ? 'sneak' : 'go';
  return [
    { ...clause, text: `${how} to ${withinSentence(scene.name)}` },
    { ...clause, text: `look at ${goal.thing}` },
  ];
}
