import {
  action,
  answer,
  armor,
  classEntry,
  feat,
  item,
  modifier,
  option,
  raise,
  saves,
  skill,
  slotsUsed,
  spell,
  stats,
  weapon,
} from './parts.fixture.ts';

const none = { race: [], class: [], background: [], item: [], feat: [], condition: [] };
const notWritten = { allies: null, personalPossessions: null, otherHoldings: null, organizations: null, enemies: null, otherNotes: null };

/** A fighter of level 5 by the rules of today, hurt, with a magic sword and an item of no catalogue. */
export const fighterOfFive = answer({
  name: 'Odrun Vale',
  baseHitPoints: 34,
  removedHitPoints: 11,
  temporaryHitPoints: 4,
  currentXp: 6500,
  alignmentId: 2,
  inspiration: true,
  stats: stats(15, 13, 14, 8, 12, 10),
  classes: [classEntry(501, 'Fighter', 5, 'Champion', { hitDiceUsed: 2 })],
  race: { fullName: 'Dwarf', baseName: 'Dwarf', baseRaceName: 'Dwarf', subRaceShortName: null, isLegacy: false, racialTraits: [] },
  background: { hasCustomBackground: false, definition: { id: 1, name: 'Soldier' }, customBackground: { id: 1, name: null } },
  feats: [
    feat('Soldier Ability Score Improvements', '__INITIAL_ASI'),
    feat('Savage Attacker'),
    feat('Defense'),
    feat('Weapon Mastery', '__DISGUISE_FEAT'),
  ],
  modifiers: {
    ...none,
    class: [
      ...saves('strength', 'constitution'),
      skill('Athletics'),
      skill('Perception'),
      modifier('proficiency', 'martial-weapons', 'Martial Weapons'),
      modifier('proficiency', 'heavy-armor', 'Heavy Armor'),
    ],
    race: [modifier('bonus', 'hit-points-per-level', 'Hit Points per Level', { value: 1 }), raise('constitution', 2)],
    background: [skill('Intimidation'), modifier('proficiency', 'dice-set', 'Dice Set'), modifier('language', 'dwarvish', 'Dwarvish')],
    feat: [
      raise('strength', 2),
      raise('constitution', 1),
      raise('strength', 2),
      modifier('weapon-mastery', 'sap-longsword', 'Sap (Longsword)'),
      modifier('weapon-mastery', 'slow-light-crossbow', 'Slow (Crossbow, Light)'),
    ],
  },
  actions: { race: [], class: [action('Second Wind', 1), action('Action Surge', 1)], background: null, item: null, feat: [] },
  conditions: [
    { id: 11, level: null },
    { id: 4, level: 2 },
  ],
  currencies: { cp: 4, sp: 0, ep: 0, gp: 55, pp: 1 },
  inventory: [
    weapon('Longsword, +1', 'Longsword', '1d8', { equipped: true }, { magic: true, rarity: 'Uncommon' }),
    armor('Chain Mail', 'Chain Mail', 16, { equipped: true }),
    armor('Shield', 'Shield', 2, { equipped: true }, { type: 'Shield' }),
    weapon('Crossbow, Light', 'Crossbow, Light', '1d8'),
    item('Crossbow Bolts', { weight: 1.5, bundleSize: 20 }, { quantity: 18 }),
    item('Backpack', {}, { currency: { cp: 0, sp: 0, ep: 0, gp: 5, pp: 0 } }),
    item(
      'Cloak of the Drowned Bell',
      { filterType: 'Wondrous item', magic: true, canAttune: true, weight: 3 },
      { equipped: true, isAttuned: true },
    ),
    item('Potion of Greater Healing', { filterType: 'Potion', magic: true, weight: 0.5 }, { quantity: 2 }),
  ],
  customItems: [{ id: 1, name: 'A button of my brother', quantity: 1, weight: 0.1 }],
  traits: { personalityTraits: 'I count the exits.', ideals: null, bonds: null, flaws: null, appearance: null },
  notes: { ...notWritten, backstory: '<p>Held the bridge at <b>Harrow</b>.</p><script>alert(1)</script>' },
});

/** A wizard of level 3 with a book in which not every spell is prepared. */
export const wizardOfThree = answer({
  name: 'Ysolde Karr',
  baseHitPoints: 14,
  stats: stats(8, 14, 13, 15, 12, 10),
  overrideStats: stats(null, null, null, 18),
  classes: [classEntry(601, 'Wizard', 3, 'Evoker')],
  race: {
    fullName: 'Elf',
    baseName: 'Elf',
    baseRaceName: 'Elf',
    subRaceShortName: null,
    isLegacy: false,
    racialTraits: [{ definition: { name: 'Elven Lineage' } }],
  },
  options: { race: [option('High Elf Lineage')], class: [], background: null, item: null, feat: [] },
  background: { hasCustomBackground: false, definition: { id: 2, name: 'Sage' }, customBackground: { id: 1, name: null } },
  feats: [feat('Magic Initiate (Wizard)')],
  modifiers: {
    ...none,
    class: [...saves('intelligence', 'wisdom'), skill('Arcana'), skill('Investigation'), skill('Investigation', 'expertise')],
    background: [skill('History'), skill('Arcana')],
  },
  characterValues: [{ typeId: 26, value: 3, valueId: '14', valueTypeId: '1958004211' }],
  classSpells: [
    {
      entityTypeId: 1,
      characterClassId: 601,
      spells: [
        spell('Fire Bolt', 0),
        spell('Mage Hand', 0),
        spell('Magic Missile', 1, { prepared: true }),
        spell('Shield', 1, { prepared: true }),
        spell('Find Familiar', 1),
        spell("Corvane's Hideous Laughter", 1),
        spell('Misty Step', 2, { prepared: true }),
        spell('Cinders of the Last Door', 2, { prepared: true }),
      ],
    },
  ],
  spells: {
    race: [spell('Prestidigitation', 0, { countsAsKnownSpell: null })],
    class: [],
    background: null,
    item: [],
    feat: [spell('Light', 0), spell('Alarm', 1, { alwaysPrepared: true })],
  },
  spellSlots: slotsUsed(3, 1),
  currencies: { cp: 0, sp: 12, ep: 0, gp: 30, pp: 0 },
  inventory: [
    weapon('Quarterstaff', 'Quarterstaff', '1d6', { equipped: true }),
    item('Spellbook'),
    item('Crystal', { subType: 'Arcane Focus' }),
    item('Wand of Magic Missiles', { filterType: 'Wand', magic: true, canEquip: true }, { equipped: true, chargesUsed: 3 }),
    item(
      'Headband of Intellect',
      { filterType: 'Wondrous item', magic: true, canAttune: true, canEquip: true },
      { equipped: true, isAttuned: true },
    ),
  ],
});

/** A cleric of level 4 who is a rogue of level 2 as well. */
export const clericAndRogue = answer({
  name: 'Bram Ashdown',
  baseHitPoints: 38,
  removedHitPoints: 45,
  deathSaves: { failCount: 1, successCount: 2, isStabilized: false },
  stats: stats(10, 15, 14, 10, 16, 8),
  classes: [
    classEntry(702, 'Rogue', 2, null, { isStartingClass: false, hitDiceUsed: 1 }),
    classEntry(701, 'Cleric', 4, 'Life Domain', { hitDiceUsed: 2 }),
  ],
  race: { fullName: 'Halfling', baseName: 'Halfling', baseRaceName: 'Halfling', subRaceShortName: null, isLegacy: false, racialTraits: [] },
  background: { hasCustomBackground: false, definition: { id: 3, name: 'Criminal' }, customBackground: { id: 1, name: null } },
  options: { race: [], class: [option('Protector')], background: null, item: null, feat: [] },
  modifiers: {
    ...none,
    class: [...saves('wisdom', 'charisma'), skill('Medicine'), skill('Religion'), skill('Acrobatics'), skill('Stealth', 'expertise')],
    background: [skill('Sleight of Hand'), skill('Stealth'), modifier('proficiency', 'thieves-tools', "Thieves' Tools")],
  },
  classSpells: [
    {
      entityTypeId: 1,
      characterClassId: 701,
      spells: [
        spell('Guidance', 0),
        spell('Sacred Flame', 0),
        spell('Healing Word', 1, { prepared: true }),
        spell('Sanctuary', 1, { prepared: false, countsAsKnownSpell: null }),
        spell('Spiritual Weapon', 2, { prepared: true }),
      ],
    },
  ],
  spells: { race: [], class: [spell('Bless', 1, { alwaysPrepared: true })], background: null, item: [spell('Fireball', 3)], feat: [] },
  spellSlots: slotsUsed(1, 3),
  inventory: [
    weapon('Mace', 'Mace', '1d6', { equipped: true }),
    armor('Leather', 'Leather', 11, { equipped: true }, { type: 'Light Armor' }),
  ],
});

/** A wizard of level 5 who is a warlock of level 3 too: a book, pact slots, and a spell that both have. */
export const wizardAndWarlock = answer({
  name: 'Sefa Orn',
  baseHitPoints: 40,
  stats: stats(8, 14, 13, 16, 12, 14),
  classes: [classEntry(711, 'Wizard', 5, 'Evoker'), classEntry(712, 'Warlock', 3, 'Fiend Patron', { isStartingClass: false })],
  race: { fullName: 'Human', baseName: 'Human', baseRaceName: 'Human', subRaceShortName: null, isLegacy: false, racialTraits: [] },
  classSpells: [
    {
      entityTypeId: 1,
      characterClassId: 712,
      spells: [
        spell('Eldritch Blast', 0),
        spell('Hellish Rebuke', 1, { countsAsKnownSpell: true }),
        spell('Hold Person', 2, { countsAsKnownSpell: true }),
      ],
    },
    {
      entityTypeId: 1,
      characterClassId: 711,
      spells: [spell('Fireball', 3, { prepared: true }), spell('Shield', 1), spell('Hold Person', 2)],
    },
  ],
  spellSlots: slotsUsed(1, 0, 2),
  pactMagic: slotsUsed(0, 1),
});

/** Somebody of the rules of 2014 with much that is not known here: a half-elf warlock of books that we do not have. */
export const somebodyOfBefore = answer({
  name: '  Lysandre of the Many-Named and Unreasonably Long House of Thistledown and Wrack  ',
  baseHitPoints: 47,
  overrideHitPoints: 70,
  stats: stats(8, 14, 14, 10, 12, 16),
  bonusStats: stats(null, 1),
  classes: [classEntry(801, 'Warlock', 7, 'The Hollow Blade'), classEntry(802, 'Artificer', 1, null, { isStartingClass: false })],
  race: { fullName: 'Half-Elf', baseName: 'Half-Elf', baseRaceName: 'Half-Elf', subRaceShortName: null, isLegacy: true, racialTraits: [] },
  background: { hasCustomBackground: true, definition: null, customBackground: { id: 1, name: 'Grave Tender' } },
  feats: [feat('Ever Fortunate'), feat('Saddle Born')],
  options: {
    race: [],
    class: [option('Agonizing Blast'), option('Pact of the Blade'), option('Tongue of the Hollow King')],
    background: null,
    item: null,
    feat: [],
  },
  modifiers: {
    ...none,
    race: [raise('charisma', 2), raise('dexterity', 1), raise('constitution', 1), modifier('language', 'elvish', 'Elvish')],
    class: [...saves('wisdom', 'charisma', 'constitution'), skill('Deception'), modifier('proficiency', 'medium-armor', 'Medium Armor')],
    item: [raise('strength', 9)],
  },
  classSpells: [
    {
      entityTypeId: 1,
      characterClassId: 801,
      spells: [spell('Eldritch Blast', 0), spell('Hex', 1), spell('Shadow of the Ninth Stair', 4)],
    },
  ],
  pactMagic: slotsUsed(0, 0, 0, 1),
  inventory: [
    weapon(
      'Greatsword of Quiet Endings',
      'Greatsword',
      '2d6',
      { equipped: true, isAttuned: true },
      { magic: true, grantedModifiers: [modifier('bonus', 'magic', 'Magic', { value: 2 })] },
    ),
    weapon('Tooth on a string', 'Improvised', '1d3', { equipped: true }),
  ],
  creatures: [{ id: 1, name: 'Imp' }],
});
