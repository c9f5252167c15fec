import type { Exit, Feature } from '#domain/narration/adventure.ts';
import { currentScene, knownExits } from '#domain/narration/play-state.ts';
import { exitOf, featureOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { goingIn, opening } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';

/** A way of this place that nobody knows of yet, and that a look at a thing brings to light: the inner curtain has the way to the pool. */
function wayBehind({ clue }: Feature, { adventure, state }: Pick<Stage, 'adventure' | 'state'>): Exit | undefined {
  const isFound = (exit: Exit) =>
    knownExits(adventure, { ...state, clues: [...state.clues, ...(clue === undefined ? [] : [clue])] }).includes(exit);
  return currentScene(adventure, state).exits.find(
    (exit) => exit.needs !== undefined && exit.needs === clue && !state.clues.includes(exit.needs) && isFound(exit),
  );
}

/** Through something, or by it: "I push through the curtain". */
const through = /\b(?:through|past|behind|into|down|in|by|inside) (?:the|that|this|it)\b/iu;
const goes =
  /^(?:(?:i|we|both|all|and|then|just|so|now|quickly|quietly|softly|carefully|slowly) )*(?:go|walk|step|slip|push|pass|duck|dive|dash|barge|burst|crawl|climb|creep|sneak|squeeze|run|rush|head|hop|jump|get|wriggle|slide|tiptoe|move|come|enter|descend)s? /iu;

/** An action that goes through a thing with a way that has still to be found, by that way: it looks for it first. Any other as it is. */
export function asGoingThrough(action: HeroAction, text: string, stage: Stage): HeroAction {
  const feature = featureOf(action);
  if (feature === undefined || action.quote !== null || action.question || exitOf(action) || action.through) return action;
  const exit = goes.test(text) && through.test(text) ? wayBehind(feature, stage) : undefined;
  const isNamedThere =
    exit !== undefined && [feature.name, ...feature.aliases].some((name) => isNamed(`${exit.label} ${exit.aliases.join(', ')}`, name));
  if (exit === undefined || !isNamedThere) return action;
  const looks = {
    kind: 'search',
    skill: 'investigation',
    change: null,
    sure: true,
    absent: false,
    missing: null,
  } satisfies Partial<HeroAction>;
  return { ...action, ...looks, targets: [{ kind: 'feature', feature }], through: { exit, said: text } };
}

/** What goes by the way that was just opened or looked for, as one action with that: "I open the ash hatch and go down the stair". Undefined for all else. */
export function goneThrough(last: HeroAction | undefined, next: HeroAction, text: string, stage: Stage): HeroAction | undefined {
  const feature = last && !last.through ? featureOf(last) : undefined;
  if (last === undefined || feature === undefined || last.quote !== null || next.quote !== null || exitOf(next)) return undefined;
  const isStep = next.kind === 'travel' || next.kind === 'athletics' || (next.kind === 'search' && goingIn.test(text));
  if (!isStep || next.targets.some(({ kind }) => kind !== 'feature')) return undefined;
  const exit = wayBehind(feature, stage);
  const isOpened = last.kind === 'search' || opening.test(last.clauses.join(' '));
  const isMeant = exit !== undefined && (goingIn.test(text) || exit.aliases.some((alias) => isNamed(text, alias)));
  if (exit === undefined || !isOpened || !isMeant) return undefined;
  return { ...last, kind: 'search', skill: 'investigation', change: null, sure: true, through: { exit, said: text } };
}

/** Somebody follows a trail or steps up to something, which only leads on: "we follow the track to the corner". */
const leadsUp =
  /^(?:(?:i|we|both|all|and|then|just|so|now|quickly|quietly) )*(?:follow|trace|go|walk|step|head|run|hurry|creep|sneak|tiptoe|move|make my way|make our way)s? /iu;

/** A way that is opened behind words that only lead up to it, as one journey by it: "follow the track to the corner and open the coal door". Undefined for all else. */
export function openedOnTheWay(last: HeroAction | undefined, next: HeroAction, text: string): HeroAction | undefined {
  if (last === undefined || [last, next].some((each) => each.quote !== null || each.question || each.change !== null)) return undefined;
  const exit = exitOf(next);
  const isLed = leadsUp.test(last.clauses.join(' ')) && exitOf(last) === undefined && last.clauses.length === 1;
  const isOpened = exit !== undefined && opening.test(text) && exit.aliases.some((alias) => isNamed(text, alias));
  if (!isLed || !isOpened || (last.kind !== 'search' && last.kind !== 'travel' && last.kind !== 'sneak')) return undefined;
  const own = {
    kind: 'travel',
    skill: null,
    targets: [{ kind: 'exit', exit }],
    sure: true,
    absent: false,
    missing: null,
  } satisfies Partial<HeroAction>;
  return { ...next, ...own, clauses: [...last.clauses, ...next.clauses] };
}
