import { listText } from '#domain/text/list-text.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { countText } from '#domain/text/count-text.ts';
import { signed } from '#domain/rules/ability.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { effectBeginsText, effectEndsText } from '#domain/rules/effect-text.ts';
import { saveText } from '#domain/rules/activity/saves/save-text.ts';
import { conditions } from '#domain/rules/conditions.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { featIds, feats } from '#domain/srd/feats.ts';
import { masteries } from '#domain/srd/mastered-spells.ts';
import { findFeatureChoice, optionNames } from '#domain/srd/features/feature-choices.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { species } from '#domain/srd/species.ts';
import { sharedUseId } from './sheet/uses.ts';
import { speciesUses } from '#domain/srd/species-uses.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { placeNames } from './inventory/place-names.ts';
import { severalText, withArticle } from '#domain/text/noun-text.ts';
import type { CharacterFact } from './fact.ts';

type FactOf<Kind extends CharacterFact['kind']> = Extract<CharacterFact, { kind: Kind }>;
type Catalogue = { [Kind in CharacterFact['kind']]: (fact: FactOf<Kind>) => string };

const spellName = (id: string) => findSpell(id)?.name ?? id;
const conditionName = (id: ConditionId) => conditions[id].name.toLowerCase();
const className = (id: FactOf<'reachesLevel'>['class']) => classes[id].name.toLowerCase();
const fromTo = (label: string, before: string | number, after: string | number) => `${label}: ${before} to ${after}.`;
const pile = ({ item, quantity }: { item: string; quantity: number }) => (quantity === 1 ? item : `${item} × ${quantity}`);
const handful = ({ item, quantity }: { item: string; quantity: number }) => severalText(quantity, item);
const purse = (coins: Coins) => coinNames.flatMap((coin) => (coins[coin] > 0 ? [`${coins[coin]} ${coin}`] : [])).join(', ');

function tellCast({ hero, spell, level, ritual, with: shapers = [], told, save }: FactOf<'casts'>): string {
  const cast = `${hero.name} casts ${spellName(spell)}${level === null ? '' : ` at level ${level}`}${ritual ? ' as a ritual' : ''}${shapers.length === 0 ? '' : ` with ${listText(shapers)}`}.`;
  return [cast, ...(told === undefined ? [] : [told]), ...(save ? [`${saveText(save)}.`] : [])].join(' ');
}

/** Damage by its type, and how much was dealt: " fire damage (9 dealt)". */
function damageText({ type, dealt }: Pick<FactOf<'takesNoDamage'>, 'type' | 'dealt'>): string {
  return `${type === undefined ? '' : ` ${type}`} damage${dealt === undefined ? '' : ` (${dealt} dealt)`}`;
}

function tellFeature({ class: id, level, feature }: FactOf<'feature'>): string {
  const { features, subclass } = classes[id];
  const row = [...features, ...subclass.features].find(([at, name]) => at === level && slugOf(name) === feature);
  return row ? `${row[1]}: ${row[2]}` : `${feature}.`;
}

function tellUse({ hero, use, left, total, feature, save, leaves = [] }: FactOf<'usesFeature'>): string {
  const rules = [...classIds.flatMap((id) => classes[id].uses), ...Object.values(speciesUses).flat()].find(
    ({ id }) => id === sharedUseId(use),
  );
  const ofFeat = featIds.find((id) => id === use);
  const name = rules?.name ?? (ofFeat ? feats[ofFeat].name : (findSpell(use)?.name ?? use));
  const of = feature === undefined || feature.startsWith(name) ? '' : ` of ${name}`;
  const counted = total === 0 ? '' : `: ${left} of ${total} left${of}`;
  const used = `${hero.name} uses ${feature ?? name}${counted}.`;
  const marks = leaves.map((id) => conditions[id].name).join(', ');
  const after = marks === '' ? '' : save ? ` On a failure: ${marks}.` : ` On the target: ${marks}.`;
  return `${used}${save ? ` ${saveText(save)}.` : ''}${after}`;
}

function tellItemUse({ hero, item, deed, charges, save }: FactOf<'usesItem'>): string {
  const used = `${hero.name} uses ${item}${deed === null ? '' : ` (${deed})`}${charges ? `: ${charges.left} of ${charges.total} charges left` : ''}.`;
  return save ? `${used} ${saveText(save)}.` : used;
}

function tellCompanion({ hero, companion, before, left, maximum }: FactOf<'companionHitPoints'>): string {
  const whose = `${companion} of ${hero.name}`;
  if (left === 0) return `${whose} falls and is gone.`;
  if (left === before) return `${whose} still has ${left} of ${maximum} hit points.`;
  const change = left < before ? `takes ${before - left} damage` : `regains ${countText(left - before, 'hit point')}`;
  return `${whose} ${change} and has ${left} of ${maximum}.`;
}

function tellLastCharge({ item, became, regained }: FactOf<'itemsLastCharge'>): string {
  if (became === 'gone') return `${item} is destroyed with its last charge.`;
  if (became === 'mundane') return `${item} loses its magic with its last charge.`;
  if (became === 'drained') return `${item} will never hold a charge again.`;
  return `With its last charge, ${item} regains ${countText(regained, 'charge')}.`;
}

function tellField({ field, before, after }: FactOf<'changed'>): string {
  return fromTo(field === 'temporaryHitPoints' ? 'Temporary hit points' : capitalize(field), before, after);
}

/** "a level 1 wizard, level 4 in all". */
const levelText = ({ level, class: id, total }: FactOf<'reachesLevel'>) =>
  `a level ${level} ${className(id)}${total === undefined ? '' : `, level ${total} in all`}`;

const waterText = { all: 'drinks enough', half: 'drinks half of what is needed', less: 'drinks too little' } as const;
const foodText = { all: 'eats enough', half: 'eats half of what is needed', less: 'eats too little', none: 'eats nothing' } as const;

/** "A day ends: Kara drinks enough and eats nothing." */
const tellDay = ({ hero, water, food, days = 1 }: FactOf<'dayEnds'>) =>
  `${days === 1 ? 'A day ends' : `${days} days end`}: ${hero.name} ${waterText[water]} and ${foodText[food]}${days === 1 ? '' : ' in each'}.`;

/** "Kara eats 2 days of Rations, and has none left." */
function tellRations({ hero, count, left }: FactOf<'eatsRations'>): string {
  const rest = left === 0 ? 'none' : countText(left, 'day');
  return `${hero.name} eats ${countText(count, 'day')} of Rations, and has ${rest} left.`;
}

function tellOptions({ feature, options }: FactOf<'options'>): string {
  const rules = findFeatureChoice(feature);
  return `${rules?.name ?? feature}: ${(rules ? optionNames(rules, options) : options).join(', ')}.`;
}

/** What happened to a character, in words. */
const catalogue: Catalogue = {
  takesNoDamage: ({ hero, ...met }) => `${hero.name} takes no${damageText(met)}.`,
  takesDamage: ({ hero, amount, left, maximum, ...met }) =>
    `${hero.name} takes ${amount}${damageText(met)} and has ${left} of ${maximum} hit points left.`,
  fallsUnconscious: ({ hero }) => `${hero.name} falls unconscious.`,
  diesAtOnce: ({ hero }) => `${hero.name} dies at once.`,
  dies: ({ hero }) => `${hero.name} dies.`,
  diesOfExhaustion: ({ hero }) => `${hero.name} dies of exhaustion.`,
  failsDeathSaves: ({ hero, failures }) => `${hero.name} has failed ${failures} of 3 death saving throws.`,
  deathSaves: ({ hero, successes, failures }) => `${hero.name} has ${successes} of 3 successes and ${failures} of 3 failures.`,
  isStable: ({ hero }) => `${hero.name} is stable.`,
  wakes: ({ hero }) => `${hero.name} wakes with 1 hit point.`,
  isRevived: ({ hero }) => `${hero.name} is brought back to life.`,
  hasHitPoints: ({ hero, left, maximum }) => `${hero.name} has ${left} of ${maximum} hit points.`,
  hasTemporaryHitPoints: ({ hero, amount }) => `${hero.name} has ${amount} temporary hit points.`,
  condition: ({ hero, condition }) => `${hero.name} is ${conditionName(condition)}.`,
  conditionEnded: ({ hero, condition }) => `${hero.name} is no longer ${conditionName(condition)}.`,
  exhaustion: ({ level }) => `Exhaustion level: ${level}.`,
  dayEnds: tellDay,
  eatsRations: tellRations,
  lacks: ({ hero, what, level }) =>
    `${hero.name} has exhaustion level ${level} of ${what === 'water' ? 'thirst' : 'hunger'}, until they ${what === 'water' ? 'drink' : 'eat'} enough for a whole day.`,
  hasEnough: ({ hero, what }) => `A rest takes the exhaustion of ${what === 'water' ? 'thirst' : 'hunger'} from ${hero.name} again.`,
  shortRest: ({ hero }) => `${hero.name} takes a short rest.`,
  longRest: ({ hero, hitPoints }) => `${hero.name} takes a long rest and is back to ${hitPoints} hit points.`,
  wakesInspired: ({ hero }) => `${hero.name} wakes inspired.`,
  isHit: ({ hero, by }) => `${capitalize(by)} hits ${hero.name}.`,
  effectStarted: ({ hero, effect }) => effectBeginsText(effect, hero.name),
  companionHitPoints: tellCompanion,
  effectHolds: ({ hero, effect, because }) =>
    because === null ? `${effect} still holds ${hero.name}.` : `${effect} still holds ${hero.name}, who fails without a roll (${because}).`,
  effectEnded: ({ hero, effect }) => effectEndsText(effect, hero.name),
  regains: ({ hero, amount, left, maximum, by }) =>
    `${hero.name} regains ${countText(amount, 'hit point')} by ${by} and has ${left} of ${maximum}.`,
  casts: tellCast,
  concentrationKept: ({ hero }) => `${hero.name} keeps their concentration.`,
  concentrationEnded: ({ hero, spell }) => `${hero.name} no longer concentrates on ${spellName(spell)}.`,
  spellLearned: ({ spell }) => `Learned: ${spellName(spell)}.`,
  spellForgotten: ({ spell }) => `No longer known: ${spellName(spell)}.`,
  spellPrepared: ({ spell }) => `Prepared: ${spellName(spell)}.`,
  spellUnprepared: ({ spell }) => `No longer prepared: ${spellName(spell)}.`,
  slots: ({ level, before, after }) => fromTo(`Level ${level} spell slots`, before, after),
  homebrewGiven: ({ hero, what }) => `${hero.name} is given ${what}.`,
  homebrewTaken: ({ hero, what }) => `${hero.name} no longer has ${what}.`,
  homebrewGone: ({ hero, what }) => `${hero.name} no longer has ${what}: it was removed from the campaign’s homebrew.`,
  spellMastered: ({ as, spell }) => `${masteries[as].name}: ${spellName(spell)}.`,
  land: ({ before, after }) => fromTo('Circle of the Land', before ?? 'none', after ?? 'none'),
  itemAdded: (fact) => `Added: ${pile(fact)}.`,
  itemRemoved: (fact) => `Removed: ${pile(fact)}.`,
  itemQuantity: ({ item, before, after }) => fromTo(item, before, after),
  itemPlace: ({ item, before, after }) => fromTo(item, placeNames[before], placeNames[after]),
  itemAttuned: ({ item }) => `Attuned to ${item}.`,
  itemAttunementEnded: ({ item }) => `No longer attuned to ${item}.`,
  itemChanged: ({ item }) => `Changed: ${item}.`,
  usesItem: tellItemUse,
  itemsLastCharge: tellLastCharge,
  copiesScroll: ({ hero, spell, gold, hours }) =>
    `${hero.name} spends ${hours} hours and ${gold} gp on copying ${spell} into the spellbook.`,
  scrollNotCopied: ({ hero, spell }) => `${hero.name} does not manage to copy ${spell}, and the scroll is destroyed.`,
  scrollFails: ({ hero, spell }) => `${hero.name} cannot hold ${spell}: it fades from the scroll.`,
  itemRegains: ({ item, amount, left, total }) => `${item} regains ${countText(amount, 'charge')}: ${left} of ${total} left.`,
  coins: ({ coin, before, after }) => fromTo(`${capitalize(coin)} pieces`, before, after),
  gaveItem: ({ to, ...what }) => `Gave ${handful(what)} to ${to.name}.`,
  gotItem: ({ from, ...what }) => `Got ${handful(what)} from ${from.name}.`,
  gaveCoins: ({ to, coins }) => `Gave ${purse(coins)} to ${to.name}.`,
  gotCoins: ({ from, coins }) => `Got ${purse(coins)} from ${from.name}.`,
  takesLoot: ({ hero, loot }) => `${hero.name} takes ${loot}.`,
  reachesLevel: (fact) => `${fact.hero.name} is now ${levelText(fact)}.`,
  hitPointMaximum: ({ before, after }) => fromTo('Hit point maximum', before, after),
  hitDie: ({ gain, constitution }) => `Hit die: ${gain} and ${signed(constitution)} from constitution.`,
  proficiencyBonus: ({ bonus }) => `Proficiency bonus: +${bonus}.`,
  subclass: ({ class: id }) => `Subclass: ${classes[id].subclass.name}.`,
  feature: tellFeature,
  feat: ({ feat }) => `${feats[feat].name}: ${feats[feat].line}`,
  skills: ({ skills }) => `New skills: ${skills.join(', ')}.`,
  expertise: ({ skills }) => `Expertise: ${skills.join(', ')}.`,
  masteries: ({ weapons }) => `Weapon mastery: ${weapons.map((id) => findWeapon(id)?.name ?? id).join(', ')}.`,
  forms: ({ forms }) => `Forms of Wild Shape: ${forms.length === 0 ? 'none' : forms.map((id) => monsterOf(id)?.name ?? id).join(', ')}.`,
  options: tellOptions,
  spells: ({ spells }) => `New spells: ${spells.map(spellName).join(', ')}.`,
  spellSlots: ({ slots }) => `Spell slots: ${slots.map(({ count, level }) => `${count} of level ${level}`).join(', ')}.`,
  changed: tellField,
  hitPoints: ({ before, after }) => fromTo('Hit points', `${before.left} of ${before.maximum}`, `${after.left} of ${after.maximum}`),
  sheetChanged: () => 'The sheet was changed.',
  newPortrait: ({ hero }) => `${hero.name} has a new portrait.`,
  gainsExperience: ({ hero, amount }) => `${hero.name} gains ${countText(amount, 'experience point')}.`,
  mayRise: ({ hero, level }) => `${hero.name} may rise to level ${level}.`,
  gainsInspiration: ({ hero }) => `${hero.name} gains Heroic Inspiration.`,
  mayPassInspiration: ({ hero }) => `${hero.name} has Heroic Inspiration already, and may pass it on.`,
  shakesAwake: ({ hero, target }) => `${hero.name} shakes ${target.name} awake.`,
  passesInspiration: ({ hero, to }) => `${hero.name} passes Heroic Inspiration on to ${to.name}.`,
  usesInspiration: ({ hero }) => `${hero.name} spends Heroic Inspiration.`,
  usesFeature: tellUse,
  joins: ({ hero, species: kind, class: id }) => `${hero.name}, ${species[kind].name.toLowerCase()} and ${className(id)}, joins the table.`,
  isReborn: ({ hero, species: kind }) => `${hero.name} is reborn as ${withArticle(species[kind].name.toLowerCase())}.`,
  isMade: ({ hero, species: kind, class: id }) => `${hero.name}, ${species[kind].name.toLowerCase()} and ${className(id)}, is made.`,
  comesFromFile: ({ hero }) => `${hero.name} comes out of a file.`,
  comesFromTable: ({ hero }) => `${hero.name} comes from another table.`,
  leaves: ({ hero }) => `${hero.name} leaves the table.`,
  handedOver: ({ hero, player }) => `${hero.name} is played by ${player} from now on.`,
};

const tell = <Kind extends CharacterFact['kind']>(kind: Kind, fact: FactOf<Kind>): string => catalogue[kind](fact);

/** Tells what happened to a character in one sentence. */
export function tellCharacterFact(fact: CharacterFact): string {
  return tell(fact.kind, fact);
}

/** Tells what a level that nobody has taken yet would bring: "Kara will be a level 2 fighter." */
export function tellLevelAhead(fact: CharacterFact): string {
  return fact.kind === 'reachesLevel' ? `${fact.hero.name} will be ${levelText(fact)}.` : tellCharacterFact(fact);
}
