import type { ForcedSave } from '#domain/character/step.ts';
import { saveText } from '#domain/rules/activity/saves/save-text.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { AskedCheck, AskedNumber, CheckRoller } from './check.ts';
import { contestWinner, groupSucceeds, hasSucceeded } from './standing.ts';

/** What is rolled, in words: "Perception check", "Dexterity save". */
export function askedLabel(what: AskedNumber): string {
  if (what.kind === 'skill') return `${capitalize(what.skill)} check`;
  return `${capitalize(what.ability)} ${what.kind}`;
}

/** The same with its article: "an Arcana check". */
export function anAsked(what: AskedNumber): string {
  const label = askedLabel(what);
  return `${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label}`;
}

/** Names as people list them: "Mira, Tov and Ysolde". */
function listedNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const namesOf = (rollers: readonly CheckRoller[], side: CheckRoller['side']) =>
  listedNames(rollers.filter((each) => each.side === side).map(({ name }) => name));

/** What is asked for, as the story has it: "Oda asks for a Perception check (DC 13): Mira and Tov." */
export function tellAsked(by: string, check: AskedCheck): string {
  const { kind, what, against, difficulty, rollers } = check;
  const dc = difficulty === null ? '' : ` (DC ${difficulty})`;
  if (kind === 'contest') {
    return `${by} asks for a contest: ${namesOf(rollers, 'first')}, ${askedLabel(what)}, against ${namesOf(rollers, 'second')}, ${askedLabel(against ?? what)}.`;
  }
  return `${by} asks for ${kind === 'group' ? `a group check, ${askedLabel(what)}` : anAsked(what)}${dc}: ${namesOf(rollers, 'first')}.`;
}

/** What forces saves, as the story has it: "Burning Hands: Dexterity save DC 13, half damage on a success." */
export function tellForced({ name, ability, dc, half }: ForcedSave): string {
  return `${name}: ${saveText({ abilities: [ability], dc, half })}.`;
}

/** What came of one of them: "Mira 17, success". */
function tellRoller({ name, hasRolled, result }: CheckRoller): string {
  if (!hasRolled) return `${name} has not rolled`;
  if (result === null) return `${name} has rolled`;
  if (result.roll === null) return `${name} ${hasSucceeded(result) === true ? 'makes it' : 'fails'} without a roll`;
  const succeeded = hasSucceeded(result);
  return `${name} ${result.roll.total}${succeeded === null ? '' : succeeded ? ', success' : ', failure'}`;
}

/** How it ended for all together; null as long as nothing can be said. */
export function tellEnd(check: AskedCheck): string | null {
  const group = groupSucceeds(check);
  if (group !== null) return group ? 'The group succeeds.' : 'The group fails.';
  const winner = contestWinner(check);
  if (winner === null) return null;
  if (winner === 'neither') return 'A tie: nothing changes.';
  const names = check.rollers.filter(({ side }) => side === winner).map(({ name }) => name);
  return `${listedNames(names)} ${names.length === 1 ? 'wins' : 'win'}.`;
}

/** All that has come of it, in one line: "Mira 17, success; Tov has not rolled." */
export function tellResults(check: AskedCheck): string {
  const end = tellEnd(check);
  return `${check.rollers.map(tellRoller).join('; ')}.${end === null ? '' : ` ${end}`}`;
}
