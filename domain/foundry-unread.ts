import type { FoundryActor } from './foundry-actor.ts';

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
  // Worked out here from what is read.
  'attributes.ac',
  'attributes.init',
  'attributes.movement',
  'attributes.senses',
  'attributes.spellcasting',
  'attributes.prof',
  'attributes.hd',
  'details.level',
  'details.originalClass',
  'traits.weaponProf',
  'traits.armorProf',
]);
const mostFields = 60;

/** Whether something holds anything at all: texts, numbers that are not 0, or what holds such. */
function holdsAnything(value: unknown, depth = 4): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return value !== 0;
  if (typeof value !== 'object' || value === null) return value === true;
  return depth === 0 || Object.values(value).some((each) => holdsAnything(each, depth - 1));
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** Every field of an actor's sheet that holds something and has no place here, a line each. */
export function unreadFields({ system, items }: FoundryActor): string[] {
  const paths = Object.entries(system).flatMap(([outer, value]): [string, unknown][] => {
    if (understood.has(outer)) return [];
    const inner = entriesOf(value);
    return inner.length > 0 ? inner.map(([key, each]) => [`${outer}.${key}`, each]) : [[outer, value]];
  });
  const unread = paths.filter(([path, value]) => !understood.has(path) && holdsAnything(value)).map(([path]) => path.slice(0, 80));
  const lines = unread.slice(0, mostFields).map((path) => `“${path}” has no place here.`);
  if (items.some((item) => holdsAnything(item.system.description)))
    lines.push('What is written about things and features has no place here.');
  return unread.length > mostFields ? [...lines, `So have ${unread.length - mostFields} more fields.`] : lines;
}
