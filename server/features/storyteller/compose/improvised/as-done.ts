import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { actionFacts } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { isRestatable, restatePlainly } from '#server/features/storyteller/parse/words/restate.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { isHearing } from '#server/features/storyteller/parse/target-of.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

const Words = z.array(z.string().regex(/^[a-z]+$/, 'a verb is one word in small letters'));
/** What changes nothing, so that it may be told as done though nobody has ruled on it: gestures, looks, ways to go unseen, and what is only in the mind. */
const { verbs, phrases, looks, sneaks, minds } = contentFile(
  'storyteller/lexicon/gestures.json',
  z.strictObject({ verbs: Words, looks: Words, sneaks: Words, minds: Words, phrases: z.array(z.string()) }),
);
const patterns = phrases.map((pattern) => new RegExp(pattern, 'iu'));
const gestureVerbs = new Set(verbs);
const lookVerbs = new Set([...verbs, ...looks]);
const sneakVerbs = new Set([...verbs, ...sneaks]);

/** What somebody waits for, which only the tale can bring: "wait for the old men to finish". */
const untilThen =
  /\b(?:until|till)\b|^(?:wait|stay) (?:\p{L}+ )?for (?!(?:a|the|my|our|one|another|some) (?:\p{L}+ )?(?:while|moment|bit|second|minute|breath)\b)/iu;
/** Where another verb may stand in the rest of a clause. */
const joint = /(?:,? and(?: then)?|,(?: then)?) (?=(?:(?:i|we|they) )?(?<verb>\p{L}+)(?<more> \S|$))/giu;
/** What leads away from where one is. */
const leadsOn = /^(?:to|on|into|onto|through|down|up|along|out|off|over to|over|back)\b/iu;

interface Act {
  verb: string;
  rest: string;
}

/** The single acts of a clause: "take off my gloves and sit down" are two. Undefined where none is found. */
function actsOf(clause: string, { actor }: HeroAction): Act[] | undefined {
  const { verb, rest, third } = verbPhraseOf(clause.replaceAll(quoteMark, ' '), actor);
  if (verb === null) return undefined;
  const cuts = [...rest.matchAll(joint)].filter(({ groups }) => {
    const word = groups?.['verb'] ?? '';
    const base = baseOf(word);
    // "My hat and gloves" are two things, and no act.
    return base !== undefined && (third ? base !== word : base === word) && groups?.['more'] !== '';
  });
  const starts = [0, ...cuts.map(({ index }) => index)];
  return starts.map((start, at) => {
    const piece = rest.slice(start, starts[at + 1]).replace(/^(?:,? and(?: then)?|,(?: then)?) (?:(?:i|we|they) )?/iu, '');
    const [word = '', ...tail] = piece.split(' ');
    return at === 0 ? { verb, rest: piece } : { verb: baseOf(word) ?? word, rest: tail.join(' ') };
  });
}

const listening = { action: 'listens', attempt: 'listen', doing: 'listening' };

const isOf =
  (known: ReadonlySet<string>) =>
  ({ verb, rest }: Act): boolean => {
    const said = `${verb} ${rest}`.trim();
    return !untilThen.test(said) && (known.has(verb) || patterns.some((pattern) => pattern.test(said)));
  };

function areAll(action: HeroAction, isSo: (act: Act) => boolean): boolean {
  // What is told in the place's own words claims nothing of the player's.
  if (!isRestatable(action)) return true;
  return action.clauses.every((clause) => actsOf(clause, action)?.every(isSo) === true);
}

const isSneak = (act: Act) => isOf(gestureVerbs)(act) || (isOf(sneakVerbs)(act) && act.rest !== '' && !leadsOn.test(act.rest));

/** Whether all that an action's words tell are gestures, which leave everything as it was. */
export const isGestureOnly = (action: HeroAction): boolean => areAll(action, isOf(gestureVerbs));

/** Whether all that an action's words tell are looks and gestures. */
export const isLookOnly = (action: HeroAction): boolean => areAll(action, isOf(lookVerbs));

/** Whether all that an action's words tell is what somebody has in mind: "I want that book" gets nobody a book. */
export const isInMind = (action: HeroAction): boolean => isRestatable(action) && areAll(action, ({ verb }) => minds.includes(verb));

/** Whether an action's words tell of keeping out of sight, and of getting nowhere by it. */
export const isHidingOnly = (action: HeroAction): boolean => areAll(action, isSneak);

const goingKinds: readonly string[] = ['travel', 'flee', 'sneak'];
const isGoing = ({ verb }: Act) =>
  !/^(?:follow|pursue|accompany|hide)$/.test(verb) &&
  (/^(?:climb|crawl)$/.test(verb) || goingKinds.includes(readings.get(verb)?.kind ?? ''));

/** An action of going without the acts that its words add to the way, which are not done by going: "go up and follow our noses". */
export function goingOnly(action: HeroAction): HeroAction {
  const clauses = action.clauses.map((clause) => {
    const [, ...more] = actsOf(clause, action) ?? [];
    const added = more.find((act) => !isOf(gestureVerbs)(act) && !isGoing(act));
    const at = added === undefined ? -1 : clause.lastIndexOf(added.rest);
    const head = at < 0 ? clause : clause.slice(0, at).replace(/(?:,? and(?: then)?|,(?: then)?) (?:(?:i|we|they) )?\p{L}+ *$/iu, '');
    return head.trim() === '' ? clause : head;
  });
  return { ...action, clauses };
}

/** The facts of a look. What its words would do beside looking is not done by a look, and so not told. */
export function lookFacts(action: HeroAction, writer: SceneWriter): Facts {
  const facts = actionFacts(action, writer);
  // Who has not moved is told to look, and not to go.
  if (action.chosen || (isLookOnly(action) && action.kind !== 'travel')) return facts;
  return { ...facts, ...(isHearing(action) ? listening : restatePlainly({ ...action, kind: 'search' })) };
}
