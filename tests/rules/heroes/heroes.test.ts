import { describe, expect, it } from 'vitest';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { formOptions } from '#domain/character/creation/quick-options.ts';
import { castableUses } from './castable-uses.fixture.ts';
import { playedClasses } from './played-classes.fixture.ts';
import { itemsTable } from './items-table.fixture.ts';
import { playItems } from './play-items.fixture.ts';
import type { PlayedItem } from './play-items.fixture.ts';
import { playFreeCasts } from './play-free-casts.fixture.ts';
import { playFeatures, playSpells, playWeapons } from './played-features.fixture.ts';
import { nameOf, quickHero, riseTo } from './played-hero.fixture.ts';
import { heroesTable } from './heroes-table.fixture.ts';
import type { HeroRow } from './heroes-table.fixture.ts';
import { Table } from './table.fixture.ts';

const levels = [1, 5, 11, 20] as const;
const rows: HeroRow[] = [];
let items: PlayedItem[] = [];

/** Every figure of a sheet that is spent and comes back. */
const spentOf = (table: Table) => {
  const { uses, spellcasting } = deriveSheet(table.character);
  return [...uses, ...(spellcasting?.slots ?? [])].filter(({ left, total }) => left < total);
};

describe.each(playedClasses)('SRD 5.2.1, Classes: a $id who is played from level 1 to 20', (played) => {
  it('fights with weapons, features and spells as the story tells', async () => {
    const story: string[] = [];
    for (const level of levels) {
      const character = await riseTo(played, level);
      expect(levelOf(character)).toBe(level);
      const table = Table.of(character);
      await playWeapons(table);
      const features = await playFeatures(table);
      const free = await playFreeCasts(table);
      const spells = await playSpells(table);
      story.push(`# ${nameOf(played.id).name}, level ${level}`, '', ...table.story, '', '');
      rows.push({ id: played.id, level, features: [...features, ...free], spells: spells.length });
    }
    await expect(story.join('\n')).toMatchFileSnapshot(`${played.id}.txt`);
  });

  it.each(levels)('at level %i spends uses down to nothing, is refused then, and has all back after a long rest', async (level) => {
    const table = Table.of(await riseTo(played, level));
    for (const { id, step } of await castableUses(table)) {
      const left = () => table.hero.features?.uses.find((use) => use.id === id)?.left ?? 0;
      for (let guard = 0; left() > 0 && guard < 120; guard += 1) {
        const before = left();
        const taken = table.quietly(step);
        if (taken.refused !== null) break;
        expect(left()).toBeLessThan(before);
      }
      const before = table.combat;
      const again = table.quietly(step);
      expect([id, again.refused]).not.toContain(null);
      expect(table.combat).toBe(before);
    }
    table.rest('longRest');
    expect(spentOf(table)).toEqual([]);
  });
});

describe.each(formOptions('quick').classes)('a %s of the quick form', (id) => {
  it('hits with the weapon in hand', async () => {
    const table = Table.of(quickHero(id));
    const [attack] = table.hero.attacks;
    const step = { name: 'attack', actorId: table.hero.id, targetId: 'brute', attack: attack?.name ?? '' } as const;
    const { refused, events } = await table.take(step, { d20: [15] });
    expect(refused).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ kind: 'attack', outcome: 'hit' }));
  });
});

describe('a magic item of the SRD', () => {
  it('does everything that its entry says when it is pressed, on a sheet and in a fight, or says why not', async () => {
    items = await playItems();
    // What stands on a scroll is said first; scrolls.test.ts copies one.
    const isCopy = (way: string) => way === 'Copy it into a spellbook';
    const without = items.filter(({ way, sheet, fight }) => typeof sheet === 'object' && typeof fight === 'object' && !isCopy(way));
    // Beyond the charges that this one was found with.
    expect(without.map(({ item, way }) => `${item}: ${way}`)).toEqual(['Necklace of Fireballs: Throw 5 beads']);
    expect(items.filter(({ sheet, fight }) => sheet === 'acts' || fight === 'acts').length).toBeGreaterThan(items.length / 2);
  });
});

describe('the document of what heroes do', () => {
  it('says what the twelve did', async ({ skip }) => {
    // Where only some of them were asked to play.
    if (rows.length < playedClasses.length * levels.length || items.length === 0) skip();
    await expect(`${heroesTable(rows)}\n${itemsTable(items)}`).toMatchFileSnapshot('../../../docs/heroes.md');
  });
});
