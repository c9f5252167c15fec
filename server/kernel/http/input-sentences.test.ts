import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { remoteContract } from '#contract/remote/remote.ts';
import { tellInvalid } from './input-sentences.ts';

const told = (schema: z.ZodType, value: unknown) => tellInvalid(schema.safeParse(value).error?.issues[0]);

describe('bad input', () => {
  const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('one') }), z.object({ kind: z.literal('two') })]);
  it.each([
    ['a missing field', z.object({ campaignId: z.string() }), {}, 'The campaign ID is missing.', 'campaignId'],
    ['no text', z.object({ _requested_plan: z.string() }), { _requested_plan: 4 }, 'The requested plan must be text.', '_requested_plan'],
    ['no whole number', z.object({ amount: z.int() }), { amount: 1.5 }, 'The amount must be a whole number.', 'amount'],
    ['a number that is too large', z.object({ limit: z.int().max(50) }), { limit: 51 }, 'The limit must be at most 50.', 'limit'],
    [
      'a text that is too long',
      z.object({ name: z.string().max(3) }),
      { name: 'Alda' },
      'The name must have at most 3 characters.',
      'name',
    ],
    ['an empty list', z.object({ ids: z.array(z.string()).min(1) }), { ids: [] }, 'The list of IDs must have at least 1 item.', 'ids'],
    [
      'a place in a list',
      z.object({ heroes: z.array(z.uuid()) }),
      { heroes: ['x'] },
      'Item 1 of the heroes must be a valid identifier.',
      'heroes.0',
    ],
    ['an unknown choice', z.object({ seat: z.enum(['player', 'dm']) }), { seat: 'x' }, 'The seat must be one of player, dm.', 'seat'],
    ['an unknown kind', z.object({ to: kinds }), { to: { kind: 'x' } }, 'The kind of the receiver must be one of one, two.', 'to.kind'],
    [
      'an alternative',
      z.object({ way: z.union([z.object({ n: z.int() }), z.null()]) }),
      { way: { n: 'x' } },
      'The n of the way must be a number.',
      'way.n',
    ],
    ['no field at all', z.object({}), 4, 'The input of this call must be an object with named fields.', ''],
    [
      'a sentence of the schema’s own',
      z.object({ content: z.string().min(1, 'An empty message is not sent.') }),
      { content: '' },
      'An empty message is not sent.',
      'content',
    ],
  ])('is told for %s', (_, schema, value, sentence, field) => {
    expect(told(schema, value)).toEqual({ sentence, field });
  });

  it('is told where a step of a fight lacks the area of its effect', () => {
    const { inputSchema } = contract.combat.step['~orpc'];
    const effect = { name: 'Fireball', ability: 'dexterity', dc: 14, damage: [], onSave: 'half', inflicts: null, recharge: null };
    const step = { name: 'save', actorId: null, targetIds: ['kara'], effect };
    expect(inputSchema && told(inputSchema, { campaignId: 'c', number: 1, step })).toEqual({
      sentence: 'The area of the effect of the step is missing.',
      field: 'step.effect.area',
    });
  });
});

const operations = [...Object.values(contract), remoteContract].flatMap((noun) =>
  Object.values(noun).map((each) => [each['~orpc'].meta.name, each['~orpc'].inputSchema] as const),
);

describe('an empty call', () => {
  it.each(operations)('to %s is told every field that is missing', (_, schema) => {
    const issues = schema?.safeParse({}).error?.issues ?? [];
    for (const issue of issues) expect(tellInvalid(issue).sentence).toMatch(/^(The .+ is missing|Please .+)\.$/);
  });
});
