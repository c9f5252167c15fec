import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, bringHero, combatantIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';

let app: TestApp;
let faces: number[] = [];
beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? 1) });
});
afterAll(() => app.end());

it('a player walks through allies and not through foes, who is told where nobody lets them through, and a Dungeon Master may put anybody anywhere', async () => {
  const [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  const campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  const arena = arenaOf({ app, campaignId, owner: oda, player: mira });
  const kara = await bringHero(app, campaignId, mira, 'Kara', { stats: scores({ dexterity: 16 }) });
  const dain = await bringHero(app, campaignId, tov, 'Dain');
  await oda.call.combat.open({ campaignId, heroes: [kara, dain] });
  await oda.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
  faces = [20, 20, 1];
  const goblin = combatantIn(await arena.take(oda, { name: 'start' }), 'Goblin Warrior').id;
  const mapId = randomUUID();
  await oda.call.battleMaps.create({ campaignId, mapId, name: 'A passage', grid: { kind: 'square', columns: 8, rows: 1 } });
  const tokens = [
    { id: 'kara', name: 'Kara', characterId: kara, side: 'heroes' as const, cell: 0 },
    { id: 'dain', name: 'Dain', characterId: dain, side: 'heroes' as const, cell: 2 },
    { id: 'goblin', name: 'Goblin Warrior', combatantId: goblin, side: 'foes' as const, cell: 4 },
  ];
  await oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens });
  await oda.call.battleMaps.show({ campaignId, mapId });
  const go = (by: typeof mira, cell: number) => by.call.battleMaps.move({ campaignId, mapId, tokenId: 'kara', cell });
  const told = async (by: typeof mira) => (await by.call.combat.around({ campaignId, actorId: kara })).spaces;
  expect(await told(mira)).toEqual({ barred: [4], rough: [], taken: [2, 4] });
  expect(await told(tov)).toBeNull();
  const taken = 'Somebody stands there. A walk can pass some creatures, and ends in a free space.';
  await expect(go(mira, 2)).rejects.toThrow(taken);
  await expect(go(mira, 4)).rejects.toThrow(taken);
  await expect(go(mira, 6)).rejects.toThrow('No way that you know leads there.');
  expect((await go(mira, 3)).feet).toBe(15);
  expect((await go(oda, 6)).feet).toBe(15);
  // Whom a Dungeon Master puts into the space of somebody else falls there, once the turn is over.
  await go(oda, 2);
  const { conditions } = combatantIn(await arena.take(oda, { name: 'next' }), 'Kara');
  expect(conditions.map(({ name }) => name)).toEqual(['prone']);
});
