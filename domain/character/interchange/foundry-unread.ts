import { abilities, abilityMark } from '#domain/rules/ability.ts';
import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from '#domain/character/classes/class-levels.ts';
import type { FoundryActor } from './foundry-actor.ts';
import { foundryAbility, foundrySkill } from './foundry-terms.ts';
import { isSaveProficient } from '#domain/character/sheet/proficiency.ts';
import { skillNames } from '#domain/rules/skill.ts';

const understood = new Set([
  'abilities',
  'skills',
  'currency',
  'spells',
  'attributes.hp',
  'attributes.death',
  'attributes.exhaustion',
  'attributes.inspiration',
  'details.race',
  'details.background',
  'details.xp',
  // Worked out here from what is read; what is there of it besides is told below.
  'attributes.ac',
  'attributes.attunement',
  'attributes.concentration',
  'attributes.init',
  'attributes.movement',
  'attributes.senses',
  'attributes.spellcasting',
  'attributes.prof',
  'attributes.hd',
  'details.level',
  'details.originalClass',
  'traits.size',
  'traits.weaponProf',
  'traits.armorProf',
  'traits.languages',
  'tools',
]);
/** What an actor holds besides its sheet, and what of it says something about the character. */
const around = ['img', 'prototypeToken'];
/** Ways to work armor class out that the sheet here finds by itself. */
const workedOut = new Set(['', 'default', 'unarmoredBarb', 'unarmoredMonk']);
const plainPicture = /mystery-man/;
const mostFields = 60;

/** Whether something holds anything at all: texts, numbers that are not 0, or what holds such. */
export function holdsAnything(value: unknown, depth = 4): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return value !== 0;
  if (typeof value !== 'object' || value === null) return value === true;
  return depth === 0 || Object.values(value).some((each) => holdsAnything(each, depth - 1));
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
const at = (value: unknown, ...path: string[]): unknown => {
  const [first, ...rest] = path;
  return first === undefined ? value : at(new Map<string, unknown>(entriesOf(value)).get(first), ...rest);
};

/** Fields of two words that nothing here reads. */
function outerFields(system: FoundryActor['system']): string[] {
  const paths = Object.entries(system).flatMap(([outer, value]): [string, unknown][] => {
    if (understood.has(outer)) return [];
    const inner = entriesOf(value);
    return inner.length > 0 ? inner.map(([key, each]) => [`${outer}.${key}`, each]) : [[outer, value]];
  });
  return paths.filter(([path, value]) => !understood.has(path) && holdsAnything(value)).map(([path]) => path);
}

/** What was changed by hand within that which is otherwise worked out here. */
function innerFields({ system }: FoundryActor): string[] {
  const found: string[] = [];
  const tell = (...path: string[]) => holdsAnything(at(system, ...path)) && found.push(path.join('.'));
  const calculation = at(system, 'attributes', 'ac', 'calc');
  if (calculation !== 'flat') tell('attributes', 'ac', 'formula');
  if (typeof calculation !== 'string' || !workedOut.has(calculation)) tell('attributes', 'ac', 'calc');
  for (const way of ['burrow', 'climb', 'fly', 'swim']) tell('attributes', 'movement', way);
  for (const sense of ['blindsight', 'tremorsense', 'truesight', 'special']) tell('attributes', 'senses', sense);
  for (const more of ['tempmax', 'bonuses']) tell('attributes', 'hp', more);
  tell('attributes', 'init', 'bonus');
  tell('traits', 'languages', 'communication', 'telepathy', 'value');
  for (const [key] of entriesOf(system.tools)) tell('tools', key, 'bonuses');
  for (const ability of abilities) tell('abilities', foundryAbility[ability], 'bonuses');
  for (const skill of skillNames) tell('skills', foundrySkill[skill], 'bonuses');
  for (const [pool] of entriesOf(system.spells)) tell('spells', pool, 'override');
  return found;
}

/** Proficiencies that the class does not give and the sheet does not hold. */
function unheldTraining({ system }: FoundryActor, character: Character): string[] {
  const saves = abilities.filter(
    (ability) => at(system, 'abilities', foundryAbility[ability], 'proficient') === 1 && !isSaveProficient(character, ability),
  );
  const half = skillNames.filter((skill) => system.skills[foundrySkill[skill]]?.value === 0.5);
  return [
    ...saves.map((ability) => `Proficiency in ${abilityMark(ability)} saving throws cannot be imported.`),
    ...(classLevelOf(character, 'bard') > 0 ? [] : half.map((skill) => `Half proficiency in ${skill} cannot be imported.`)),
  ];
}

/** Every field of an actor, its items left out, that holds something and cannot be imported, a line each. */
export function unreadFields(actor: FoundryActor, character: Character): string[] {
  const beside = around.filter((key) => holdsAnything(at(actor, key)) && !plainPicture.test(String(at(actor, key))));
  const flags = Object.keys(actor.flags).filter((key) => key !== 'hearthlore' && holdsAnything(at(actor.flags, key)));
  const unread = [...outerFields(actor.system), ...innerFields(actor), ...beside, ...flags.map((key) => `flags.${key}`)];
  const lines = unread.slice(0, mostFields).map((path) => `“${path.slice(0, 80)}” cannot be imported.`);
  const more = unread.length > mostFields ? [`Further fields that cannot be imported: ${unread.length - mostFields}.`] : [];
  return [...unheldTraining(actor, character), ...lines, ...more];
}
