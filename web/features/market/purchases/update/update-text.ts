import type { UpdatePreview } from '#domain/market/update/preview.ts';
import { counted } from '#web/ui/format/figures.ts';

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Title',
  text: 'Text',
  content: 'Text',
  description: 'Description',
  category: 'Category',
  aliases: 'Also called',
  tags: 'Tags',
  audience: 'Who may read it',
  date: 'Date',
  image: 'Picture',
  file: 'File',
  map: 'Map',
  activities: 'What it does',
  effects: 'What always holds',
  ground: 'What is drawn on it',
  picture: 'Picture under it',
  rolled: 'Dice and rows',
  drawing: 'What is drawn',
};

/** What a field is called: "Text", "Hit dice". */
export function fieldName(field: string): string {
  const known = fieldNames[field];
  if (known !== undefined) return known;
  const words = field.replace(/^facts\./, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const audiences: Readonly<Record<string, string>> = { everyone: 'Everybody', dm: 'The DM' };
const pathFields = new Set(['image', 'map']);

/** What stands in a field, as text; a whole part is told by its fields. */
export function valueText(field: string | null, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (typeof value === 'string') {
    if (field === 'audience') return audiences[value] ?? value;
    return field !== null && pathFields.has(field) ? (value.split('/').at(-1) ?? value) : value;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    if (field === 'audience') return 'Some people';
    if (value.length === 0) return 'Nothing';
    if (value.every((each) => typeof each === 'string')) return value.join(', ');
  }
  if (field === 'rolled') return rolledText(value);
  if (field === 'drawing') return drawingText(value);
  if (field === 'ground') return groundText(value);
  if (field === 'picture') return pictureText(value);
  return field === null && typeof value === 'object' ? wholeText(value) : JSON.stringify(value, null, 1);
}

/** A part as a whole: its text, or whatever its fields hold. */
function wholeText(fields: object): string {
  return Object.entries(fields)
    .filter(([field, value]) => field !== 'kind' && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => `${fieldName(field)}: ${valueText(field, value)}`)
    .join('\n');
}

const heldIn = (value: unknown) => new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** What is rolled on a table, row by row. */
function rolledText(value: unknown): string {
  const held = heldIn(value);
  const rows: unknown = held.get('rows');
  const lines = (Array.isArray(rows) ? rows : []).map((row) => {
    const { weight, text } = { weight: 1, text: '', ...(typeof row === 'object' ? row : {}) };
    return `${String(weight)} × ${String(text)}`;
  });
  const dice = held.get('dice');
  return [typeof dice === 'string' ? dice : 'By weight', ...lines].join('\n');
}

/** A stamp, as its size. */
function drawingText(value: unknown): string {
  const held = heldIn(value);
  const shapes: unknown = held.get('shapes');
  return `${Number(held.get('width'))} by ${Number(held.get('height'))} cells, ${counted(Array.isArray(shapes) ? shapes.length : 0, 'area or line', 'areas and lines')}`;
}

/** A map, as counts of what is on it. */
function groundText(ground: unknown): string {
  const held = heldIn(ground);
  const counts = ['wall', 'light', 'stamp'].map((what) => {
    const all = held.get(`${what}s`);
    return counted(Array.isArray(all) ? all.length : 0, what === 'stamp' ? 'drawing' : what);
  });
  return counts.join(', ');
}

/** A picture under a map, as its size and its place in cells. */
function pictureText(picture: unknown): string {
  const held = heldIn(picture);
  const [width, height, x, y] = ['width', 'height', 'x', 'y'].map((what) => Number(held.get(what)));
  return `A picture of ${width} by ${height} cells, ${x} across and ${y} down`;
}

type Choice = UpdatePreview['choices'][number];

/** What a choice is about: "The Gate: Text". */
export const choiceTitle = ({ part, field }: Choice): string => (field === null ? part.name : `${part.name}: ${fieldName(field)}`);

/** What stands on one side of a choice, as text. */
export function sideText({ field, mine, theirs }: Choice, side: 'mine' | 'theirs'): string {
  if (side === 'mine') return field === null && mine === null ? 'You have removed it.' : valueText(field, mine);
  return field === null && theirs === null ? 'The new version has it no more.' : valueText(field, theirs);
}
