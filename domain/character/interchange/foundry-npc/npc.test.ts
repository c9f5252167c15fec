import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import type { HomebrewMonster } from '#domain/homebrew/entry.ts';
import { cinderDrake } from '#domain/homebrew/homebrew.fixture.ts';
import { monsterDraftOf } from '#domain/homebrew/copy-monster.ts';
import { statBlockOfHomebrew } from '#domain/homebrew/stat-block.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import { readFoundryNpc } from './npc-read.ts';
import { writeFoundryNpc } from './npc-write.ts';

const Actor = z.looseObject({
  type: z.string(),
  system: z.looseObject({}),
  items: z.array(z.looseObject({ name: z.string(), type: z.string() })),
});
const written = (monster: HomebrewMonster) => Actor.parse(JSON.parse(JSON.stringify(writeFoundryNpc(monster))));
const details = new Map(await Promise.all(monsterTypes.map(async (type) => [type, await loadMonsterDetails(type)] as const)));
const id = '5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0a77';
/** Every creature of the SRD as an entry of homebrew. */
const all = monsters.flatMap((block) => {
  const entry = HomebrewEntry.safeParse({ id, ...monsterDraftOf(block, details.get(block.type)?.get(block.name)) });
  return entry.success && entry.data.kind === 'monster' ? [entry.data] : [];
});

function readBack(data: unknown): { entry: HomebrewMonster; report: string[] } {
  const read = readFoundryNpc(data);
  if ('problem' in read || read.entry.kind !== 'monster') throw new Error('problem' in read ? read.problem : 'no creature');
  return { entry: read.entry, report: read.report };
}

describe('a creature of homebrew', () => {
  it('goes to Foundry as an npc, with an item for each thing that it does', () => {
    const actor = written(cinderDrake);
    expect([actor.type, actor.items.map(({ name, type }) => [name, type])]).toEqual([
      'npc',
      [
        ['Burning Sword +1', 'weapon'],
        ['Fire Breath', 'feat'],
        ['Ember Heart', 'feat'],
        ['Cinder Drake', 'feat'],
      ],
    ]);
    expect(actor.system).toMatchObject({
      attributes: { ac: { flat: 15 }, hp: { max: 68, formula: '8d10+24' }, movement: { walk: 30, fly: 60 }, senses: { darkvision: 60 } },
      details: { cr: 5, type: { value: 'dragon' } },
      traits: { size: 'lg', di: { value: ['fire'] } },
    });
  });

  it('comes back as it went, whichever of the SRD it is written after', () => {
    expect(all.length).toBeGreaterThan(300);
    for (const monster of all) expect(readBack(written(monster)), `${monster.name}`).toEqual({ entry: monster, report: [] });
  });

  it('of elsewhere is read with its numbers, its attacks and its saves', () => {
    for (const monster of all) {
      const { flags: _ours, ...foreign } = written(monster);
      const { entry } = readBack(foreign);
      const { spellcasting, legend: _legend, initiativeBonus: _bonus, attacksPerTurn: _attacks, ...facts } = monster.facts;
      expect(entry.facts, `${monster.name}`).toMatchObject(facts);
      expect(entry.facts.spellcasting?.spells.map(({ name }) => name).toSorted(), `${monster.name}`).toEqual(
        spellcasting?.spells.map(({ name }) => name).toSorted(),
      );
      const [theirs, ours] = [statBlockOfHomebrew(entry), statBlockOfHomebrew(monster)];
      expect(theirs.hitPoints, `${monster.name}`).toBe(ours.hitPoints);
      expect(
        theirs.attacks.map(({ name, toHit }) => [name, toHit]),
        `${monster.name}`,
      ).toEqual(ours.attacks.map(({ name, toHit }) => [name, toHit]));
      const saved = theirs.effects.map(({ name, dc }) => [name, dc]);
      expect(saved, `${monster.name}`).toEqual(expect.arrayContaining(ours.effects.map(({ name, dc }) => [name, dc])));
    }
  });

  it.each<[string, unknown]>([
    ['a list', []],
    ['an npc without a name', { type: 'npc', name: ' ', system: {} }],
    ['a hero', { type: 'character', name: 'Wren', system: {} }],
  ])('is not made of %s', (_, data) => expect(readFoundryNpc(data)).toHaveProperty('problem'));
});
