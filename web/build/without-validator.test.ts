import { expect, it } from 'vitest';
import { refuseValidator } from './without-validator.ts';

const rule = '/domain/rules/rule.ts';
const schema = '/domain/rules/schema.ts';
const zod = '/node_modules/zod/v4/core/schemas.js';
const importersOf = (id: string) => (id === zod ? [schema, '/domain/unused.ts'] : []);
const page = (modules: Record<string, number>) => [
  { name: 'page', modules: Object.fromEntries(Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }])) },
];

it('a build is refused whose pages carry the validator, with the files that bring it', () => {
  expect(() => refuseValidator(page({ [rule]: 90, [schema]: 40, [zod]: 5000 }), importersOf)).toThrow(
    /schemas in them:\n\/domain\/rules\/schema\.ts$/,
  );
});

it('a build is taken whose pages name a schema for its types alone', () => {
  expect(() => refuseValidator(page({ [rule]: 90, [schema]: 10, [zod]: 0 }), importersOf)).not.toThrow();
});
