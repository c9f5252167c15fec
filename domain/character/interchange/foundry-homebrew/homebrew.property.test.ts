import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { granted, hero, home } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import { loadFoundryContent } from '#domain/character/interchange/foundry/content.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import { copyEntry, findCopySources } from '#domain/homebrew/copy-entry.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { saltLance, tideBlood, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { Uuid } from '#domain/ids.ts';
import { Activity } from '#domain/rules/activity/activity.ts';
import { LastingEffect } from '#domain/rules/activity/effect.ts';
import { Formula } from '#domain/rules/activity/formula.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { arbitraryOf } from '#tests/support/arbitrary-of.ts';
import type { Known } from '#tests/support/arbitrary-of.ts';

const catalogue = await loadMagicCatalogue();
const content = await loadFoundryContent(hero({}));
const copied = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const written = (character: Character) => copied(writeFoundryActor(character, content).actor);
const read = (data: unknown) => granted(readFoundryActor(data, home, catalogue));

/** A hero who carries, knows or was given each of these entries. */
function having(entries: readonly HomebrewEntry[]): Character {
  const wares = [...waresOf(entries).values()];
  const of = (kind: HomebrewEntry['kind']) => entries.filter((entry) => entry.kind === kind).map(({ id }) => contentIdOf(id));
  return hero({
    class: 'wizard',
    level: 5,
    spells: of('spell').map((spell) => ({ spell, prepared: true, from: 'class', class: 'wizard' })),
    givenFeatures: of('feature'),
    inventory: wares.map((ware, index) => granted(magicItemOf(ware, ware.bases[0]?.id ?? null, { quantity: 1, id: `actor-${index}` }))),
    homebrew: [...entries],
  });
}

const byId = (entries: readonly HomebrewEntry[]) => entries.toSorted((a, b) => a.id.localeCompare(b.id));

function expectBack(entries: readonly HomebrewEntry[]): void {
  const went = having(entries);
  const { character, report } = read(written(went));
  expect(byId(character.homebrew)).toEqual(byId(entries));
  expect(character.spells.map(({ spell }) => spell).toSorted()).toEqual(went.spells.map(({ spell }) => spell).toSorted());
  expect(character.givenFeatures.toSorted()).toEqual(went.givenFeatures.toSorted());
  expect(character.inventory).toEqual(went.inventory);
  expect(report).toEqual([]);
}

const known: Known = new Map<unknown, fc.Arbitrary<unknown>>([
  [Uuid, fc.uuid()],
  [Formula, fc.constantFrom('1d6', '2d8+@ability', '3', '1d4+@level')],
]);
const activity = arbitraryOf(Activity, known).map((each) => Activity.parse(each));
const effect = arbitraryOf(LastingEffect, known).map((each) => LastingEffect.parse(each));
const phrase = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
/** An entry of any kind that a hero can have, with whatever activities and effects the schemas allow. */
const anyEntry = fc
  .record({
    start: fc.constantFrom<HomebrewEntry>(tideRing, saltLance, tideBlood),
    id: fc.uuid(),
    name: phrase,
    text: fc.array(phrase, { maxLength: 4 }).map((lines) => lines.join('\n\n')),
    activities: fc.array(activity, { maxLength: 3 }),
    effects: fc.array(effect, { maxLength: 2 }),
  })
  .map(({ start, ...changed }) => HomebrewEntry.safeParse({ ...start, ...changed }).data ?? null)
  .filter((entry) => entry !== null);
const anyEntries = fc.uniqueArray(anyEntry, { minLength: 1, maxLength: 3, selector: ({ id }) => id });

describe('homebrew of a hero', () => {
  it('comes back from Foundry as it went, whatever the editor lets people write', () => {
    fc.assert(fc.property(anyEntries, expectBack), { numRuns: 60 });
  });

  it.each(['item', 'spell', 'feature'] as const)('that began as a copy of any %s of the SRD comes back as it went', async (kind) => {
    const names = (await Promise.all(['a', 'e', 'i', 'o', 'u'].map((letter) => findCopySources(kind, letter)))).flat();
    const drafts = await Promise.all([...new Set(names.map(({ id }) => id))].map((id) => copyEntry(kind, id)));
    const entries = drafts.flatMap((draft, index) => {
      const read = HomebrewEntry.safeParse({ ...draft, id: saltLance.id.replace(/..$/, String(index + 10)) });
      return read.success ? [read.data] : [];
    });
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) expectBack([entry]);
  });
});
