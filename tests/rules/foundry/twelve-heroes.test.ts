import { describe, expect, it } from 'vitest';
import { classesOf, granted, hero, home, scores } from '#domain/character/character.fixture.ts';
import { CharacterShape } from '#domain/character/character.ts';
import type { Character } from '#domain/character/character.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import { FoundryActor } from '#domain/character/interchange/foundry-actor.ts';
import { loadFoundryContent } from '#domain/character/interchange/foundry/content.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { playedClasses } from '#tests/rules/heroes/played-classes.fixture.ts';
import { riseTo } from '#tests/rules/heroes/played-hero.fixture.ts';

const catalogue = await loadMagicCatalogue();

/** Whoever has spent, borne and carried something of everything that a sheet holds. */
function worn(character: Character): Character {
  const cloak = granted(magicItemOf(catalogue.get('magic:cloak-of-protection'), null, { quantity: 1, id: 'cloak' }));
  const wand = granted(magicItemOf(catalogue.get('magic:wand-of-magic-missiles'), null, { quantity: 1, id: 'wand' }));
  const bless = effect('Bless', { on: 'attackRolls', add: '1d4' }, { on: 'savingThrows', abilities: 'all', add: '1d4' });
  const lasting = [
    { ...bless, held: true, from: character.id, source: { kind: 'spell' as const, id: 'bless' } },
    effect('Aid', { on: 'hitPointMaximum', add: '5' }),
    { ...effect('Snare', { on: 'speed', of: 'walk', set: 0 }), conditions: ['restrained' as const] },
    effect('Watched', { on: 'attacksAgainst', mode: 'advantage' }),
  ];
  return {
    ...character,
    damage: 3,
    temporaryHitPoints: 4,
    exhaustion: 1,
    inspiration: true,
    inspirationToPass: true,
    concentration: 'bless',
    conditions: ['prone', 'restrained'],
    activeEffects: lasting,
    usesSpent: Object.fromEntries(usesOf(character).map(({ id }) => [id, 1])),
    hitDiceSpent: character.hitDiceSpent,
    inventory: [...character.inventory, { ...cloak, place: 'worn', attuned: true }, wand],
  };
}

const written = async (character: Character) => writeFoundryActor(character, await loadFoundryContent(character));
const copied = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const read = (data: unknown) => granted(readFoundryActor(data, home, catalogue));

/** Fields of a sheet that no actor holds: whose it is, and where, what was granted there, effects that are over, when it last rested, and which days are open. */
const lost = ['id', 'userId', 'campaignId', 'grantedLevel', 'lacking', 'languages', 'tools', 'pastEffects', 'restedAt', 'openDays'];
/** As it is compared: in which hand something is, its id and the order of lists are Foundry’s own affair. */
const comparable = (character: Character) => ({
  ...character,
  ...Object.fromEntries(lost.map((field) => [field, ''])),
  inventory: character.inventory.map(({ id: _id, place, ...item }) => ({ ...item, isPacked: place === 'pack' })),
  spells: character.spells.toSorted((a, b) => a.spell.localeCompare(b.spell)),
  conditions: character.conditions.toSorted(),
  masteries: character.masteries.toSorted(),
  skills: character.skills.toSorted(),
  expertise: character.expertise.toSorted(),
  activeEffects: character.activeEffects.map((each) => ({ ...each, from: each.from === character.id ? 'self' : each.from })),
});

const severalClasses = hero({
  classes: classesOf(
    ['cleric', 4, { order: 'scholar', hitPointGains: [5, 5, 8] }],
    ['paladin', 3, { hitPointGains: [6, 6, 10] }],
    ['wizard', 2, { hitPointGains: [4, 4] }],
  ),
  stats: scores({ strength: 14, wisdom: 16, charisma: 14, intelligence: 14 }),
  spells: [
    { spell: 'guiding-bolt', prepared: true, from: 'class', class: 'cleric' },
    { spell: 'divine-favor', prepared: true, from: 'class', class: 'paladin' },
    { spell: 'shield', prepared: false, from: 'class', class: 'wizard' },
  ],
  hitDiceSpent: { d8: 1, d6: 1 },
  slotsSpent: [2, 1, 0, 0, 0, 0, 0, 0, 0],
  source: { kind: 'package', title: 'The Weir', author: 'Oda', version: '1.0', license: 'CC-BY-4.0', provenance: 'human' },
});

const heroes = [
  ...playedClasses.map((played) => ({ name: played.id, made: () => riseTo(played, 7) })),
  { name: 'cleric, paladin and wizard', made: () => Promise.resolve(severalClasses) },
];

describe.each(heroes)('a $name who goes to Foundry', ({ made }) => {
  it('comes back with every field that the format holds, and nothing is told as lost', async () => {
    const character = worn(await made());
    const { character: back, report } = read(copied((await written(character)).actor));
    expect(comparable(back)).toEqual(comparable(character));
    expect(report).toEqual([]);
    expect(deriveSheet(back).hitPoints).toEqual(deriveSheet(character).hitPoints);
  });

  it('keeps classes, uses, spells, attunement and what effects count without anything of ours in the file', async () => {
    const character = worn(await made());
    const { actor } = await written(character);
    const bare = JSON.stringify(actor, (key, value: unknown) => (key === 'hearthlore' ? undefined : value));
    const { character: back } = read(JSON.parse(bare));
    expect(back.classes.map(({ class: id, level, subclass }) => [id, level, subclass])).toEqual(
      character.classes.map(({ class: id, level, subclass }) => [id, level, subclass]),
    );
    expect(back.usesSpent).toEqual(character.usesSpent);
    const classOf = new Map(back.spells.map(({ spell, class: of }) => [spell, of]));
    for (const { spell, class: of } of character.spells) expect([spell, classOf.get(spell)]).toEqual([spell, of ?? classOf.get(spell)]);
    expect(classOf.size).toBe(character.spells.length);
    expect(back.inventory.filter(({ attuned }) => attuned).map(({ name }) => name)).toEqual(['Cloak of Protection']);
    expect(back.activeEffects.map(({ name, changes, conditions }) => ({ name, changes, conditions }))).toEqual([
      {
        name: 'Bless',
        changes: [
          { on: 'attackRolls', add: '1d4' },
          { on: 'savingThrows', abilities: 'all', add: '1d4' },
        ],
        conditions: undefined,
      },
      { name: 'Aid', changes: [{ on: 'hitPointMaximum', add: '5' }], conditions: undefined },
      { name: 'Snare', changes: [{ on: 'speed', of: 'walk', set: 0 }], conditions: ['restrained'] },
    ]);
  });

  it('has an activity for everything that content says a spell or a feature does', async () => {
    const { actor } = await written(await made());
    const { items } = FoundryActor.parse(copied(actor));
    const kinds = new Set(['attack', 'save', 'damage', 'heal', 'utility', 'check']);
    for (const { name, type, system } of items.filter((each) => ['spell', 'weapon'].includes(each.type))) {
      const activities: { type?: unknown }[] = Object.values(system.activities ?? {});
      expect([type, name, activities.length]).not.toEqual([type, name, 0]);
      for (const each of activities) expect(kinds).toContain(each.type);
    }
    const ids = items.flatMap((item) => (typeof item['_id'] === 'string' ? [item['_id']] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-zA-Z0-9]{16}$/.test(id))).toEqual([]);
  });
});

it('compares every field of a sheet that an actor can hold', () => {
  const fields = Object.keys(CharacterShape.shape).filter((field) => !lost.includes(field));
  expect(fields.toSorted()).toMatchInlineSnapshot(`
    [
      "activeEffects",
      "background",
      "circle",
      "classes",
      "coins",
      "concentration",
      "conditions",
      "damage",
      "deathSaves",
      "exhaustion",
      "experience",
      "expertise",
      "feats",
      "forms",
      "givenFeatures",
      "hitDiceSpent",
      "homebrew",
      "inspiration",
      "inspirationToPass",
      "inventory",
      "lineage",
      "mastered",
      "masteries",
      "name",
      "options",
      "pactSlotsSpent",
      "portrait",
      "pronouns",
      "ruleSet",
      "skills",
      "slotsSpent",
      "source",
      "species",
      "spells",
      "stats",
      "temporaryHitPoints",
      "trained",
      "usesSpent",
    ]
  `);
});
