import type { Adventure } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import type { IntentKind, Target } from './action.ts';
import { contentWords, stemsOf } from './words/content-words.ts';
import type { ContentWord } from './words/content-words.ts';
import { namesOf } from './targets.ts';

/** What each kind of action can be done to. A kind that is not here needs its target by name. */
const fitting: Partial<Record<IntentKind, readonly Target['kind'][]>> = {
  search: ['feature', 'npc', 'loot'],
  lore: ['feature', 'npc'],
  use: ['feature', 'loot'],
  athletics: ['feature', 'exit'],
  take: ['loot', 'feature'],
  travel: ['exit'],
  flee: ['exit'],
  talk: ['npc'],
  attack: ['npc'],
  trick: ['npc', 'feature'],
  help: ['npc'],
};

/** Talk and blows are for those whom a phrase such as "the old woman" points at, and not for whatever is spoken of. */
const pointing: readonly IntentKind[] = ['talk', 'attack', 'trick', 'help'];
const pointedAt = /\b(?:the|that|this|those|these|our|an?) ((?:\p{L}+ ){0,3}\p{L}+)/giu;

/** What belongs to the doer is nothing of the scene: "put my ear to the wall". */
const ownThings =
  /\b(?:my|our) \p{L}+|\b(?:his|her|their|\p{L}+'s) (?:\p{L}+ )?(?:hands?|arms?|shoulders?|head|face|eyes?|lap|neck|feet|fingers?|back)\b/giu;

/** Where a thing is, which is no part of what it is: "in your coat" of "the letter in your coat". */
const placed = / (?:in|on|by|under|beside|behind|at) (?:your|the|an?|his|her) .*$/;
const worth = { name: 1, description: 0.55, sense: 0.5 } as const;
/** Words that are at least so near in sense may stand for each other. */
const nearEnough = 0.68;
const least = 0.36;

interface Candidate {
  target: Target;
  names: readonly ContentWord[];
  description: ReadonlySet<string>;
}

function describedBy(target: Target): string {
  switch (target.kind) {
    case 'npc':
      return `${target.npc.role} ${target.npc.description}`;
    case 'feature':
      return target.feature.description;
    case 'loot':
      return target.loot.where;
    case 'exit':
    case 'hero':
      return '';
  }
}

function scoreOf(said: ContentWord, { names, description }: Candidate): number {
  if (names.some(({ stem }) => stem === said.stem)) return worth.name;
  if (description.has(said.stem)) return worth.description;
  const nearest = Math.max(0, ...names.map(({ word }) => wordTable().nearness(said.word, word)));
  return nearest >= nearEnough ? worth.sense * nearest : 0;
}

/**
 * What an action of this kind is done to where its words name nothing of the scene outright: the one thing of the right kind whose
 * name, description or sense shares most with them. Undefined where nothing does, or two share as much.
 */
export function softTarget(text: string, kind: IntentKind, adventure: Adventure, state: PlayState): Target | undefined {
  const kinds = fitting[kind];
  if (!kinds) return undefined;
  const others = text.replaceAll(ownThings, ' ');
  const meant = pointing.includes(kind) ? [...others.matchAll(pointedAt)].map(([, phrase = '']) => phrase).join(' ') : others;
  const said = contentWords(meant);
  if (said.length === 0) return undefined;
  const candidates = namesOf(adventure, state, [])
    .filter(({ target }) => kinds.includes(target.kind))
    .map(({ target, names }): Candidate => ({
      target,
      names: contentWords(names.map((name) => name.replace(placed, '')).join(' ')),
      description: stemsOf(describedBy(target)),
    }));
  const scored = candidates
    .map((candidate) => ({ target: candidate.target, score: said.reduce((sum, word) => sum + weight(word, candidate, candidates), 0) }))
    .toSorted((left, right) => right.score - left.score);
  const [best, second] = scored;
  return best && best.score >= least && best.score > (second?.score ?? 0) * 1.15 ? best.target : undefined;
}

/** What a word counts for one candidate: less where it fits others as well. */
function weight(said: ContentWord, candidate: Candidate, all: readonly Candidate[]): number {
  const score = scoreOf(said, candidate);
  return score === 0 ? 0 : score / Math.sqrt(all.filter((each) => scoreOf(said, each) > 0).length);
}
