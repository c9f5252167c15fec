import type { Hero, HeroSheet } from '#domain/narration/brief.ts';
import type { HeroCard } from '#domain/narration/hero-card.ts';
import { abilities, signed } from '#domain/rules/ability.ts';
import { skillNames, skills } from '#domain/rules/skill.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withArticle } from '#domain/text/noun-text.ts';
import { bare, goesBy } from '#server/features/storyteller/parse/targets.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';

/** Skills that one answer names at most. */
const most = { skills: 4 } as const;

/** A number of the sheet with its sign: "stealth +5". */
function numbered(skill: Skill, { checks }: HeroSheet): string {
  return `${skill} ${signed(checks[skill] ?? 0)}`;
}

/** What a hero is best at: the skills that they are trained in, the highest first. */
function bestSkills({ name, card, sheet }: Hero): string[] {
  if (!card || !sheet) return [];
  const trained = card.trained.toSorted((one, other) => (sheet.checks[other] ?? 0) - (sheet.checks[one] ?? 0));
  const best = trained.slice(0, most.skills).map((skill) => numbered(skill, sheet));
  return best.length > 0 ? [`${name} is trained in ${listed(best)}${trained.length > best.length ? ', and more' : ''}.`] : [];
}

function abilitiesOf({ name, sheet }: Hero): string[] {
  return sheet ? [`The abilities of ${name} count ${listed(abilities.map((ability) => numbered(ability, sheet)))}.`] : [];
}

/** "Mira is a halfling, Rogue 1." */
const whoIs = (name: string, { species, classes, paths }: HeroCard): string =>
  `${name} is ${withArticle(species.toLowerCase())}, ${[classes, ...paths].join(', ')}.`;

/** How many feet a hero goes in a round. */
const speedOf = (name: string, { speed }: HeroCard): string => `The speed of ${name} is ${speed} feet.`;

/** What the skill or ability that the words name is worth; undefined where they name none. */
function skillNamed(text: string, { name, sheet, card }: Hero): string[] | undefined {
  const skill = [...skillNames, ...abilities].find((each) => new RegExp(`\\b${each.slice(0, 12)}`, 'i').test(text));
  if (!skill || !sheet) return undefined;
  const isTrained = card?.trained.some((each) => each === skill) === true;
  return [`${name} has ${numbered(skill, sheet)}${isTrained ? ', and is trained in it' : ''}: that is added to the die.`];
}

/** Parts of the sheet by the words that ask for them. */
const parts: readonly [RegExp, (hero: Hero, card: HeroCard) => string[]][] = [
  [/\b(?:speed|how (?:fast|far))\b/, ({ name }, card) => [speedOf(name, card)]],
  [/\b(?:abilit(?:y|ies) scores?|abilities|stats?|scores?|modifiers?|how strong)\b/, abilitiesOf],
  [
    /\b(?:skills?|good at|best at|bad at|worst|train(?:ed|ing)|proficien\p{L}+|strengths?|talents?)\b/u,
    (hero) => [...bestSkills(hero), ...abilitiesOf(hero)],
  ],
  [
    /\bweapons?\b/,
    ({ name }, { weapons }) => [weapons.length > 0 ? `${name} fights with ${listed(weapons)}.` : `${name} has no weapon but bare hands.`],
  ],
  [/\b(?:class|species|race|elf|dwarf|halfling|human|rogue|fighter|wizard|cleric|bard)\b/, ({ name }, card) => [whoIs(name, card)]],
];

/** What stands on a sheet of one thing that the words ask for; undefined where they ask for no part of it. */
export function partOfSheet(text: string, hero: Hero): string[] | undefined {
  const { card } = hero;
  const named = skillNamed(text, hero);
  if (named || !card) return named;
  const part = parts.find(([words]) => words.test(text));
  return part?.[1](hero, card);
}

/** The sheet of a hero in a few sentences, and where all of it stands. */
export function wholeSheet(hero: Hero): string[] {
  const { name, card, sheet } = hero;
  if (!card || !sheet) return [`You are ${name}.`, 'What else there is to know of you stands on your sheet, on the Character tab.'];
  const { hitPoints } = card.now;
  const spells = [...card.cantrips, ...card.prepared].slice(0, 6);
  return [
    whoIs(name, card),
    `Hit points ${hitPoints.left} of ${hitPoints.maximum}, armor class ${sheet.armorClass}, speed ${card.speed} feet.`,
    ...abilitiesOf(hero),
    ...bestSkills(hero),
    card.weapons.length > 0 ? `In a fight: ${listed(card.weapons)}, ${signed(sheet.attackBonus)} to hit.` : '',
    spells.length > 0 ? `Spells: ${listed(spells)}.` : '',
    'The whole sheet stands on the Character tab, where every number can be pressed to roll it.',
  ];
}

/** What of a thing, or of a kind of thing, stands on a hero's sheet: "weapons", "a torch"; undefined where there is none of it. */
export function onSheetOf({ name, card }: Hero, text: string): string | undefined {
  if (!card) return undefined;
  const wanted = bare(text.replace(/ (?:on|with|in) (?:me|us|hand|my \p{L}+)$/u, '').replace(/^(?:any|some|my|our) /, ''));
  if (/^weapons?$/.test(wanted)) return card.weapons.length > 0 ? listed(card.weapons) : undefined;
  const singular = wanted.replace(/ies$/, 'y').replace(/(?<=[cs]h|x|s)es$|(?<=..)s$/, '');
  const found = [...card.weapons, ...card.carries].find((each) =>
    [wanted, singular].some((called) => goesBy([each.replace(/ x\d+$/, '')], called)),
  );
  return found === undefined ? undefined : `${found}, which stands on the sheet of ${name}`;
}

/** The skill that words name, as it is called in checks; undefined where they name none. */
export const skillIn = (text: string): Skill | undefined => skills.find((skill) => new RegExp(`\\b${skill}\\b`, 'i').test(text));

/** What would be rolled for something, and what the hero adds to it. */
export function rollFor(skill: Skill, { name, sheet }: Hero): string {
  const bonus = sheet?.checks[skill];
  const worth = bonus === undefined ? '' : ` ${name} has ${signed(bonus)} in it, which is added to the die.`;
  return `${capitalize(skill)} would be rolled for it.${worth}`;
}
