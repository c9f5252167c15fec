import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import type { UsedSpell } from './used-spell.ts';

const units = ['round', 'minute', 'hour', 'day', 'year'] as const;

/** How long a spell lasts, from the words of its facts: "1 minute", "up to 8 hours", "until dispelled". */
function durationOf(text: string): Duration {
  if (text.startsWith('until dispelled') || text === 'special') return { kind: 'untilDispelled' };
  const [, amount = '', word = ''] = /(\d+) (round|minute|hour|day|year)s?$/.exec(text) ?? [];
  const unit = units.find((each) => each === word);
  return unit ? { kind: 'time', amount: Number(amount), unit } : { kind: 'instant' };
}

function timeOf(castingTime: string): UsedSpell['takes'] {
  if (castingTime.startsWith('action')) return 'action';
  if (castingTime === 'bonus action') return 'bonusAction';
  return castingTime === 'reaction' ? 'reaction' : 'long';
}

const times: Partial<Record<NonNullable<Activity['activation']>['kind'], UsedSpell['takes']>> = {
  action: 'action',
  bonusAction: 'bonusAction',
  reaction: 'reaction',
};

/** A spell of the SRD with one of its activities, ready to be used. */
export function usedSpell(
  { id, name, level, castingTime, concentration, duration }: Spell,
  activities: readonly Activity[],
  activity: Activity,
): UsedSpell {
  // What a spell does later on, while it lasts, is no casting: it takes what it says itself.
  const later = activity.while === 'active';
  const own = activity.activation && (times[activity.activation.kind] ?? 'free');
  const takes = later ? (own ?? 'free') : timeOf(castingTime);
  const goesOn = activities.some((each) => each.while === 'active');
  return { id, name, level, takes, concentration, duration: durationOf(duration), goesOn, activity };
}
