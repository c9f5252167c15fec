import type { EntryOf } from './entry.ts';

/** A drake with a sword that burns and a breath of fire. */
export const cinderDrake: EntryOf<'monster'> = {
  id: '5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0a01',
  kind: 'monster',
  name: 'Cinder Drake',
  text: 'It smells of wet ash.',
  activities: [
    {
      kind: 'attack',
      name: 'Burning Sword +1',
      activation: { kind: 'action' },
      attack: { form: 'melee', with: 'weapon', ability: 'strength', bonus: 7 },
      reach: { kind: 'feet', feet: 5 },
      damage: [
        { formula: '1d8+@ability+1', types: ['slashing'] },
        { formula: '1d6', types: ['fire'] },
      ],
    },
    {
      kind: 'save',
      name: 'Fire Breath',
      activation: { kind: 'action' },
      consumes: [{ kind: 'recharge', from: 5 }],
      targets: { who: 'creature', count: 'area', area: { shape: 'cone', feet: 30 } },
      save: { abilities: ['dexterity'], dc: { ability: 'constitution' }, onSave: 'half' },
      damage: [{ formula: '6d6', types: ['fire'] }],
    },
    { kind: 'heal', name: 'Ember Heart', activation: { kind: 'bonusAction' }, healing: [{ formula: '2d8', what: 'hitPoints' }] },
  ],
  effects: [{ name: 'Hot Hide', changes: [{ on: 'resistance', types: ['cold'] }] }],
  facts: {
    type: 'dragon',
    size: 'Large',
    alignment: 'unaligned',
    armorClass: 15,
    hitDice: '8d10+24',
    speeds: { walk: 30, fly: 60 },
    abilities: { strength: 18, dexterity: 12, constitution: 16, intelligence: 6, wisdom: 10, charisma: 8 },
    saves: ['constitution'],
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: ['fire'],
    conditionImmunities: [],
    senses: { darkvision: 60 },
    languages: '',
    challenge: '5',
    attacksPerTurn: 2,
    spellcasting: null,
    legend: null,
  },
};

/** A ring that protects its bearer. */
export const tideRing: EntryOf<'item'> = {
  id: '5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0a02',
  kind: 'item',
  name: 'Ring of Slack Water',
  text: 'Cold, and never dry.',
  activities: [],
  effects: [
    {
      changes: [
        { on: 'armorClass', add: '2' },
        { on: 'resistance', types: ['cold'] },
      ],
    },
  ],
  facts: { kind: 'ring', rarity: 'rare', attunement: false },
};

/** A spell of level 1 that strikes with cold. */
export const saltLance: EntryOf<'spell'> = {
  id: '5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0a03',
  kind: 'spell',
  name: 'Salt Lance',
  text: 'A spear of brine flies at a creature, which takes 3d6 cold damage when it is hit.',
  activities: [
    {
      kind: 'attack',
      attack: { form: 'ranged', with: 'spell' },
      targets: { who: 'creature', count: 1 },
      damage: [{ formula: '3d6', types: ['cold'], perSlot: '1d6' }],
    },
  ],
  effects: [],
  facts: {
    level: 1,
    school: 'evocation',
    classes: ['wizard'],
    castingTime: 'Action',
    ritual: false,
    range: '60 feet',
    components: ['V', 'S'],
    duration: 'Instantaneous',
    concentration: false,
  },
};

/** A feature that always protects, and heals whoever has it twice between long rests. */
export const tideBlood: EntryOf<'feature'> = {
  id: '5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0a04',
  kind: 'feature',
  name: 'Tide Blood',
  text: 'The sea knows you.\n\nAs a bonus action you regain 1d6 + 2 hit points.',
  activities: [
    {
      kind: 'heal',
      activation: { kind: 'bonusAction' },
      consumes: [{ kind: 'use', id: 'self' }],
      targets: { who: 'self' },
      healing: [{ formula: '1d6+2', what: 'hitPoints' }],
    },
  ],
  effects: [{ changes: [{ on: 'armorClass', add: '1' }] }],
  facts: { of: 'Children of the weir', uses: { total: 2, back: 'longRest' } },
};
