import { parseFormula } from '#domain/rules/activity/formulas/parse-formula.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';

/** An entry of content: what it says, and what of it the rules can carry out. */
export interface Described {
  text: string;
  higher?: string | undefined;
  activities: readonly Activity[];
  /** Dice of the text that no activity rolls. */
  aside?: readonly string[] | undefined;
}

const dice = /\b\d*d\d+\b/g;
const abilityNames = /^(?:strength|dexterity|constitution|intelligence|wisdom|charisma)$/;

/** Everything below a value that is keyed with this name. */
function* valuesOf(value: unknown, key: string): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, below] of Object.entries(value)) {
    if (name === key) yield below;
    yield* valuesOf(below, key);
  }
}

/** Every text below a value. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const below of Object.values(value)) yield* textsOf(below);
}

const textsAt = (activities: readonly Activity[], key: string) => [...valuesOf(activities, key)].flatMap((value) => [...textsOf(value)]);

/** Dice as they are written everywhere: without a leading 1 they have one. */
const whole = (written: string) => (written.startsWith('d') ? `1${written}` : written);

const diceOf = (formula: string, times = 1) =>
  (parseFormula(formula) ?? []).flatMap((each) => (each.kind === 'dice' ? [`${each.count * times}d${each.sides}`] : []));

/** The dice of a cantrip at levels 5, 11 and 17. */
function growingDice(activities: readonly Activity[]): string[] {
  const parts = activities.flatMap((activity) => ('damage' in activity ? (activity.damage ?? []) : []));
  return parts.filter(({ cantrip }) => cantrip).flatMap(({ formula }) => [2, 3, 4].flatMap((times) => diceOf(formula, times)));
}

/**
 * Where an entry's words and its activities do not say the same: dice, areas in feet, abilities of saves, types of damage and
 * conditions of the activities that the words do not name, and dice of the words that no activity knows. One sentence each.
 */
export function differencesOf({ text, higher = '', activities, aside = [] }: Described): string[] {
  const said = `${text}\n${higher}`;
  const low = said.toLowerCase();
  const saidDice = new Set((said.match(dice) ?? []).map(whole));
  const formulas = ['formula', 'perSlot', 'add', 'less', 'heal', 'temporaryHitPoints', 'count', 'bonus'].flatMap((key) =>
    textsAt(activities, key),
  );
  const known = new Set([...formulas.flatMap((formula) => diceOf(formula)), ...growingDice(activities)]);
  const flat = formulas.flatMap((formula) => (parseFormula(formula) ?? []).flatMap((each) => (each.kind === 'number' ? [each.value] : [])));
  const problems = [
    ...[...known].filter((each) => !saidDice.has(each)).map((each) => `The text does not say ${each}.`),
    ...[...saidDice].filter((each) => !known.has(each) && !aside.includes(each)).map((each) => `No activity rolls ${each}.`),
    ...flat.filter((each) => !new RegExp(String.raw`\b${each}\b`).test(said)).map((each) => `The text does not say the number ${each}.`),
  ];
  for (const area of valuesOf(activities, 'area')) {
    for (const feet of valuesOf({ area }, 'feet'))
      if (typeof feet === 'number' && !new RegExp(String.raw`\b${feet}(?:-foot| feet| foot)`).test(said))
        problems.push(`The text does not say ${feet} feet.`);
  }
  for (const save of valuesOf(activities, 'save'))
    for (const ability of [...valuesOf({ save }, 'abilities')].flatMap((each) => [...textsOf(each)]))
      if (abilityNames.test(ability) && !new RegExp(`${ability}[^.]{0,60}\\b(?:save|saving throw)`, 'i').test(said))
        problems.push(`The text names no ${ability} save.`);
  for (const types of valuesOf(activities, 'types'))
    for (const type of textsOf(types)) if (type !== 'all' && !low.includes(type)) problems.push(`The text does not say ${type}.`);
  for (const conditions of valuesOf(activities, 'conditions'))
    for (const condition of textsOf(conditions)) if (!low.includes(condition)) problems.push(`The text does not say ${condition}.`);
  return [...new Set(problems)];
}
