import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { singular } from './normal-name.ts';

const list = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Nouns by which a text says what a thing is: "a fishing town", "an order of silent men". */
const nouns: Record<LoreCategory, string[]> = {
  geography:
    list(`town village city hamlet settlement capital port harbour harbor haven place country land kingdom realm duchy region province
    coast shore island isle river stream lake sea bay marsh swamp fen moor bog forest wood woods mountain mountains hill hills valley vale
    desert plain plains road street lane way path bridge ford castle keep fort fortress tower lighthouse ruin ruins monastery abbey priory cloister
    temple shrine church chapel inn tavern alehouse market square district quarter mine cave cavern dungeon crypt tomb rock reef cliff pass stair
    steps seat stones volcano ferry gate house hall library mill farm estate terrace glacier canyon gorge peninsula archipelago plateau crossroads
    gallows wasteland waste barrens ossuary observatory shaft outpost camp stronghold citadel palace manor cemetery graveyard wilderness territory`),
  races: list(`people peoples folk race species kin kindred tribe nation ethnicity ancestry lineage nomads islanders`),
  classes: list(`calling profession trade craft vocation priest priests guides guide monk monks class engineer bard healer healers
    hunter hunters artisan artisans scholar duelist duelists caster casters mage mages rider riders diviner`),
  factions:
    list(`order guild company band sect cult council court house family clan brotherhood sisterhood fellowship league alliance conspiracy
    society circle gang smugglers mercenaries bankers merchants spies scholars nuns rebels thieves assassins bandits pirates cabal party faction
    congregation choir militia watch guard syndicate dynasty regiment consortium bureau ministry union order's coven volunteers soldiers`),
  monsters:
    list(`beast beasts creature creatures monster monsters spirit spirits ghost ghosts undead demon devil fiend dragon drake wyrm serpent
    insect insects horror ghoul ghouls wight wights wraith wraiths troll ogre giant hound hounds dog dogs wolf wolves eel eels
    spider spiders predator vermin revenant hag elemental golem construct bird animal animals seal seals shade phantom apparition worm worms
    moth moths crab crabs rat rats bat bats heron lizard leech leeches`),
  items:
    list(`sword blade dagger spear axe bow hammer shield armour armor helmet cloak coat mantle boots gloves amulet necklace locket bracelet
    crown coin coins key lantern lamp candle mirror compass book volume tome scroll map manuscript ledger staff wand rod orb gem jewel pearl stone
    bell horn flute drum lute instrument potion oil salve powder salt elixir relic reliquary artifact artefact device box chest casket cup chalice
    bowl ladle rope cord needle knife ointment weapon tool trinket talisman idol statue mask writ clapper wax spectacles quill ink cauldron`),
  spells: list(
    `spell charm working incantation cantrip hex curse blessing enchantment ritual rite invocation magic ward conjuration abjuration`,
  ),
  quests: list(`quest mission errand task job adventure bounty commission`),
};

const categoryByNoun = new Map<string, LoreCategory>();
for (const category of ['geography', 'races', 'classes', 'factions', 'monsters', 'items', 'spells', 'quests'] as const) {
  for (const noun of nouns[category]) if (!categoryByNoun.has(noun) || noun === 'house') categoryByNoun.set(noun, category);
}
categoryByNoun.set('house', 'geography');

/** What a common noun says of a thing; null for a noun that says nothing. */
export function categoryOfNoun(noun: string): LoreCategory | null {
  const small = noun.toLowerCase();
  return categoryByNoun.get(small) ?? categoryByNoun.get(singular(small)) ?? null;
}

const inNames: [LoreCategory, RegExp][] = [
  [
    'factions',
    /^(?:order|house|company|guild|brethren|brotherhood|sisterhood|sisters|brothers|circle|cult|clan|council|league|church|children|sons|daughters|knights|wardens|band|society|court) of\b/,
  ],
  [
    'factions',
    /\b(?:court|guild|company|council|exchange|choir|vigil|brotherhood|sisterhood|league|syndicate|cartel|clan|cult|consortium|circle|society|watch|legion|porters|clerks|wardens|knights|sleeves|coven|cabal|rangers|hand|pact|concord|collective|fellowship|order)$/,
  ],
  [
    'geography',
    /^(?:fort|mount|mt|castle|lake|river|port|cape|isle|vale|valley|fells?|sea|bay|forest|cave|caves|tower|city|town|village|temple|ruins|plains?|mines?|halls?|gulf|bridge) \S/,
  ],
  [
    'geography',
    /\b(?:keep|castle|fort|tower|hold|priory|abbey|cloister|monastery|temple|chapel|shrine|island|isle|islands|isles|river|lake|sea|bay|marsh|swamp|fen|moor|fell|fells|forest|wood|woods|mountains?|hills?|valley|vale|dale|desert|plains?|road|street|lane|bridge|ford|ferry|market|inn|tavern|mine|mines|cave|caves|caverns?|dungeon|crypt|reef|cliffs?|pass|steps|stair|stairs|shore|coast|flat|flats|barrens|wastes?|gate|harbour|harbor|haven|cross|mill|village|town|city|sluice|falls|creek|pond|ramp|landing|heath|downs|quarter|district|square|gardens?|house|hall|tooth|peak|crag|rock|reach)$/,
  ],
  ['geography', /^\p{L}+ and \p{L}+$/u],
  ['spells', /\b(?:spell|charm|hex|curse|blessing|reckoning|ritual|incantation|cantrip|hush|ward|invocation)$/],
  ['spells', /^(?:spell|charm|hex|curse|blessing|ritual) of\b/],
  [
    'items',
    /\b(?:key|sword|blade|dagger|spear|axe|bow|hammer|shield|cloak|mantle|boots|ring|amulet|crown|compass|lantern|lamp|book|tome|codex|scroll|map|staff|wand|orb|gem|pearl|stone|bell|horn|mirror|chalice|cup|mask|ladle|rope|knife|potion|writ|clapper|candle|drum|needle|quill|idol|helm|gauntlets?|ledger)$/,
  ],
  [
    'items',
    /^(?:sword|blade|dagger|spear|axe|bow|hammer|shield|cloak|mantle|boots|ring|amulet|crown|lantern|lamp|book|tome|codex|scroll|staff|wand|orb|bell|horn|mirror|chalice|cup|mask|reliquary|clapper|potion|oil|elixir|plumbline) of\b/,
  ],
  [
    'monsters',
    /\b(?:ghouls?|wights?|wraiths?|drakes?|dragons?|wyrms?|trolls?|ogres?|golems?|hounds?|serpents?|spectres?|revenants?|hags?|king below|devourer|mimics?|basilisks?|harpies|harpy|gargoyles?|lich)$/,
  ],
  ['races', /(?:folk|kin|born)$/],
];

/** What a proper name says of its bearer by itself: "Tarn Keep", "Order of the Wick". */
export function categoryOfName(name: string): LoreCategory | null {
  const small = name.toLowerCase().replaceAll('’', "'").replace(/^the /, '');
  return inNames.find(([, pattern]) => pattern.test(small))?.[0] ?? null;
}

const endings: [LoreCategory, RegExp][] = [
  [
    'geography',
    /(?:way|ford|ton|burg|haven|wood|mere|dale|moor|port|bridge|fell|wick|by|vale|mouth|rise|stead|marsh|field|cliff|minster|gate)$/,
  ],
  ['items', /(?:book|blade|stone)$/],
  ['races', /(?:men|ites|lings|eri)$/],
];

/** What a name's ending hints at, weakly. */
export function hintOfEnding(normal: string): LoreCategory | null {
  return endings.find(([, pattern]) => pattern.test(normal) && normal.length > 5)?.[0] ?? null;
}

const headings: [LoreCategory, RegExp][] = [
  ['quests', /\b(?:quests?|hooks?|missions?|jobs?|rumou?rs|work for hire|bount(?:y|ies)|errands|adventure seeds)\b/],
  ['monsters', /\b(?:monsters?|bestiary|creatures?|beasts?|fauna|stat blocks?|enemies)\b/],
  ['spells', /\b(?:spells?|cantrips?|charms|rituals|magic(?!al items| items)|incantations)\b/],
  ['items', /\b(?:items?|treasures?|relics|artifacts|artefacts|equipment|gear|loot|things worth|weapons|potions)\b/],
  ['races', /\b(?:races?|peoples?|species|ancestr(?:y|ies)|lineages?|folks?)\b/],
  ['classes', /\b(?:class(?:es)?|callings?|professions?|subclasses|trades)\b/],
  ['factions', /\b(?:factions?|guilds?|organi[sz]ations?|powers|fellowships?|orders|societies|who'?s who|houses)\b/],
  ['geography', /\b(?:places?|locations?|geography|gazetteer|regions?|lands?|settlements?|towns|cities|realms|sites)\b/],
];

/** The category that a heading announces for what stands under it. */
export function categoryOfHeading(heading: string): LoreCategory | null {
  const small = heading.toLowerCase();
  const found = headings.filter(([, pattern]) => pattern.test(small));
  return found[0]?.[0] ?? null;
}
