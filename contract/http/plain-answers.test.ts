import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';

const notPlain = ['bigint', 'date', 'file', 'function', 'map', 'nan', 'promise', 'set', 'symbol', 'undefined', 'void'];

const operations = Object.values(contract).flatMap((noun) => Object.values(noun));

it.each(operations.map((each) => [each['~orpc'].meta.name, each['~orpc'].outputSchema] as const))(
  'the answer of %s is plain JSON, which goes out as it is',
  (_name, schema) => {
    const found: string[] = [];
    z.toJSONSchema(z.instanceof(z.ZodType).parse(schema), {
      io: 'output',
      unrepresentable: 'any',
      override: ({ zodSchema }) => void found.push(zodSchema._zod.def.type),
    });
    expect(found).not.toHaveLength(0);
    expect(found.filter((type) => notPlain.includes(type))).toEqual([]);
  },
);
