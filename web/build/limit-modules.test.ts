import { limits } from '#domain/limits/limits.ts';
import { expect, it } from 'vitest';
import { limitValues } from './limit-modules.ts';

it('every limit is a constant with its value', async () => {
  const values: unknown = await import(`data:text/javascript,${encodeURIComponent(limitValues())}`);
  expect({ ...Object(values) }).toEqual(limits);
});
