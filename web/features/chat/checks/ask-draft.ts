import type { CharacterCard } from '#domain/character/card.ts';
import type { AskedNumber, CheckKind } from '#domain/check/check.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { abilities } from '#domain/rules/ability.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { Advantage } from '#domain/rules/combat-terms.ts';

/** Who sees what comes of a check. */
export type Secrecy = 'no' | 'results' | 'rolled' | 'passive';

/** What was typed and chosen so far; a number is asked for by its name, such as "skill perception". */
export interface AskDraft {
  what: string;
  kind: CheckKind;
  heroes: readonly string[];
  difficulty: string;
  showsDifficulty: boolean;
  secret: Secrecy;
  advantage: Advantage;
  against: string;
  others: readonly string[];
  creature: string;
  modifier: string;
}

/** What is wrong, by field. */
export type AskProblems = Partial<Record<'heroes' | 'difficulty' | 'second' | 'modifier' | 'secret', string>>;

/** What is sent. */
export interface Ask {
  kind: CheckKind;
  what: AskedNumber;
  heroes: string[];
  difficulty: number | null;
  showsDifficulty: boolean;
  secret: Secrecy;
  advantage: Advantage;
  second: { what: AskedNumber; heroes: string[]; creature: { name: string; modifier: number } | null } | null;
}

/** Who is ticked at first: those who are up. Those who lie at 0 hit points can be ticked. */
export const tickedAtFirst = (heroes: readonly Pick<CharacterCard, 'id' | 'life'>[]): string[] =>
  heroes.flatMap(({ id, life }) => (life === 'up' ? [id] : []));

/** All that can be asked for, by name. */
export const askable: readonly { name: string; what: AskedNumber }[] = [
  ...skillNames.map((skill) => ({ name: `skill ${skill}`, what: { kind: 'skill' as const, skill } })),
  ...abilities.map((ability) => ({ name: `check ${ability}`, what: { kind: 'check' as const, ability } })),
  ...abilities.map((ability) => ({ name: `save ${ability}`, what: { kind: 'save' as const, ability } })),
];

/** A check of perception by all of these heroes. */
export const emptyAsk = (heroes: readonly string[]): AskDraft => ({
  what: 'skill perception',
  kind: 'each',
  heroes,
  difficulty: '',
  showsDifficulty: true,
  secret: 'no',
  advantage: 'none',
  against: 'skill athletics',
  others: [],
  creature: '',
  modifier: '',
});

/** Who stands on one side of a contest: whoever is chosen there leaves the other side. */
export function withSide(draft: AskDraft, side: 'heroes' | 'others', chosen: readonly string[]): Pick<AskDraft, 'heroes' | 'others'> {
  const left = (before: readonly string[]) => before.filter((id) => !chosen.includes(id));
  return side === 'heroes' ? { heroes: chosen, others: left(draft.others) } : { heroes: left(draft.heroes), others: chosen };
}

const perception: AskedNumber = { kind: 'skill', skill: 'perception' };
const numberNamed = (name: string): AskedNumber => askable.find((each) => each.name === name)?.what ?? perception;

/** A whole number within bounds as it was typed, with a sign or without; null where it is none. */
export function wholeIn(typed: string, least: number, most: number): number | null {
  const text = typed.trim().replace(/^[−–]/, '-');
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : null;
  return value !== null && value >= least && value <= most ? value : null;
}

function problemsOf(draft: AskDraft, difficulty: number | null, modifier: number | null): AskProblems {
  const { kind, heroes, secret, others, creature } = draft;
  const { difficultyClass: most, modifierMinimum: low, modifierMaximum: high } = gameLimits;
  const problems: AskProblems = {};
  const isContest = kind === 'contest';
  if (heroes.length === 0) problems.heroes = 'Choose who rolls.';
  if (!isContest && draft.difficulty.trim() !== '' && difficulty === null) problems.difficulty = `A whole number from 1 to ${most}.`;
  if (kind === 'group' && draft.difficulty.trim() === '') problems.difficulty = 'A group check needs a DC.';
  if (isContest && others.length === 0 && creature.trim() === '') problems.second = 'Choose or name somebody for the other side.';
  if (isContest && others.some((each) => heroes.includes(each))) problems.second = 'Nobody stands on both sides.';
  if (isContest && creature.trim() !== '' && draft.modifier.trim() !== '' && modifier === null)
    problems.modifier = `A whole number from −${Math.abs(low)} to ${high}.`;
  if (secret === 'passive' && (isContest || numberNamed(draft.what).kind !== 'skill'))
    problems.secret = 'Only skills have a passive score.';
  return problems;
}

/** What was typed and chosen as a check to ask for, or which field is wrong. */
export function readAsk(draft: AskDraft): { ok: true; ask: Ask } | { ok: false; problems: AskProblems } {
  const { kind, showsDifficulty, secret, advantage } = draft;
  const difficulty = wholeIn(draft.difficulty, 1, gameLimits.difficultyClass);
  const modifier = draft.modifier.trim() === '' ? 0 : wholeIn(draft.modifier, gameLimits.modifierMinimum, gameLimits.modifierMaximum);
  const problems = problemsOf(draft, difficulty, modifier);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const creature = draft.creature.trim() === '' ? null : { name: draft.creature.trim(), modifier: modifier ?? 0 };
  const second = { what: numberNamed(draft.against), heroes: [...draft.others], creature };
  const isContest = kind === 'contest';
  return {
    ok: true,
    ask: {
      kind,
      what: numberNamed(draft.what),
      heroes: [...draft.heroes],
      difficulty: isContest ? null : difficulty,
      showsDifficulty,
      secret,
      advantage,
      second: isContest ? second : null,
    },
  };
}
