import { expect, it } from 'vitest';
import { savedVersionOf } from './entry-draft.ts';
import { entryOf } from './entry.fixture.ts';
import { withField } from './with-field.ts';

it('takes a value that was kept beside an entry, where it fits', () => {
  const { fields } = savedVersionOf(entryOf({ name: 'Bar', date: '12' }));
  expect(withField(fields, 'text', 'Mud.').text).toBe('Mud.');
  expect(withField(fields, 'date', null).date).toBeNull();
  expect(withField(fields, 'audience', ['p1']).audience).toEqual(['p1']);
  expect(withField(fields, 'category', 'items').category).toBe('items');
  for (const [field, value] of [
    ['name', null],
    ['tags', [1]],
    ['category', 'weather'],
    ['audience', 'all'],
    ['versions', {}],
  ] as const) {
    expect(withField(fields, field, value)).toEqual(fields);
  }
});
