import { capitalize } from '#domain/text/capitalize.ts';
import { slugOf } from '#domain/srd/slug.ts';

/** How Foundry (system dnd5e) calls languages, with their names. */
const languages = {
  common: 'Common',
  draconic: 'Draconic',
  dwarvish: 'Dwarvish',
  elvish: 'Elvish',
  giant: 'Giant',
  gnomish: 'Gnomish',
  goblin: 'Goblin',
  halfling: 'Halfling',
  orc: 'Orc',
  sign: 'Common Sign Language',
  aarakocra: 'Aarakocra',
  abyssal: 'Abyssal',
  cant: 'Thieves’ Cant',
  celestial: 'Celestial',
  deep: 'Deep Speech',
  druidic: 'Druidic',
  gith: 'Gith',
  gnoll: 'Gnoll',
  infernal: 'Infernal',
  primordial: 'Primordial',
  aquan: 'Aquan',
  auran: 'Auran',
  ignan: 'Ignan',
  terran: 'Terran',
  sylvan: 'Sylvan',
  undercommon: 'Undercommon',
};

/** How it calls tools, with their names and the ability with which it rolls them. */
const tools = {
  art: ['Artisan’s Tools', 'int'],
  alchemist: ['Alchemist’s Supplies', 'int'],
  brewer: ['Brewer’s Supplies', 'int'],
  calligrapher: ['Calligrapher’s Supplies', 'dex'],
  carpenter: ['Carpenter’s Tools', 'str'],
  cartographer: ['Cartographer’s Tools', 'wis'],
  cobbler: ['Cobbler’s Tools', 'dex'],
  cook: ['Cook’s Utensils', 'wis'],
  glassblower: ['Glassblower’s Tools', 'int'],
  jeweler: ['Jeweler’s Tools', 'int'],
  leatherworker: ['Leatherworker’s Tools', 'dex'],
  mason: ['Mason’s Tools', 'str'],
  painter: ['Painter’s Supplies', 'wis'],
  potter: ['Potter’s Tools', 'int'],
  smith: ['Smith’s Tools', 'str'],
  tinker: ['Tinker’s Tools', 'dex'],
  weaver: ['Weaver’s Tools', 'dex'],
  woodcarver: ['Woodcarver’s Tools', 'dex'],
  disg: ['Disguise Kit', 'cha'],
  forg: ['Forgery Kit', 'dex'],
  herb: ['Herbalism Kit', 'int'],
  navg: ['Navigator’s Tools', 'wis'],
  pois: ['Poisoner’s Kit', 'int'],
  thief: ['Thieves’ Tools', 'dex'],
  game: ['Gaming Set', 'wis'],
  card: ['Playing Cards', 'wis'],
  chess: ['Dragonchess Set', 'wis'],
  dice: ['Dice Set', 'wis'],
  music: ['Musical Instrument', 'cha'],
  bagpipes: ['Bagpipes', 'cha'],
  drum: ['Drum', 'cha'],
  dulcimer: ['Dulcimer', 'cha'],
  flute: ['Flute', 'cha'],
  horn: ['Horn', 'cha'],
  lute: ['Lute', 'cha'],
  lyre: ['Lyre', 'cha'],
  panflute: ['Pan Flute', 'cha'],
  shawm: ['Shawm', 'cha'],
  viol: ['Viol', 'cha'],
  vehicle: ['Vehicles', 'dex'],
  air: ['Vehicles (Air)', 'dex'],
  land: ['Vehicles (Land)', 'dex'],
  space: ['Vehicles (Space)', 'dex'],
  water: ['Vehicles (Water)', 'dex'],
} as const;

/** Other names of what stands above, as our catalogue and D&D Beyond have them. */
const otherNames: readonly (readonly [key: string, name: string])[] = [
  ['sign', 'Sign Language'],
  ['dice', 'Dice'],
  ['dice', 'Dice, Gaming Set'],
  ['card', 'Cards'],
  ['card', 'Playing Card Set'],
  ['chess', 'Dragonchess'],
  ['chess', 'Dragonchess, Gaming Set'],
  ['air', 'Air Vehicles'],
  ['land', 'Land Vehicles'],
  ['water', 'Water Vehicles'],
];

const languageNames = new Map<string, string>(Object.entries(languages));
const toolTerms = new Map<string, readonly [name: string, ability: string]>(Object.entries(tools));
const byName = (names: Iterable<readonly [key: string, name: string]>) =>
  new Map([...names].map(([key, name]): [string, string] => [slugOf(name), key]));
const languageKeys = byName([...languageNames, ...otherNames]);
const toolKeys = byName([...[...toolTerms].map(([key, [name]]) => [key, name] as const), ...otherNames]);

/** What Foundry calls a language; undefined for one that it does not know. */
export const languageKey = (name: string): string | undefined => languageKeys.get(slugOf(name));
/** What Foundry calls a tool; undefined for one that it does not know. */
export const toolKey = (name: string): string | undefined => toolKeys.get(slugOf(name));
/** The name of a language of Foundry; of one that a world there added, what it is called by. */
export const languageOf = (key: string): string => languageNames.get(key) ?? capitalize(key);
/** And of a tool. */
export const toolOf = (key: string): string => toolTerms.get(key)?.[0] ?? capitalize(key);
/** The ability with which Foundry rolls a tool. */
export const toolAbility = (key: string): string => toolTerms.get(key)?.[1] ?? 'int';
