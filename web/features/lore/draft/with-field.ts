import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreFields } from '#domain/world/lore/entry.ts';

/** The fields with one of them set to a value of any kind; as they were where the value does not fit the field. */
export function withField(fields: LoreFields, field: string, value: unknown): LoreFields {
  const isWords = Array.isArray(value) && value.every((each) => typeof each === 'string');
  if ((field === 'name' || field === 'text') && typeof value === 'string') return { ...fields, [field]: value };
  if ((field === 'date' || field === 'image') && (typeof value === 'string' || value === null)) return { ...fields, [field]: value };
  if ((field === 'aliases' || field === 'tags') && isWords) return { ...fields, [field]: value };
  if (field === 'audience' && (value === 'everyone' || value === 'dm' || isWords)) return { ...fields, audience: value };
  const category = loreCategories.find((each) => each === value);
  return field === 'category' && category !== undefined ? { ...fields, category } : fields;
}
