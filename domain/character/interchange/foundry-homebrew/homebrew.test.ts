import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { granted, hero, home } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { FoundryActor } from '#domain/character/interchange/foundry-actor.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import { saltLance, tideBlood } from '#domain/homebrew/homebrew.fixture.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';

const read = (data: unknown) => granted(readFoundryActor(data, home));
const known = { spell: contentIdOf(saltLance.id), prepared: true, from: 'class' as const, class: 'wizard' as const };
const wizard: Character = hero({
  class: 'wizard',
  spells: [known],
  concentration: known.spell,
  givenFeatures: [contentIdOf(tideBlood.id)],
  usesSpent: { [contentIdOf(tideBlood.id)]: 1 },
  homebrew: [tideBlood, saltLance],
});
const actorOf = (character: Character) => FoundryActor.parse(JSON.parse(JSON.stringify(writeFoundryActor(character).actor)));
const fighter = { name: 'Fighter', type: 'class', system: { identifier: 'fighter', levels: 5 } };
const actorWith = (...items: object[]) => ({ name: 'Wren', type: 'character', system: {}, items: [fighter, ...items], flags: {} });

describe('the item of a homebrew entry', () => {
  const { items } = actorOf(wizard);

  it('says in Foundry’s fields what the entry says', () => {
    expect(items.find(({ name }) => name === 'Salt Lance')?.system).toMatchObject({
      level: 1,
      school: 'evo',
      range: { value: '60', units: 'ft' },
      description: { value: `<p>${saltLance.text}</p>` },
    });
    const feature = items.find(({ name }) => name === 'Tide Blood');
    expect(feature?.system.uses).toMatchObject({ max: '2', spent: 1, recovery: [{ period: 'lr' }] });
    expect(Object.values(feature?.system.activities ?? {})).toMatchObject([
      { type: 'heal', healing: { number: 1, denomination: 6, bonus: '2' }, consumption: { targets: [{ type: 'itemUses', target: '' }] } },
    ]);
    expect(JSON.stringify(feature?.['effects'])).toContain('system.attributes.ac.bonus');
  });

  it('gives back uses that are spent, and the spell that is held', () => {
    const { character, report } = read(actorOf(wizard));
    expect(character).toMatchObject({ usesSpent: wizard.usesSpent, concentration: known.spell, spells: [known] });
    expect(report).toEqual([]);
  });

  it('counts as it was written here, and what Foundry changed is told', () => {
    const actor = actorOf(wizard);
    const changed = actor.items.map((item) => (item.name === 'Salt Lance' ? { ...item, name: 'Salt Spear' } : item));
    const { character, report } = read({ ...actor, items: changed });
    expect(character.homebrew).toEqual([tideBlood, saltLance]);
    expect(report).toEqual(['“Salt Spear” is imported as it was written here: its name of Foundry cannot be imported.']);
  });

  it('is refused beyond the bounds of the editor with its field, and read as one of elsewhere', () => {
    const text = JSON.stringify(actorOf(wizard)).replaceAll('"formula":"3d6"', '"formula":"9999d6"');
    const { character, report } = read(JSON.parse(text));
    expect(report[0]).toMatch(/^The homebrew in “Salt Lance” is not allowed here[.] activities[.]0[.]damage[.]0[.]formula: /);
    const lance = character.homebrew.find(({ name }) => name === 'Salt Lance');
    expect(lance?.id).not.toBe(saltLance.id);
    expect(lance).toMatchObject({ kind: 'spell', text: saltLance.text, activities: [{ kind: 'attack', damage: [{ formula: '3d6' }] }] });
    expect(character.spells).toMatchObject([{ spell: contentIdOf(lance?.id ?? '') }]);
  });
});

const part = (number: number, denomination: number, types: string[], bonus = '') => ({ number, denomination, types, bonus });

describe('an item of elsewhere that the SRD does not have', () => {
  it('becomes a spell with its facts, its save and its damage, and says what had no place', () => {
    const { character, report } = read(
      actorWith({
        name: 'Reed Storm',
        type: 'spell',
        system: {
          level: 2,
          school: 'con',
          description: { value: '<p>Reeds &amp; rain.</p><p>They <b>cut</b>.</p>' },
          activation: { type: 'bonus', value: 1 },
          range: { value: '90', units: 'ft' },
          target: { template: { type: 'sphere', size: '20' }, affects: { type: 'creature' } },
          duration: { value: '1', units: 'minute' },
          properties: ['vocal', 'material', 'concentration'],
          materials: { value: 'a reed' },
          activities: {
            a: {
              type: 'save',
              save: { ability: ['dex'], dc: { calculation: 'spellcasting', formula: '' } },
              damage: { onSave: 'half', parts: [{ ...part(3, 6, ['slashing']), scaling: { mode: 'whole', number: 1, formula: '' } }] },
            },
            b: { type: 'summon' },
          },
        },
      }),
    );
    expect(character.homebrew).toMatchObject([
      {
        kind: 'spell',
        name: 'Reed Storm',
        text: 'Reeds & rain.\n\nThey cut.',
        facts: {
          level: 2,
          school: 'conjuration',
          castingTime: 'bonus action',
          range: '90 feet',
          duration: '1 minute',
          components: ['V', 'M'],
          material: 'a reed',
          concentration: true,
        },
        activities: [
          {
            kind: 'save',
            save: { abilities: ['dexterity'], dc: 'spell', onSave: 'half' },
            damage: [{ formula: '3d6', types: ['slashing'], perSlot: '1d6' }],
            targets: { who: 'creature', count: 'area', area: { shape: 'sphere', feet: 20 } },
          },
        ],
      },
    ]);
    expect(report).toContain('Of “Reed Storm”, homebrew has no place for an activity of the kind summon.');
  });

  it('becomes a feature with its uses, of which the spent ones count', () => {
    const { character } = read(
      actorWith({
        name: 'Second Skin',
        type: 'feat',
        system: {
          description: { value: '<p>Scales.</p>' },
          uses: { max: '3', spent: 2, recovery: [{ period: 'sr', type: 'recoverAll' }] },
          activities: {
            a: {
              type: 'heal',
              activation: { type: 'bonus', value: 1 },
              consumption: { targets: [{ type: 'itemUses', target: '', value: '1' }] },
              healing: part(1, 8, ['temphp'], '@abilities.con.mod'),
            },
          },
        },
        effects: [{ name: 'Scales', transfer: true, changes: [{ key: 'system.attributes.ac.bonus', mode: 2, value: '1' }] }],
      }),
    );
    const [entry] = character.homebrew;
    expect(entry).toMatchObject({
      kind: 'feature',
      facts: { uses: { total: 3, back: 'anyRest' } },
      effects: [{ name: 'Scales', changes: [{ on: 'armorClass', add: '1' }] }],
      activities: [{ kind: 'heal', healing: [{ formula: '1d8+@constitution', what: 'temporaryHitPoints' }], consumes: [{ kind: 'use' }] }],
    });
    const id = contentIdOf(entry?.id ?? '');
    expect(character).toMatchObject({ givenFeatures: [id], usesSpent: { [id]: 2 } });
  });

  it('becomes an item with its charges, also in the words of the third generation', () => {
    const wand = {
      name: 'Wand of Hail',
      type: 'consumable',
      system: {
        type: { value: 'wand' },
        rarity: 'veryRare',
        attunement: 'required',
        actionType: 'save',
        activation: { type: 'action', cost: 1 },
        damage: { parts: [['2d6 + 1', 'cold']] },
        save: { ability: 'con', dc: 15, scaling: 'flat' },
        uses: { value: 5, max: '7', per: 'dawn', recovery: '1d6 + 1' },
      },
    };
    const { character } = read(actorWith(wand));
    const [entry] = character.homebrew;
    expect(entry).toMatchObject({
      kind: 'item',
      facts: { kind: 'wand', rarity: 'very rare', attunement: true, charges: { most: '7', regains: '1d6+1', when: 'dawn' } },
      activities: [
        {
          kind: 'save',
          save: { abilities: ['constitution'], dc: 15, onSave: 'half' },
          damage: [{ formula: '2d6+1', types: ['cold'] }],
          consumes: [{ kind: 'charges', amount: 1 }],
        },
      ],
    });
    expect(character.inventory).toMatchObject([{ catalogId: contentIdOf(entry?.id ?? ''), name: 'Wand of Hail' }]);
    expect(read(actorWith(wand)).character.homebrew).toEqual(character.homebrew);
  });

  it('stays a custom item where it does nothing', () => {
    const { character } = read(actorWith({ name: 'Letter', type: 'loot', system: { description: { value: '<p>Dear aunt.</p>' } } }));
    expect([character.homebrew, character.inventory]).toMatchObject([[], [{ catalogId: null, name: 'Letter' }]]);
  });

  it('never does anything but answer, whatever stands in it', () => {
    const fields = [
      'activities',
      'uses',
      'damage',
      'description',
      'duration',
      'range',
      'target',
      'properties',
      'save',
      'type',
      'actionType',
    ];
    const kinds = ['attack', 'save', 'check', 'damage', 'heal', 'utility'];
    const value = fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text));
    const activity = fc.record({ type: fc.constantFrom(...kinds), damage: value, consumption: value, target: value, effects: value });
    const system = fc.dictionary(fc.constantFrom(...fields), value);
    const item = fc.record({
      name: fc.string(),
      type: fc.constantFrom('spell', 'feat', 'weapon', 'equipment'),
      effects: value,
      system,
      activity,
    });
    fc.assert(
      fc.property(item, ({ activity: a, ...given }) => {
        const whole = { ...given, system: { activities: { a }, description: 'Odd.', ...given.system } };
        const answer = readFoundryActor(actorWith(whole), home);
        const read = answer.ok ? answer.value.character : hero({});
        expect(Character.parse(read)).toEqual(read);
      }),
      { numRuns: 300 },
    );
  });
});
