import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { heroToKeep, smallPicture } from '#server/features/characters/heroes/hero-to-keep.fixture.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';

const given = () => ({ hero: { kind: 'given', given: heroToKeep().hero } });
const change = () => ({ ...given(), id: randomUUID() });
const newcomer = () => ({ id: randomUUID(), ruleSet: 'srd' });

/** A hero in the account of the owner, which has room for one more. */
async function keptHero({ owner: { call } }: FuzzTable): Promise<{ heroId: string }> {
  for (const { id } of await call.heroes.list({})) await call.heroes.remove({ heroId: id });
  const { id, hero } = heroToKeep();
  await call.heroes.keep({ hero, picture: null });
  return { heroId: id };
}

/** Accepted calls of heroes away from tables. */
export const heroCalls: Record<NamesOf<typeof contract, 'heroes'>, GoodCall> = {
  'heroes.make': calling('guest', () => ({ ...newcomer(), from: { kind: 'form', name: 'Odrun', race: 'dwarf', class: 'fighter' } })),
  'heroes.rollScores': calling('guest', { way: '3d6' }),
  'heroes.guide': calling('guest', () => ({ ...newcomer(), step: 'race', message: 'a dwarf', data: {} })),
  'heroes.creationAhead': calling('guest', { draft: { class: 'wizard' } }),
  'heroes.readyHeroes': calling('guest', { ruleSet: 'srd', taken: ['Odrun'] }),
  'heroes.get': calling('guest', given),
  'heroes.act': calling('guest', () => ({ ...change(), act: { kind: 'takeDamage', amount: 2 } })),
  'heroes.roll': calling('guest', () => ({ ...change(), what: { kind: 'check', ability: 'wisdom' } })),
  'heroes.undo': calling('owner', async (table) => {
    const hero = { kind: 'kept' as const, kept: (await keptHero(table)).heroId };
    await table.owner.call.heroes.act({ hero, id: randomUUID(), act: { kind: 'takeDamage', amount: 2 } });
    return { hero, id: randomUUID(), position: 2 };
  }),
  'heroes.history': calling('guest', given),
  'heroes.levelAhead': calling('guest', given),
  'heroes.anyCast': calling('guest', () => ({ ...given(), use: 'divine-intervention' })),
  'heroes.shapes': calling('guest', given),
  'heroes.calledCreatures': calling('guest', { creatures: [] }),
  'heroes.paper': calling('guest', given),
  'heroes.export': calling('guest', () => ({ ...given(), format: 'foundry' })),
  'heroes.list': calling('owner'),
  'heroes.keep': calling('owner', async (table) => {
    await keptHero(table);
    return { hero: heroToKeep().hero, picture: null };
  }),
  'heroes.picture': calling('owner', keptHero),
  'heroes.savePicture': calling('owner', async (table) => ({ ...(await keptHero(table)), image: smallPicture })),
  'heroes.remove': calling('owner', keptHero),
};
