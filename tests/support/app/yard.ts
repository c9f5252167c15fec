import { randomUUID } from 'node:crypto';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { TestApp } from './app.ts';
import { arenaOf, bringHero, combatantIn, fightIn } from './arena.ts';
import type { ArenaStep } from './arena.ts';
import { openCampaign } from './campaign.ts';
import type { Somebody } from './people.ts';

const columns = 20;
const hitPoints = 90;

/** The number of a cell in the yard. */
export const at = (column: number, row: number): number => row * columns + column;

interface Given {
  app: TestApp;
  oda: Somebody;
  mira: Somebody;
  /** Who Kara is. */
  hero: HeroChanges;
  /** What the dice show next. */
  throwNext: (faces: number[]) => void;
}

/** A fight that goes on, on a battle map of 20 by 5 cells that all are shown: Kara on the left and a brute ten cells away; Kara acts first. */
export async function yardOf({ app, oda, mira, hero, throwNext }: Given) {
  const campaignId = await openCampaign(app, oda, [mira], 'dm');
  const arena = arenaOf({ app, campaignId, owner: oda, player: mira });
  const kara = await bringHero(app, campaignId, mira, 'Kara', hero);
  await oda.call.combat.open({ campaignId, heroes: [kara] });
  const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
  await oda.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints, armorClass: 10, attacks } });
  throwNext([20, 1]);
  const brute = combatantIn(await arena.take(oda, { name: 'start' }), 'Brute').id;
  const mapId = randomUUID();
  await oda.call.battleMaps.create({ campaignId, mapId, name: 'The yard', grid: { kind: 'square', columns, rows: 5 } });
  await oda.call.battleMaps.saveTokens({
    campaignId,
    mapId,
    tokens: [
      { id: 'kara', name: 'Kara', characterId: kara, side: 'heroes', cell: at(1, 2) },
      { id: 'brute', name: 'Brute', combatantId: brute, side: 'foes', cell: at(11, 2) },
    ],
  });
  await oda.call.battleMaps.show({ campaignId, mapId });
  throwNext([]);
  const cast = (spell: string, slot: number, sparedIds: string[] = []): ArenaStep => ({
    name: 'castSpell',
    actorId: kara,
    spell,
    slot,
    activity: 0,
    targetIds: [],
    sparedIds,
  });
  return {
    campaignId,
    arena,
    mapId,
    kara,
    brute,
    cast,
    /** Kara casts at a cell. */
    castAt: async (spell: string, slot: number, cell: number, towards = { x: 0, y: 0 }, ring?: true) =>
      mira.call.combat.step({
        campaignId,
        number: fightIn(await arena.see(mira)).number,
        step: cast(spell, slot),
        placing: { origin: cell, towards, ...(ring && { ring }) },
      }),
    go: (person: Somebody, tokenId: string, cell: number, put = false) =>
      person.call.battleMaps.move({ campaignId, mapId, tokenId, cell, ...(put && { put }) }),
    /** How many hit points the brute has lost. */
    lost: async () => hitPoints - combatantIn(await arena.see(oda), 'Brute').hitPoints,
    /** Who stands in each area. */
    inside: async () => fightIn(await arena.see(oda)).view.areas.map((area) => area.inside),
  };
}

export type Yard = Awaited<ReturnType<typeof yardOf>>;
