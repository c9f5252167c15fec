import { z } from 'zod';
import { itemKinds, rarities } from '#domain/srd/items/item-kinds.ts';
import { schools } from '#domain/srd/spells/schools.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { armors } from '#domain/srd/equipment/armor.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { limits } from '#domain/limits/limits.ts';
import type { FoundryItem } from '#domain/character/interchange/foundry-actor.ts';
import { foundryBase, foundryBaseIn } from '#domain/character/interchange/foundry-terms.ts';
import { within } from '#domain/character/interchange/clamp.ts';
import { GivenCasting } from './activity-given.ts';
import { formulaOf } from './formulas-read.ts';
import { foundrySchools } from '#domain/character/interchange/foundry/spell-item.ts';

type Lose = (what: string) => void;

const Text = z.string().max(2000).catch('');
const Uses = z
  .looseObject({
    max: z.union([z.string().max(200), z.number().transform(String)]).catch(''),
    per: Text,
    autoDestroy: z.boolean().catch(false),
    recovery: z
      .union([z.array(z.looseObject({ period: Text, type: Text, formula: Text }).catch({ period: '', type: '', formula: '' })), z.string()])
      .catch([]),
  })
  .catch({ max: '', per: '', autoDestroy: false, recovery: [] });

/** How often something can be used, in either generation’s words. */
function usesIn({ system }: FoundryItem) {
  const { max, per, autoDestroy, recovery } = Uses.parse(system['uses'] ?? {});
  const [first] = typeof recovery === 'string' ? [{ period: per, type: 'formula', formula: recovery }] : recovery;
  const periods = typeof recovery === 'string' ? [per] : recovery.map(({ period }) => period);
  const { period = per, type = '', formula = '' } = first ?? {};
  return { max: max.trim(), period, periods, type, formula, autoDestroy };
}

/** The facts of a feature. */
export function featureFactsIn(item: FoundryItem, lose: Lose): object {
  const { max, periods } = usesIn(item);
  const total = Number(max);
  const back = periods.includes('sr') ? 'anyRest' : 'longRest';
  const isCounted = max !== '' && Number.isInteger(total) && total >= 1 && total <= limits.homebrewListed;
  if (max !== '' && max !== '0' && !isCounted) lose(`${max} uses`);
  const [strange] = periods.filter((each) => each !== '' && !['sr', 'lr', 'day', 'dawn'].includes(each));
  if (isCounted && strange !== undefined) lose(`uses that come back by ${strange}`);
  const of = Text.parse(item.system['requirements']).trim().slice(0, limits.homebrewPhraseLength);
  return { of, uses: isCounted ? { total, back } : null };
}

function chargesIn(item: FoundryItem, lose: Lose): object | null {
  const { max, period, type, formula, autoDestroy } = usesIn(item);
  if (max === '' || max === '0' || autoDestroy) return null;
  const most = formulaOf(max);
  if (most === null) lose(`${max} charges`);
  if (most === null) return null;
  const when = ['dawn', 'day', 'dusk'].includes(period) ? 'dawn' : period === 'lr' ? 'longRest' : period === '' ? 'never' : 'other';
  const regains = type === 'recoverAll' ? 'all' : formulaOf(formula);
  return { most, when, ...(when !== 'never' && regains !== null && { regains }) };
}

const valueOf = (type: unknown): string => {
  const value = new Map<string, unknown>(Object.entries(type ?? {})).get('value');
  return typeof value === 'string' ? value : '';
};

/** Whether an item is used up when it is used. */
export const isUsedUp = (item: FoundryItem): boolean => usesIn(item).autoDestroy;

/** The facts of something that is carried. */
export function itemFactsIn(item: FoundryItem, lose: Lose): object {
  const { system, type } = item;
  const named = foundryBaseIn(system['type']);
  const base = named === '' ? undefined : [...weapons, ...armors].find(({ id }) => foundryBase(id) === named);
  const value = valueOf(system['type']);
  const isArmor = type === 'equipment' && (system.armor?.value ?? 0) > 0;
  const kind = itemKinds.find((each) => each === value) ?? (type === 'weapon' ? 'weapon' : isArmor ? 'armor' : 'wondrous');
  const written = Text.parse(system['rarity'])
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  const rarity = rarities.find((each) => each === written) ?? 'common';
  if (written !== '' && rarity !== written) lose(`the rarity ${written}`);
  const magic = within(system.magicalBonus ?? 0, 0, 3);
  if ((system.magicalBonus ?? 0) > magic) lose(`a bonus of ${system.magicalBonus}`);
  const charges = chargesIn(item, lose);
  return {
    kind,
    rarity,
    attunement: system['attunement'] === 'required' || system['attunement'] === 1,
    ...(base && (kind === 'weapon' || kind === 'armor') && { base: base.name }),
    ...(magic > 0 && (kind === 'weapon' || kind === 'armor') && { bonus: magic }),
    ...(charges && { charges }),
  };
}

const many = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;

function castingTimeIn({ activation: { type, value, condition } }: z.infer<typeof GivenCasting>, lose: Lose): string {
  if (type === 'action' || type === 'bonus') return type === 'bonus' ? 'bonus action' : 'action';
  if (type === 'reaction') return condition === '' ? 'reaction' : `reaction, ${condition}`.slice(0, limits.homebrewPhraseLength).trim();
  if (type === 'minute' || type === 'hour') return many(value ?? 1, type);
  lose('its casting time');
  return 'action';
}

function rangeIn({ range: { value, units, special } }: z.infer<typeof GivenCasting>, lose: Lose): string {
  if (units === 'self' || units === 'touch') return units;
  if (units === 'any') return 'unlimited';
  if (units === 'ft' && value !== null) return `${value} feet`;
  if (units === 'mi' && value !== null) return many(value, 'mile');
  const said = special.trim().slice(0, limits.homebrewPhraseLength).trim();
  if (said === '') lose('its range');
  return said === '' ? 'self' : said;
}

const Duration = z
  .looseObject({ value: z.union([z.string(), z.number().transform(String)]).catch(''), units: Text, special: Text })
  .catch({ value: '', units: '', special: '' });

function durationIn({ system }: FoundryItem, lose: Lose): string {
  const { value, units, special } = Duration.parse(system['duration']);
  const number = Number(value);
  if (units === 'inst') return 'instantaneous';
  if (['round', 'minute', 'hour', 'day'].includes(units) && number >= 1) return many(number, units);
  if (units === 'perm' || units === 'disp') return 'until dispelled';
  const said = special.trim().slice(0, limits.homebrewPhraseLength).trim();
  if (said === '') lose('its duration');
  return said === '' ? 'instantaneous' : said;
}

/** Words that hold of a spell, in either generation’s way of saying so: a list, or each with whether it is there. */
function propertiesIn({ system }: FoundryItem): Set<string> {
  const words = (value: unknown): string[] =>
    Array.isArray(value) ? value.map(String) : Object.entries(value ?? {}).flatMap(([key, isThere]) => (isThere === true ? [key] : []));
  return new Set([system['properties'], system['components']].flatMap(words));
}

const parts = [
  ['V', 'vocal'],
  ['S', 'somatic'],
  ['M', 'material'],
] as const;
const Materials = z.looseObject({ value: Text }).catch({ value: '' });

/** The facts of a spell. `of` is whose list has it where the file names no class. */
export function spellFactsIn(item: FoundryItem, of: ClassId, lose: Lose): object {
  const { system } = item;
  const casting = GivenCasting.parse(system);
  const school = schools.find((each) => foundrySchools[each] === system['school'] || each === system['school']);
  if (!school) lose('its school');
  const has = propertiesIn(item);
  const components = parts.filter(([, word]) => has.has(word)).map(([letter]) => letter);
  if (components.length === 0) lose('its components');
  const material = Materials.parse(system['materials']).value.trim().slice(0, limits.homebrewMaterialLength).trim();
  return {
    level: within(system.level ?? 0, 0, 9),
    school: school ?? 'evocation',
    classes: [of],
    castingTime: castingTimeIn(casting, lose),
    ritual: has.has('ritual'),
    range: rangeIn(casting, lose),
    components: components.length > 0 ? components : ['V'],
    ...(material !== '' && { material }),
    duration: durationIn(item, lose),
    concentration: has.has('concentration'),
  };
}
