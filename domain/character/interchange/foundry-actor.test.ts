import { classes } from '#domain/srd/classes.ts';
import { classesOf } from '#domain/character/character.fixture.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { carrying, everyClass, granted, hero, home, refusalOf, risen, scores } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { gear } from '#domain/srd/equipment/gear.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { spells } from '#domain/srd/spells.ts';
import { species } from '#domain/srd/species.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { bareContent, loadFoundryContent } from './foundry/content.ts';
import { readFoundryActor } from './foundry-actor-read.ts';
import { writeFoundryActor } from './foundry-actor-write.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';

const catalogue = await loadMagicCatalogue();
const wares = [...catalogue.values()];
const gearIds = gear.map(({ id }) => id);
/** An item as it is written, as far as it is looked at here. */
const Written = z.looseObject({
  type: z.string(),
  system: z.looseObject({
    identifier: z.string().optional(),
    prepared: z.number().optional(),
    type: z.looseObject({ value: z.string() }).optional(),
    activities: z.record(z.string(), z.looseObject({ type: z.string() })).optional(),
  }),
});
/** Every species with every line of its ancestors. */
const kinds = speciesIds.flatMap((id) => {
  const lines: (string | null)[] = [...species[id].lineages];
  return (lines.length === 0 ? [null] : lines).map((lineage) => ({ species: id, lineage }));
});
const everySpell = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((level) => {
  const first = spells.find((spell) => spell.level === level);
  return first ? [{ spell: first.id, prepared: true, from: 'other' as const }] : [];
});
/** All that content says, for heroes of each class. */
const whole = new Map(
  await Promise.all(
    everyClass.map(async (id) => [id, await loadFoundryContent(hero({ class: id, level: 20, spells: everySpell }))] as const),
  ),
);
const read = (data: unknown) => readFoundryActor(data, home);
const back = (character: Character) => granted(read(JSON.parse(JSON.stringify(writeFoundryActor(character).actor)))).character;
/** What Foundry tells the hand and the back of an item from is its own affair. */
const comparable = (character: Character) => ({
  ...character,
  damage: hitPointsLeft(character),
  inventory: character.inventory.map(({ id: _id, place, ...item }) => ({ ...item, isPacked: place === 'pack' })),
  spells: character.spells.toSorted((a, b) => a.spell.localeCompare(b.spell)),
  conditions: character.conditions.toSorted(),
  masteries: character.masteries.toSorted(),
  skills: character.skills.toSorted(),
  expertise: character.expertise.toSorted(),
});

/** An actor as the system writes it, cut to what counts here. */
const actor = {
  name: 'Wren of the Reeds',
  type: 'character',
  system: {
    abilities: { str: { value: 8 }, dex: { value: '16' }, con: { value: 14 }, int: {}, wis: { value: 13 }, cha: { value: 99 } },
    attributes: { hp: { value: 20, max: 31, temp: null }, death: { success: 0, failure: 0 }, exhaustion: 1, inspiration: true },
    details: { alignment: 'Neutral Good', biography: { value: '<p>Born in a boat.</p>' }, xp: { value: 0 } },
    traits: { languages: { value: ['common', 'elvish'] }, size: '' },
    skills: { ste: { value: 2 }, prc: { value: 1 }, acr: { value: 0.5 } },
    currency: { pp: 0, gp: 12, ep: 0, sp: '7', cp: -3 },
    spells: { spell1: { value: 2 } },
    tools: { thief: { value: 1 } },
  },
  items: [
    { name: 'Ranger', type: 'class', system: { identifier: 'ranger', levels: 4, hitDiceUsed: 1 } },
    { name: 'Rogue', type: 'class', system: { identifier: 'rogue', levels: 1 } },
    { name: 'Wood Elf', type: 'race', system: {} },
    { name: 'Fisher', type: 'background', system: {} },
    { name: 'Alert', type: 'feat', system: {} },
    { name: 'Lucky', type: 'feat', system: {} },
    { name: 'Cure Wounds', type: 'spell', system: { level: 1, preparation: { mode: 'prepared', prepared: true } } },
    { name: 'Zap', type: 'spell', system: { level: 1 } },
    {
      name: 'Longbow',
      type: 'weapon',
      system: { quantity: 1, weight: 2, equipped: true, damage: { parts: [['1d8 + @mod', 'piercing']] } },
    },
    { name: 'Studded Leather Armor', type: 'equipment', system: { equipped: true, armor: { value: 12 }, weight: { value: 13 } } },
    { name: 'Fishing spear of the moon', type: 'weapon', system: { damage: { base: { number: 1, denomination: 6 } }, magicalBonus: 1 } },
    { name: 'Boat', type: 'vehicle', system: {} },
  ],
  effects: [{ name: 'Poisoned', statuses: ['poisoned'] }],
};

describe('an actor of Foundry', () => {
  it('becomes a character, with every field told of that has no place', () => {
    const { character, report } = granted(read(actor));
    expect(Character.parse(character)).toEqual(character);
    expect(character).toMatchObject({
      name: 'Wren of the Reeds',
      species: 'elf',
      lineage: 'Wood Elf',
      classes: [
        { class: 'ranger', level: 4 },
        { class: 'rogue', level: 1 },
      ],
      stats: scores({ strength: 8, dexterity: 16, constitution: 14, wisdom: 13, charisma: 30 }),
      skills: ['perception', 'stealth'],
      expertise: ['stealth'],
      coins: { gold: 12, silver: 7, copper: 0 },
      feats: [{ feat: 'alert', level: 1 }],
      hitDiceSpent: { d10: 1 },
      exhaustion: 1,
      inspiration: true,
      conditions: ['poisoned'],
      slotsSpent: [1, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(hitPointsLeft(character)).toBe(maximumHitPointsOf(character).value - 11);
    expect(character.inventory.map(({ catalogId, name, place, damage, bonus }) => [catalogId ?? name, place, damage, bonus])).toEqual([
      ['longbow', 'bothHands', null, 0],
      ['studded-leather-armor', 'worn', null, 0],
      ['Fishing spear of the moon', 'pack', '1d6', 1],
    ]);
    expect(report).toEqual([
      'The background “Fisher” cannot be imported.',
      'The hit point maximum is 31 in the file and 43 by the rules here.',
      'The spell “Zap” cannot be imported.',
      'The feature “Lucky” cannot be imported.',
      'The entry “Boat (vehicle)” cannot be imported.',
      'Half proficiency in acrobatics cannot be imported.',
      '“details.alignment” cannot be imported.',
      '“details.biography” cannot be imported.',
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a list', [], 'This file is no character of ours, no actor of Foundry VTT (system dnd5e) and no character JSON of D&D Beyond.'],
    ['nothing', null, 'This file is no character of ours, no actor of Foundry VTT (system dnd5e) and no character JSON of D&D Beyond.'],
    ['a monster', { ...actor, type: 'npc' }, 'Only player characters can be imported, and this actor is not one.'],
    ['somebody without a class', { ...actor, items: [] }, 'This actor has no class yet.'],
    [
      'a class of elsewhere',
      { ...actor, items: [{ name: 'Artificer', type: 'class', system: { levels: 3 } }] },
      'The class “Artificer” is not known here.',
    ],
    ['somebody without a name', { ...actor, name: ' ' }, 'This actor’s name contains characters that cannot be stored.'],
  ])('is refused when it is %s', (_, data, why) => expect(refusalOf(read(data))).toBe(why));

  it('comes back from us with several classes as it went', () => {
    const taken = classesOf(
      ['fighter', 5, { hitPointGains: [6, 10, 1, 6] }],
      ['wizard', 3, { hitPointGains: [4, 2, 6] }],
      ['cleric', 1, { order: 'scholar', hitPointGains: [8] }],
    );
    const spells = [
      { spell: 'fire-bolt', prepared: true, from: 'class' as const, class: 'wizard' as const },
      { spell: 'detect-magic', prepared: false, from: 'class' as const, class: 'wizard' as const },
      { spell: 'guidance', prepared: true, from: 'class' as const, class: 'cleric' as const },
      { spell: 'detect-evil-and-good', prepared: true, from: 'class' as const, class: 'cleric' as const },
      { spell: 'druidcraft', prepared: true, from: 'other' as const, class: null },
    ];
    const stats = scores({ strength: 14, intelligence: 14, wisdom: 14 });
    const character = hero({ classes: taken, spells, stats, hitDiceSpent: { d10: 2, d6: 1 }, slotsSpent: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(comparable(back(character))).toEqual(comparable(character));
  });

  it('with too many levels, a class twice and one that is unknown says what is lost', () => {
    const classItem = (name: string, levels: number) => ({ name, type: 'class', system: { levels } });
    const items = [classItem('Fighter', 15), classItem('Wizard', 9), classItem('Fighter', 2), classItem('Blood Hunter', 3)];
    const { character, report } = granted(read({ ...actor, items }));
    expect(character.classes).toMatchObject([
      { class: 'fighter', level: 15 },
      { class: 'wizard', level: 5 },
    ]);
    expect(report).toEqual(
      expect.arrayContaining([
        'The class “Fighter” is in the file twice: 2 levels are lost.',
        'The class “Blood Hunter” is not known here: its 3 levels are lost.',
        'There are 20 levels in all: Wizard keeps 5 of 9.',
      ]),
    );
  });

  it('comes back from us as it went, whoever it is', () => {
    const state = fc.record({
      name: fc.constantFrom(...everyClass),
      level: fc.integer({ min: 1, max: 20 }),
      harm: fc.nat(30),
      gold: fc.nat(1_000_000),
      exhaustion: fc.nat(5),
      spent: fc.boolean(),
      prone: fc.boolean(),
      kind: fc.constantFrom(...kinds),
      carried: fc.uniqueArray(fc.constantFrom(...wares), { maxLength: 3, selector: ({ id }) => id }),
      mundane: fc.uniqueArray(fc.constantFrom(...gearIds), { maxLength: 5 }),
    });
    const held = carrying(['longsword', 'mainHand'], ['shield', 'offHand'], ['chain-mail', 'worn'], ['rope', 'pack'], ['dagger', 'pack']);
    fc.assert(
      fc.property(state, ({ name, level, harm, gold, exhaustion, spent, prone, kind, carried, mundane }) => {
        const start = risen(name, level, kind);
        const magic = carried.map((ware, index) =>
          granted(magicItemOf(ware, ware.bases[0]?.id ?? null, { quantity: 1, id: `magic-${index}` })),
        );
        const most = maximumHitPointsOf(start).value;
        const character: Character = {
          ...start,
          damage: Math.min(harm, most - 1),
          coins: { ...start.coins, gold },
          experience: gold,
          exhaustion,
          hitDiceSpent: spent ? { [`d${classes[name].hitDie}`]: 1 } : {},
          inspiration: spent,
          conditions: prone ? ['prone'] : [],
          inventory: [...held, ...magic, ...carrying(...mundane.map((id): [string, 'pack'] => [id, 'pack']))],
          forms: name === 'druid' && level > 1 ? ['wolf', 'rat'] : [],
        };
        const { actor: written } = writeFoundryActor(character, whole.get(name));
        const read = granted(readFoundryActor(JSON.parse(JSON.stringify(written)), home, catalogue));
        expect(comparable(read.character)).toEqual(comparable(character));
        expect(read.report).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('has the spells of a species with what they do, and they come back to it', () => {
    const drow = hero({ class: 'wizard', level: 5, species: 'elf', lineage: 'Drow', stats: scores({ charisma: 14 }) });
    const content = whole.get('wizard') ?? bareContent;
    const { actor: written } = writeFoundryActor(drow, content);
    const { items } = z.object({ items: z.array(Written) }).parse(written);
    const spells = items.filter(({ type }) => type === 'spell');
    expect(spells.map(({ system }) => [system.identifier, system.prepared])).toEqual([
      ['dancing-lights', 2],
      ['faerie-fire', 2],
      ['darkness', 2],
    ]);
    expect(spells.every(({ system }) => Object.keys(system.activities ?? {}).length > 0)).toBe(true);
    expect(back(drow).spells).toEqual([]);
    const elsewhere = { ...actor, items: [...actor.items, { name: 'Druidcraft', type: 'spell', system: { level: 0 } }] };
    expect(granted(read(elsewhere)).character.spells.map(({ spell }) => spell)).toEqual(['cure-wounds']);
  });

  it.each([
    ['potion-of-healing', 'consumable', 'potion', ['heal']],
    ['spell-scroll-level-1', 'consumable', 'scroll', ['utility', 'check']],
    ['magic:wand-of-secrets', 'consumable', 'wand', ['utility']],
    ['magic:immovable-rod', 'equipment', 'rod', ['utility', 'check']],
    ['magic:ring-of-protection', 'equipment', 'ring', []],
    ['magic:cloak-of-protection', 'equipment', 'wondrous', []],
    ['arrow', 'consumable', 'ammo', []],
    ['rations', 'consumable', 'food', []],
    ['thieves-tools', 'tool', '', []],
    ['smiths-tools', 'tool', 'art', []],
    ['rope', 'loot', 'gear', []],
  ])('%s goes as a %s (%s) with what it does', (id, type, value, kindsOfActivity) => {
    const ware = catalogue.get(id);
    const inventory: Character['inventory'] = ware
      ? [granted(magicItemOf(ware, null, { quantity: 1, id: 'thing' }))]
      : carrying([id, 'pack']);
    const { actor: written } = writeFoundryActor(hero({ inventory }), whole.get('fighter'));
    const item = z
      .object({ items: z.array(Written) })
      .parse(written)
      .items.at(-1);
    expect([item?.type, item?.system.type?.value]).toEqual([type, value]);
    expect(Object.values(item?.system.activities ?? {}).map((each) => each.type)).toEqual(kindsOfActivity);
  });

  it('keeps the quick rules, a dying hero and a spell that is held', () => {
    const dying = hero({ ruleSet: 'quick', damage: 8, deathSaves: { successes: 1, failures: 2 } });
    expect(comparable(back(dying))).toEqual(comparable(dying));
    const cleric = { ...risen('cleric', 3), concentration: 'bless' };
    expect(back(cleric).concentration).toBe('bless');
    expect(writeFoundryActor(dying).report).toContain('The history of the sheet has no place in the file.');
  });

  it('never does anything but answer, whatever stands in a file', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom('system', 'items', 'effects', 'flags', 'name'), (text, field) => {
        const answer = read({ ...actor, [field]: JSON.parse(text) });
        if (answer.ok) expect(Character.parse(answer.value.character)).toEqual(answer.value.character);
        else expect(tellCharacterRefusal(answer.refused)).toMatch(/[.]$/);
      }),
      { numRuns: 300 },
    );
  });
});
