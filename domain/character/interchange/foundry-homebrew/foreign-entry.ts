import { z } from 'zod';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { limits } from '#domain/limits/limits.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import type { FoundryItem } from '#domain/character/interchange/foundry-actor.ts';
import { GivenCasting } from './activity-given.ts';
import { activityIn } from './activity-read.ts';
import type { ReadOwner } from './read-owner.ts';
import { contentUuid } from './content-uuid.ts';
import { earlierActivity } from './earlier-activity.ts';
import { featureFactsIn, isUsedUp, itemFactsIn, spellFactsIn } from './foreign-facts.ts';
import { itemEffectsIn } from './item-effects-read.ts';
import { descriptionIn } from '#domain/character/interchange/foundry/own-entry.ts';
import type { ItemHomebrew } from '#domain/character/interchange/foundry/own-entry.ts';
import { fieldName } from '#domain/character/interchange/foundry/safe-keys.ts';

/** An entry that was made of an item of elsewhere, and what of the item has no place in it. */
export interface ForeignEntry {
  entry: HomebrewEntry | null;
  lost: string[];
}

const Base = z.looseObject({ base: z.unknown() }).catch({ base: null });

function activitiesIn(item: FoundryItem, owner: ReadOwner): Activity[] {
  const { activities } = item.system;
  const given: unknown[] = typeof activities === 'object' && activities !== null ? Object.values(activities) : [];
  const earlier = given.length === 0 ? earlierActivity(item) : null;
  const list = earlier ? [earlier] : given;
  if (list.length > limits.homebrewActivities) owner.lose(`${list.length - limits.homebrewActivities} activities`);
  return list.slice(0, limits.homebrewActivities).flatMap((each) => activityIn(each, owner) ?? []);
}

/** Activities of what is used up with its use. */
const usingUp = (activities: readonly Activity[]) =>
  activities.map((each) => ({
    ...each,
    consumes: [...(each.consumes ?? []).filter(({ kind }) => kind !== 'charges'), { kind: 'item' as const }],
  }));

/** An entry of homebrew made of the fields of an item of elsewhere. Null where there is nothing to make one of: the item is but a name. */
export function foreignEntry(item: FoundryItem, kind: ItemHomebrew, of: ClassId): ForeignEntry {
  const lost = new Set<string>();
  const lose = (what: string) => void lost.add(what);
  const { always, left } = itemEffectsIn(item, lose);
  const isCantrip = kind === 'spell' && (item.system.level ?? 0) === 0;
  const { base } = Base.parse(item.system.damage);
  const target = kind === 'spell' ? GivenCasting.parse(item.system).target : null;
  const read = activitiesIn(item, { kind, isCantrip, isWeapon: item.type === 'weapon', base, effects: left, target, lose });
  const activities = kind === 'item' && isUsedUp(item) ? usingUp(read) : read;
  const description = descriptionIn(item);
  const text = description.slice(0, limits.homebrewTextLength).toWellFormed().trim();
  if (text.length < description.length) lose('the end of its description');
  const isMagical = item.system['rarity'] !== undefined && item.system['rarity'] !== '' && item.system['rarity'] !== 'common';
  const does = activities.length > 0 || always.length > 0;
  if (!does && (kind === 'item' ? !isMagical : text === '')) return { entry: null, lost: [] };
  if (always.length > limits.homebrewEffects) lose(`${always.length - limits.homebrewEffects} effects`);
  const effects = always.slice(0, limits.homebrewEffects);
  const facts = kind === 'item' ? itemFactsIn(item, lose) : kind === 'spell' ? spellFactsIn(item, of, lose) : featureFactsIn(item, lose);
  const name = withoutHiddenCharacters(item.name).trim().slice(0, limits.homebrewNameLength).toWellFormed().trim();
  const draft = { kind, name, text, activities, effects, facts };
  const made = HomebrewEntry.safeParse({ id: contentUuid(draft), ...draft });
  if (made.success) return { entry: made.data, lost: [...lost] };
  const [issue] = made.error.issues;
  return { entry: null, lost: [`${fieldName(issue?.path ?? [])}: ${issue?.message ?? ''}`] };
}
