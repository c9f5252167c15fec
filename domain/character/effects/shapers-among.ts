import { durationOfSpell } from '#domain/character/effects/duration.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import type { Shaping } from '#domain/rules/activity/activation.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { isChangedBy } from '#domain/srd/spells/spell-shaping.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** What a way does to a spell that is cast; undefined for one that changes none. */
export const shapingOf = ({ activity }: Pick<Way, 'activity'>): Shaping | undefined => activity.activation?.cast?.shaping;

/** Damage of an attack is rolled later, from its card: nothing of the cast reaches it. */
const onDamage: readonly Shaping['does'][] = ['rollDamageAgain', 'maximize', 'changeType'];

/** What of some ways changes this spell when it is cast on a sheet; `activities` are what the spell does. */
export function shapersAmong(ways: readonly Way[], spell: Spell, activities: readonly Activity[], activityId?: string): Way[] {
  const casting = activities.filter((each) => !isLater(each));
  const activity = casting.find(({ id }) => id !== undefined && id === activityId) ?? casting[0];
  if (!activity) return [];
  const takes = spell.castingTime.startsWith('action') ? 'action' : spell.castingTime;
  const used = { level: spell.level, takes, duration: durationOfSpell(spell.duration), activity, isLater: false };
  return ways.filter((way) => {
    const does = shapingOf(way)?.does;
    if (does === undefined || !isChangedBy(way.activity, used, spell)) return false;
    return activity.kind !== 'attack' || !onDamage.includes(does);
  });
}
