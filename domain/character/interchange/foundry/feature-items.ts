import type { Change } from '#domain/rules/activity/change.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { Character } from '#domain/character/character.ts';
import { chosenOptions } from '#domain/character/options/feature-options.ts';
import { eachFeature, levelOfWay } from '#domain/character/effects/feature-ways.ts';
import { wornArmor } from '#domain/character/sheet/equipment.ts';
import type { Feature } from '#domain/character/sheet/features.ts';
import { useIdOf, usesOf } from '#domain/character/sheet/uses.ts';
import type { Use } from '#domain/character/sheet/uses.ts';
import { feats } from '#domain/srd/feats.ts';
import { featureWays } from '#domain/srd/features/feature-ways.ts';
import { detailsOf, sourceOf } from '#domain/srd/features/load-features.ts';
import type { HomebrewFeature } from '#domain/homebrew/entry.ts';
import { featuresGiven, ownFeatureDetails } from '#domain/homebrew/own-features.ts';
import { contentIdOf, entryIdOf } from '#domain/homebrew-id.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { writeActivities } from './activity-write.ts';
import type { Done } from './activity-write.ts';
import type { FoundryContent } from './content.ts';
import { effectsOnItem, numberedId } from './effect-write.ts';
import { ownFields } from './own-entry.ts';
import { ownerOf } from './owner.ts';
import type { Losses } from './owner.ts';
import { usesSystem, useIdentifier } from './uses.ts';
import type { WrittenItem } from './written-item.ts';

/** A feature with the use that it counts and the id of its item. */
interface Held {
  feature: Feature;
  use: Use | null;
  id: string;
}

const kinds = {
  species: 'race',
  class: 'class',
  subclass: 'class',
  feat: 'feat',
  background: 'background',
  homebrew: 'feat',
  form: 'feat',
} as const;

/** Every feature but those of a background, with its use; and uses that no feature is called after. */
function heldBy(character: Character): { held: Held[]; loose: Use[] } {
  const uses = usesOf(character);
  const features = eachFeature(character).filter(({ from }) => from !== 'background' && from !== 'homebrew' && from !== 'form');
  const taken = new Set<string>();
  const held = features.map((feature, index): Held => {
    const slug = slugOf(feature.name);
    const of = feature.class === null ? slug : useIdOf(character, feature.class, slug);
    const use = uses.find((each) => each.id === of && !taken.has(each.id)) ?? null;
    if (use) taken.add(use.id);
    return { feature, use, id: numberedId('feature', index) };
  });
  return { held, loose: uses.filter(({ id }) => !taken.has(id) && entryIdOf(id) === null) };
}

/** What the numbers of an actor hold already, so that no effect adds it again. */
function isInNumbers(change: Change): boolean {
  switch (change.on) {
    case 'hitPointMaximum':
    case 'abilityScore':
    case 'speed':
      return true;
    case 'armorClass':
      return change.base !== undefined;
    case 'savingThrows':
      return change.proficient === true;
    case 'abilityChecks':
      return change.proficient !== undefined;
    default:
      return false;
  }
}

/** Effects that always hold, those for whoever wears armor judged by what is worn now. */
function constantEffects(effects: readonly LastingEffect[], character: Character): LastingEffect[] {
  const judged = (change: Change): Change[] => {
    if (change.on !== 'armorClass' || change.when?.startsWith('while you wear Light') !== true) return [change];
    return wornArmor(character) ? [{ ...change, when: undefined }] : [];
  };
  return effects.map((effect) => ({ ...effect, changes: (effect.changes ?? []).flatMap(judged) }));
}

function doneBy({ feature, use }: Held, all: Items, character: Character, content: FoundryContent, losses: Losses): Done {
  const { name, class: of } = feature;
  const source = sourceOf(feature);
  const details = source === null ? undefined : detailsOf(content.features.get(source) ?? [], feature, character.species);
  if (!details) return { activities: {}, effects: [] };
  const level = levelOfWay(character, feature);
  const ways = featureWays(details, { lineage: character.lineage, level, chosen: chosenOptions(character, of, name) });
  const idOf = (id: string) => (of === null ? id : useIdOf(character, of, id));
  const countedIn = (id: string) => (id === '' || idOf(id) === use?.id ? (use ? '' : null) : (all.idOfUse.get(idOf(id)) ?? null));
  const owner = { ...ownerOf(character, { name, class: of, scales: details.scales }, losses), countedIn };
  const done = writeActivities(
    ways.map((way) => ({ ...way.activity, name: way.name })),
    owner,
  );
  const own = (details.options ?? []).filter((option) => option.name === character.lineage).flatMap(({ effects = [] }) => effects);
  const always = constantEffects([...(details.effects ?? []), ...own], character);
  const constant = { name, duration: { kind: 'permanent' } as const, values: owner.values, isConstant: true, leavesOut: isInNumbers };
  return { activities: done.activities, effects: [...done.effects, ...effectsOnItem(always, constant, done.effects.length)] };
}

/** The items of everything a character has of features, by the uses that they count. */
interface Items {
  held: readonly Held[];
  idOfUse: ReadonlyMap<string, string>;
}

function featureItem(each: Held, all: Items, character: Character, content: FoundryContent, losses: Losses): WrittenItem {
  const { feature, use, id } = each;
  const { activities, effects } = doneBy(each, all, character, content, losses);
  const identifier = use ? useIdentifier(use.id) : slugOf(feature.name);
  return {
    _id: id,
    name: feature.name,
    type: 'feat',
    system: {
      identifier,
      type: { value: kinds[feature.from], subtype: '' },
      ...(use && { uses: usesSystem(use) }),
      ...(Object.keys(activities).length > 0 && { activities }),
    },
    ...(effects.length > 0 && { effects }),
  };
}

/** A feature of homebrew that was given, with the uses that it counts. */
function ownFeatureItem(entry: HomebrewFeature, index: number, character: Character, content: FoundryContent, losses: Losses): WrittenItem {
  const { id, name, facts } = entry;
  const contentId = contentIdOf(id);
  const use = usesOf(character).find((each) => each.id === contentId) ?? null;
  const countedIn = () => (use ? '' : null);
  const owner = { ...ownerOf(character, { name, class: null }, losses), countedIn };
  const [details] = ownFeatureDetails({ homebrew: [entry] });
  const { activities, effects } = writeActivities(details?.activities ?? [], owner);
  const constant = { name, duration: { kind: 'permanent' } as const, values: owner.values, isConstant: true, leavesOut: isInNumbers };
  const always = effectsOnItem(constantEffects(entry.effects, character), constant, effects.length);
  const own = ownFields(content.own.get(contentId));
  return {
    _id: numberedId('homebrew', index),
    name,
    type: 'feat',
    system: {
      identifier: contentId,
      type: { value: 'feat', subtype: '' },
      requirements: facts.of,
      ...(use && { uses: usesSystem(use) }),
      activities,
      ...own.system,
    },
    effects: [...effects, ...always],
    ...own.flags,
  };
}

/** Every feature of class and species as an item, feats in the order in which they were taken, and uses that no feature counts. */
export function featureItems(character: Character, content: FoundryContent, losses: Losses): WrittenItem[] {
  const { held, loose } = heldBy(character);
  const looseIds = loose.map((use, index): [string, string] => [use.id, numberedId('uses', index)]);
  const idOfUse = new Map([...held.flatMap(({ use, id }): [string, string][] => (use ? [[use.id, id]] : [])), ...looseIds]);
  const all: Items = { held, idOfUse };
  const written = new Set<string>();
  const takenFeats = character.feats.map(({ feat }): WrittenItem => {
    const plain = { name: feats[feat].name, type: 'feat', system: { identifier: feat, type: { value: 'feat' } } };
    const first = held.find(({ feature }) => feature.from === 'feat' && feature.name === plain.name);
    if (!first || written.has(feat)) return plain;
    written.add(feat);
    const item = featureItem(first, all, character, content, losses);
    return { ...item, system: { ...item.system, identifier: feat } };
  });
  const others = held.filter(({ feature }) => feature.from !== 'feat');
  return [
    ...others.map((each) => featureItem(each, all, character, content, losses)),
    ...takenFeats,
    ...featuresGiven(character).map((entry, index) => ownFeatureItem(entry, index, character, content, losses)),
    ...loose.map((use) => ({
      _id: idOfUse.get(use.id) ?? '',
      name: use.name,
      type: 'feat',
      system: { identifier: useIdentifier(use.id), type: { value: 'class', subtype: '' }, uses: usesSystem(use) },
    })),
  ];
}
