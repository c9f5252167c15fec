import { capitalize } from '#domain/text/capitalize.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import { audienceText } from './audience-text.ts';

const labels: Record<string, string> = {
  category: 'Category',
  name: 'Name',
  aliases: 'Also called',
  tags: 'Tags',
  text: 'Text',
  audience: 'Who may read it',
  date: 'Date',
  image: 'Picture',
  description: 'Description',
  title: 'Title',
  content: 'Text',
  map: 'Map',
};

/** What a field is called. */
export function fieldLabel(field: string): string {
  return labels[field] ?? capitalize(field);
}

/** What a field holds, as words that can be read and compared. */
export function fieldText(field: string, value: unknown, nameOf: (id: string) => string | undefined): string {
  if (field === 'audience') return audienceText(audienceIn(value), nameOf);
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value !== 'string') return '';
  if (field === 'category') return capitalize(value);
  return field === 'image' ? (value.split('/').at(-1) ?? value) : value;
}

function audienceIn(value: unknown): LoreAudience {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
  return value === 'everyone' ? 'everyone' : 'dm';
}
