import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import type { TableLore, TableLoreFields } from './table-lore.ts';
import { writeTableLore } from './table-lore-write.ts';

const base: TableLoreFields = { category: 'items', name: 'Bell', aliases: ['Tin'], text: 'One.\nTwo.\nThree.', audience: 'everyone' };
const at = '2026-11-20T12:00:00Z';
const now = (more: Partial<TableLoreFields> = {}): TableLore => ({
  ...base,
  ...more,
  id: 'bell',
  version: 'v2',
  updatedAt: at,
  updatedBy: { id: 'oda', name: 'Oda' },
  others: [],
});
const write = (standing: TableLore, fields: Partial<TableLoreFields>, upon: TableLoreFields | null = base) =>
  writeTableLore(standing, {
    fields: { ...base, ...fields },
    seen: 'v1',
    base: upon,
    by: { id: 'cora', name: 'Cora' },
    at,
    newId: () => 'other',
  });

describe('writing an entry that others write too', () => {
  it('merges lines and other names, and takes what was chosen anew of the rest', () => {
    const standing = now({ text: 'One, by Oda.\nTwo.\nThree.', aliases: ['Tin', 'Brass'], category: 'geography' });
    expect(write(standing, { text: 'One.\nTwo.\nThree, by Cora.', aliases: ['Iron'], audience: 'dm' })).toEqual({
      name: 'Bell',
      text: 'One, by Oda.\nTwo.\nThree, by Cora.',
      aliases: ['Iron', 'Brass'],
      category: 'geography',
      audience: 'dm',
      others: [],
      kept: false,
    });
  });

  it('keeps beside it what both changed, and leaves what stands there', () => {
    const written = write(now({ name: 'Burnt Bell' }), { name: 'Cold Bell' });
    expect(written).toMatchObject({
      name: 'Burnt Bell',
      kept: true,
      others: [{ field: 'title', value: 'Cold Bell', by: { name: 'Cora' } }],
    });
  });

  it('opens nothing where it is not known what was written upon', () => {
    const written = write(now({ audience: 'dm' }), { text: 'Otherwise.', audience: 'everyone', category: 'quests' }, null);
    expect(written).toMatchObject({ audience: 'dm', category: 'items', text: base.text, kept: true, others: [{ value: 'Otherwise.' }] });
  });

  it('has room for as much as an entry of the world', () => {
    const text = 'a'.repeat(limits.loreTextLength);
    expect(write(now(), { text })).toMatchObject({ text, kept: false });
  });
});
