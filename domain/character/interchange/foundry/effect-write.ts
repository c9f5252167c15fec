import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { reckonedChange, reckonedDuration } from '#domain/rules/activity/reckon-effect.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import { foundryChanges } from './change-keys.ts';
import type { FoundryChange } from './change-keys.ts';

/** An effect as Foundry keeps it, on an actor or on an item. */
export interface FoundryEffect {
  _id: string;
  name: string;
  type: 'base';
  /** Of an item: whether it always lies on whoever carries it. */
  transfer: boolean;
  disabled: boolean;
  changes: FoundryChange[];
  statuses: readonly string[];
  duration: { seconds: number | null; rounds: number | null; turns: number | null };
  description: string;
  flags: object;
}

const secondsIn = { round: 6, minute: 60, hour: 3600, day: 86_400, year: 31_536_000 } as const;
const idLength = 16;

/** An id as Foundry makes them, 16 letters and digits: a word of ours and a number. */
export function numberedId(word: string, index: number): string {
  return `${word}${String(index).padStart(idLength - word.length, '0')}`;
}

/** How long something lasts, as effects of Foundry count it; nothing for what it cannot count. */
function effectDuration(duration: Duration): FoundryEffect['duration'] {
  const open = { seconds: null, rounds: null, turns: null };
  if (duration.kind === 'turn') return { ...open, rounds: duration.whose === 'current' ? 0 : 1 };
  if (duration.kind !== 'time') return open;
  const { amount, unit } = duration;
  if (unit === 'round') return { ...open, rounds: amount };
  return { ...open, seconds: amount * secondsIn[unit], rounds: unit === 'minute' ? amount * 10 : null };
}

/** Changes of which something has no field in Foundry. */
export const unsaid = (changes: readonly Change[]): Change[] => changes.filter((change) => foundryChanges(change).length === 0);

/** An effect that lies on somebody now. What Foundry has no field for goes along in its flags, without who gave it. */
export function effectOnActor(effect: ActiveEffect, bearer: string, index: number): FoundryEffect {
  return {
    _id: numberedId('hearthloreeff', index),
    name: effect.name,
    type: 'base',
    transfer: false,
    disabled: false,
    changes: effect.changes.flatMap(foundryChanges),
    statuses: effect.conditions ?? [],
    duration: effectDuration(effect.duration),
    description: effect.text,
    flags: { hearthlore: { effect: { ...effect, from: null, until: null }, own: effect.from === bearer } },
  };
}

/** Whose effects an item has. */
export interface EffectOwner {
  name: string;
  duration: Duration;
  values: FormulaValues;
  /** Whether they always lie on whoever has the item. */
  isConstant: boolean;
  /** Changes that an effect of a constant item leaves out: what the numbers of the actor already hold. */
  leavesOut?: (change: Change) => boolean;
}

/** The effects that something leaves, or always has, as an item of Foundry keeps them; those that change nothing there are left out. */
export function effectsOnItem(effects: readonly LastingEffect[], owner: EffectOwner, from: number): FoundryEffect[] {
  const { name, duration, values, isConstant, leavesOut = () => false } = owner;
  const written = effects.map((effect): FoundryEffect => {
    const { changes = [], conditions = [], exhaustion } = effect;
    const reckoned = changes.filter((each) => !leavesOut(each)).flatMap((change) => reckonedChange(change, values) ?? []);
    const statuses = [...conditions, ...(exhaustion === undefined ? [] : ['exhaustion'])];
    return {
      _id: '',
      name: effect.name ?? name,
      type: 'base',
      transfer: isConstant,
      disabled: false,
      changes: reckoned.flatMap(foundryChanges),
      statuses,
      duration: isConstant ? effectDuration({ kind: 'permanent' }) : effectDuration(reckonedDuration(effect.duration ?? duration, values)),
      description: effect.text ?? '',
      flags: {},
    };
  });
  const kept = isConstant ? written.filter(({ changes, statuses }) => changes.length > 0 || statuses.length > 0) : written;
  return kept.map((effect, index) => ({ ...effect, _id: numberedId('hearthloreeff', from + index) }));
}
