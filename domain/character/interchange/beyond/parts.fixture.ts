/** Parts of documents in the shape in which character-service v5 writes them; names and numbers are our own. */

const scoreIds = [1, 2, 3, 4, 5, 6] as const;
let counted = 1000;
const nextId = () => (counted += 1);

export const stats = (...values: (number | null)[]) => scoreIds.map((id, index) => ({ id, name: null, value: values[index] ?? null }));

export const modifier = (type: string, subType: string, friendlySubtypeName = '', more: object = {}) => ({
  fixedValue: null,
  id: String(nextId()),
  entityId: null,
  entityTypeId: null,
  type,
  subType,
  dice: null,
  restriction: '',
  statId: null,
  requiresAttunement: false,
  duration: null,
  friendlyTypeName: type,
  friendlySubtypeName,
  isGranted: true,
  bonusTypes: [],
  value: null,
  availableToMulticlass: true,
  modifierTypeId: 1,
  modifierSubTypeId: 1,
  componentId: nextId(),
  componentTypeId: 1,
  tagConstraints: [],
  ...more,
});

export const raise = (ability: string, value: number, more: object = {}) =>
  modifier('bonus', `${ability}-score`, `${ability} Score`, { value, fixedValue: value, ...more });
export const skill = (name: string, type = 'proficiency') => modifier(type, name.toLowerCase().replaceAll(' ', '-'), name);
export const saves = (...abilities: string[]) =>
  abilities.map((each) => modifier('proficiency', `${each}-saving-throws`, `${each} Saving Throws`));

export const feat = (name: string, ...tags: string[]) => ({
  componentTypeId: 1,
  componentId: nextId(),
  definitionId: 0,
  definition: {
    id: nextId(),
    name,
    description: '<p>What it does.</p>',
    snippet: '',
    isHomebrew: false,
    categories: tags.map((tagName) => ({ id: 1, tagName })),
    prerequisites: [],
  },
});

export const option = (name: string) => ({
  componentId: nextId(),
  componentTypeId: 1,
  definition: { id: nextId(), name, description: '' },
});

export const classEntry = (id: number, name: string, level: number, subclass: string | null, more: object = {}) => ({
  id,
  entityTypeId: 1446578651,
  level,
  isStartingClass: true,
  hitDiceUsed: 0,
  definitionId: 0,
  subclassDefinitionId: null,
  definition: { id: id * 10, name, hitDice: 8, canCastSpells: false, isHomebrew: false, classFeatures: [] },
  subclassDefinition: subclass === null ? null : { id: id * 10 + 1, name: subclass, classFeatures: [] },
  classFeatures: [],
  ...more,
});

export const spell = (name: string, level: number, more: object = {}) => ({
  overrideSaveDc: null,
  limitedUse: null,
  id: nextId(),
  entityTypeId: 1,
  definition: {
    id: nextId(),
    name,
    level,
    school: 'Evocation',
    description: '<p>…</p>',
    ritual: false,
    concentration: false,
    isLegacy: false,
  },
  definitionId: 0,
  prepared: false,
  countsAsKnownSpell: true,
  usesSpellSlot: level > 0,
  castAtLevel: null,
  alwaysPrepared: false,
  restriction: null,
  ...more,
});

export const item = (name: string, definition: object = {}, more: object = {}) => ({
  id: nextId(),
  entityTypeId: 1439493548,
  definition: {
    id: nextId(),
    name,
    type: 'Gear',
    filterType: 'Other Gear',
    subType: 'Adventuring Gear',
    rarity: 'Common',
    magic: false,
    weight: 1,
    bundleSize: 1,
    canAttune: false,
    canEquip: false,
    armorClass: null,
    armorTypeId: null,
    baseArmorName: null,
    damage: null,
    grantedModifiers: [],
    description: '<p>…</p>',
    ...definition,
  },
  quantity: 1,
  equipped: false,
  isAttuned: false,
  chargesUsed: 0,
  limitedUse: null,
  currency: null,
  ...more,
});

export const weapon = (name: string, type: string, diceString: string, more: object = {}, definition: object = {}) =>
  item(
    name,
    { type, filterType: 'Weapon', subType: null, damage: { diceCount: 1, diceValue: 8, diceString }, canEquip: true, ...definition },
    more,
  );
export const armor = (name: string, baseArmorName: string, armorClass: number, more: object = {}, definition: object = {}) =>
  item(name, { type: 'Heavy Armor', filterType: 'Armor', baseArmorName, armorClass, canEquip: true, ...definition }, more);

export const action = (name: string, numberUsed: number) => ({
  id: String(nextId()),
  name,
  limitedUse: { maxUses: 2, numberUsed, resetType: 1 },
});

const noCoins = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };
const slots = () => Array.from({ length: 9 }, (_, index) => ({ level: index + 1, used: 0, available: 0 }));
export const slotsUsed = (...used: number[]) => slots().map((slot, index) => ({ ...slot, used: used[index] ?? 0 }));

/** A character of whom nothing is written. */
const nobody = {
  id: nextId(),
  userId: 1,
  username: 'somebody',
  readonlyUrl: 'https://example.org/characters/1',
  name: 'Nobody',
  gender: null,
  faith: null,
  inspiration: false,
  baseHitPoints: 10,
  bonusHitPoints: null,
  overrideHitPoints: null,
  removedHitPoints: 0,
  temporaryHitPoints: 0,
  currentXp: 0,
  alignmentId: null,
  lifestyleId: null,
  stats: stats(10, 10, 10, 10, 10, 10),
  bonusStats: stats(),
  overrideStats: stats(),
  background: { hasCustomBackground: false, definition: null, customBackground: { id: 1, name: null } },
  race: { fullName: 'Human', baseName: 'Human', baseRaceName: 'Human', subRaceShortName: null, isLegacy: false, racialTraits: [] },
  notes: {
    allies: null,
    personalPossessions: null,
    otherHoldings: null,
    organizations: null,
    enemies: null,
    backstory: null,
    otherNotes: null,
  },
  traits: { personalityTraits: null, ideals: null, bonds: null, flaws: null, appearance: null },
  preferences: { progressionType: 2, hitPointType: 1 },
  configuration: { abilityScoreType: 3 },
  inventory: [],
  customItems: [],
  currencies: noCoins,
  classes: [],
  classSpells: [],
  feats: [],
  customDefenseAdjustments: [],
  customProficiencies: [],
  characterValues: [],
  conditions: [],
  deathSaves: { failCount: null, successCount: null, isStabilized: false },
  spellSlots: slots(),
  pactMagic: slots(),
  spells: { race: [], class: [], background: null, item: [], feat: [] },
  options: { race: [], class: [], background: null, item: null, feat: [] },
  choices: { race: [], class: [], background: [], item: null, feat: [], choiceDefinitions: [] },
  actions: { race: [], class: [], background: null, item: null, feat: [] },
  modifiers: { race: [], class: [], background: [], item: [], feat: [], condition: [] },
  creatures: [],
  campaign: null,
};

/** A whole answer of the service with these parts of a character in it. */
export function answer(data: object) {
  return { id: 0, success: true, message: 'Character successfully received.', data: { ...nobody, ...data }, pagination: null };
}
