import type { Activity } from '#domain/rules/activity/activity.ts';
import { isOfOwnTurn } from '#domain/rules/activity/own-turn.ts';
import { dueOf, isLater, layersOf } from '#domain/rules/activity/later-activity.ts';
import { durationOfSpell } from '#domain/character/effects/duration.ts';
import { raisesWall } from '#domain/rules/activity/targeting.ts';
import { turnTimeOf } from '#domain/srd/spells/casting-time.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import type { CreatureSpell } from '#domain/rules/spell-data.ts';
import type { UsedActivity } from './used-activity.ts';

const times: Partial<Record<NonNullable<Activity['activation']>['kind'], UsedActivity['takes']>> = {
  action: 'action',
  bonusAction: 'bonusAction',
  reaction: 'reaction',
};

/** Whether something that is used follows an earlier use: of a spell as above, of a feature what it does while it lasts. */
export function isLaterUse({ kind, activity }: Pick<UsedActivity, 'kind' | 'activity'>): boolean {
  return kind === 'spell' ? isLater(activity) : activity.while === 'active';
}

/** Whether something costs no time and answers what others do, in their turns too; no spell is cast so. */
export function isForAnyTurn(used: Pick<UsedActivity, 'kind' | 'activity' | 'takes'>): boolean {
  return used.takes === 'free' && !isOfOwnTurn(used.activity) && (used.kind !== 'spell' || isLaterUse(used));
}

/** A spell as a creature casts it: its stat block may say that it takes a bonus action (SRD 5.2.1, Divine Aid and the like). */
export function castByCreature(spell: Spell, { takes }: Pick<CreatureSpell, 'takes'>): Spell {
  return takes === 'bonusAction' ? { ...spell, castingTime: 'bonus action' } : spell;
}

/** A spell of the SRD with one of its activities, ready to be used. */
export function usedSpell(
  { id, name, level, castingTime, concentration, duration }: Spell,
  activities: readonly Activity[],
  activity: Activity,
): UsedActivity {
  // What a spell does later on is no casting: it takes what it says itself.
  const later = isLater(activity);
  const own = activity.activation && (times[activity.activation.kind] ?? 'free');
  const takes = later ? (own ?? 'free') : turnTimeOf(castingTime);
  const due = dueOf(activities);
  const goesOn = due !== undefined || activities.some(isLater) || activities.some(raisesWall);
  const stays = later ? undefined : due;
  const burns = stays && activities.find(({ burnsAway }) => burnsAway === true);
  const layers = stays ? layersOf(activities) : [];
  const area = { ...(stays && { stays }), ...(burns && { burns }), ...(layers.length > 0 && { layers }) };
  const common = { id, name, level, takes, concentration, goesOn, activity, ...area };
  return { kind: 'spell', ...common, duration: durationOfSpell(duration), numbers: null };
}
