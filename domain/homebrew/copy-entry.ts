import { limits } from '#domain/limits/limits.ts';
import { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import { featureSources, loadFeatureDetails } from '#domain/srd/features/load-features.ts';
import type { MagicItem } from '#domain/srd/items/magic-item.ts';
import { itemKinds } from '#domain/srd/items/item-kinds.ts';
import { loadMagicItems } from '#domain/srd/items/load-magic-items.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf, monsters } from '#domain/srd/monsters/monsters.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell, spells } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { monsterDraftOf } from './copy-monster.ts';
import type { EntryOf } from './entry.ts';
import type { HomebrewKind } from './kinds.ts';

/** An entry of the SRD that one of a campaign's own can start from. */
export interface CopySource {
  id: string;
  name: string;
}
type Draft<Kind extends HomebrewKind> = Omit<EntryOf<Kind>, 'id'>;
/** An entry that is not written yet. */
export type EntryDraft = { [Kind in HomebrewKind]: Draft<Kind> }[HomebrewKind];

const allItems = async () => (await Promise.all(itemKinds.map(loadMagicItems))).flat();

async function allFeatures(): Promise<{ id: string; name: string; details: FeatureDetails }[]> {
  const loaded = await Promise.all(featureSources.map(async (source) => ({ source, rows: await loadFeatureDetails(source) })));
  return loaded.flatMap(({ source, rows }) =>
    rows.map((details) => {
      const whose = details.of ?? source;
      return { id: `${slugOf(whose)}-${slugOf(details.name)}`, name: `${details.name} (${whose})`, details };
    }),
  );
}

async function sourcesOf(kind: HomebrewKind): Promise<readonly CopySource[]> {
  if (kind === 'monster') return monsters;
  if (kind === 'spell') return spells;
  if (kind === 'feature') return allFeatures();
  return (await allItems()).map(({ name }) => ({ id: slugOf(name), name }));
}

/** Entries of the SRD with these letters in their names, those that begin with them first. */
export async function findCopySources(kind: HomebrewKind, query: string): Promise<CopySource[]> {
  const asked = query.trim().toLowerCase();
  const found = (await sourcesOf(kind)).filter(({ name }) => name.toLowerCase().includes(asked));
  const isFirst = ({ name }: CopySource) => name.toLowerCase().startsWith(asked);
  return [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))]
    .slice(0, limits.homebrewSources)
    .map(({ id, name }) => ({ id, name }));
}

async function spellDraft(id: string): Promise<Draft<'spell'> | null> {
  const spell = findSpell(id);
  const details = spell && (await loadSpellDetails(spell.level)).get(spell.name);
  if (!spell || !details) return null;
  const { id: _, name, classes, components, ...facts } = spell;
  const { text, activities, material, higher } = details;
  const more = { ...(material !== undefined && { material }), ...(higher !== undefined && { higher }) };
  return {
    kind: 'spell',
    name,
    text,
    activities,
    effects: [],
    facts: { ...facts, classes: [...classes], components: components.flatMap((each) => (isComponent(each) ? [each] : [])), ...more },
  };
}
const isComponent = (text: string): text is 'V' | 'S' | 'M' => text === 'V' || text === 'S' || text === 'M';

function itemDraft(item: MagicItem): Draft<'item'> {
  const { kind, base, rarity, attunement, curse, variants = [] } = item;
  const [variant] = variants;
  const body = { ...item, ...variant };
  const text = variant ? `${variant.text}\n\n${item.text}` : item.text;
  return {
    kind: 'item',
    name: variant ? variant.name : item.name,
    text: text.slice(0, limits.homebrewTextLength),
    activities: body.activities ?? [],
    effects: [...(item.effects ?? []), ...(variant?.effects ?? [])].slice(0, limits.homebrewEffects),
    facts: { kind, base, rarity: variant?.rarity ?? rarity, attunement, curse, bonus: body.bonus, charges: body.charges },
  };
}

/** Amounts that grow with the level of a class, as they are at first. */
function withoutScales({ scales = [], ...details }: FeatureDetails): FeatureDetails {
  const grown = new Map(scales.map(({ name, values }) => [name, values[0]?.[1] ?? '0']));
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(/@([a-zA-Z]+)/g, (all, name: string) => grown.get(name) ?? all);
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]));
  };
  return FeatureDetails.parse(replaced(details));
}

function featureDraft(given: FeatureDetails): Draft<'feature'> {
  const { name, of = '', text, activities = [], effects = [] } = withoutScales(given);
  const counted = activities.some(({ consumes = [] }) => consumes.some((each) => each.kind === 'use'));
  return {
    kind: 'feature',
    name,
    text,
    activities: activities.slice(0, limits.homebrewActivities),
    effects: effects.slice(0, limits.homebrewEffects),
    facts: { of, uses: counted ? { total: 2, back: 'longRest' } : null },
  };
}

/** What an entry of the SRD says, as the beginning of one of a campaign's own; null when there is no such entry. */
export async function copyEntry(kind: HomebrewKind, id: string): Promise<EntryDraft | null> {
  if (kind === 'monster') {
    const block = monsterOf(id);
    return block ? monsterDraftOf(block, (await loadMonsterDetails(block.type)).get(block.name)) : null;
  }
  if (kind === 'spell') return spellDraft(id);
  if (kind === 'feature') {
    const found = (await allFeatures()).find((each) => each.id === id);
    return found ? featureDraft(found.details) : null;
  }
  const item = (await allItems()).find(({ name }) => slugOf(name) === id);
  return item ? itemDraft(item) : null;
}
