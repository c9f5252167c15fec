import { Uuid } from '#domain/ids.ts';
import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('makes identifiers the server takes, each another one', () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(ids.every((id) => Uuid.safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
