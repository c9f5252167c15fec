import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const columns = 12;
const at = (column: number, row: number) => row * columns + column;

it('rider and mount go together on the battle map, whoever of them walks, and an undo puts both back', async () => {
  const [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  const campaignId = await openCampaign(app, oda, [mira], 'dm');
  const arena = arenaOf({ app, campaignId, owner: oda, player: mira });
  const kara = await bringHero(app, campaignId, mira, 'Kara');
  await oda.call.combat.open({ campaignId, heroes: [kara] });
  await oda.call.combat.addMonsters({ campaignId, monsterId: 'riding-horse', side: 'heroes' });
  faces = [20, 1];
  const horse = combatantIn(await arena.take(oda, { name: 'start' }), 'Riding Horse').id;
  const mapId = randomUUID();
  await oda.call.battleMaps.create({ campaignId, mapId, name: 'The yard', grid: { kind: 'square', columns, rows: 5 } });
  const tokens = [
    { id: 'kara', name: 'Kara', characterId: kara, side: 'heroes' as const, cell: at(1, 1) },
    { id: 'horse', name: 'Riding Horse', combatantId: horse, side: 'heroes' as const, size: 2, speed: 60, cell: at(2, 1) },
  ];
  await oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens });
  await oda.call.battleMaps.show({ campaignId, mapId });
  const cells = async () => (await oda.call.battleMaps.get({ campaignId })).map?.tokens.map(({ cell }) => cell);
  const go = (tokenId: string, cell: number) => oda.call.battleMaps.move({ campaignId, mapId, tokenId, cell });
  await arena.take(oda, { name: 'act', actorId: kara, action: 'mount', targetIds: [horse] });
  await arena.take(oda, { name: 'next' });
  const [start] = [await cells()];
  await go('horse', at(5, 2));
  await go('horse', at(7, 2));
  const [rider = -1, mount = -1] = (await cells()) ?? [];
  expect(mount).toBe(at(7, 2));
  // Beside the four cells of the horse.
  expect([rider % columns >= 6, rider % columns <= 9, Math.floor(rider / columns) >= 1]).toEqual([true, true, true]);
  await arena.undo();
  expect(await cells()).toEqual(start);
});
