import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Activation } from '#domain/rules/activity/activation.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import type { Reach, Targets } from '#domain/rules/activity/reach.ts';

const activationTypes: Record<Activation['kind'], string> = {
  action: 'action',
  bonusAction: 'bonus',
  reaction: 'reaction',
  attack: 'special',
  free: 'special',
  minutes: 'minute',
  hours: 'hour',
  legendary: 'legendary',
  none: '',
};

/** What it costs to use something. */
export function foundryActivation(activation: Activation | undefined) {
  const { kind = 'none', amount = null, trigger = '' } = activation ?? {};
  return { type: activationTypes[kind], value: amount, condition: trigger };
}

/** The same of a spell’s casting time, as it stands in its facts: "bonus action", "10 minutes". */
export function castingTimeOf(text: string) {
  const [, amount, unit] = /^(\d+) (minute|hour)s?$/.exec(text) ?? [];
  if (amount !== undefined && unit !== undefined) return { type: unit, value: Number(amount), condition: '' };
  const [word = ''] = text.split(' ');
  const type = ['action', 'bonus', 'reaction'].find((each) => each === word) ?? 'special';
  return { type, value: type === 'special' ? null : 1, condition: type === word ? '' : text };
}

/** How far something reaches. */
export function foundryRange(reach: Reach | undefined) {
  const far = { value: '', units: '', special: '' };
  switch (reach?.kind) {
    case 'self':
    case 'touch':
      return { ...far, units: reach.kind };
    case 'feet':
      return { ...far, value: String(reach.feet), units: 'ft' };
    case 'miles':
      return { ...far, value: String(reach.miles), units: 'mi' };
    case 'unlimited':
      return { ...far, units: 'any' };
    case 'sight':
      return { ...far, units: 'spec', special: 'sight' };
    default:
      return far;
  }
}

/** The same of a spell’s range, as it stands in its facts: "60 feet", "self". */
export function spellRangeOf(text: string) {
  const [, amount, unit] = /^(\d+) (feet|mile|miles)$/.exec(text) ?? [];
  if (amount !== undefined) return { value: amount, units: unit === 'feet' ? 'ft' : 'mi', special: '' };
  const units = new Map([
    ['self', 'self'],
    ['touch', 'touch'],
    ['unlimited', 'any'],
  ]).get(text);
  return { value: '', units: units ?? 'spec', special: units === undefined ? text : '' };
}

const targetTypes: Record<Targets['who'], string> = {
  self: 'self',
  creature: 'creature',
  ally: 'ally',
  enemy: 'enemy',
  object: 'object',
  creatureOrObject: 'creatureOrObject',
  corpse: 'any',
  point: 'space',
};

const text = (value: number | undefined) => (value === undefined ? '' : String(value));

/** A number that grows with the slot of a spell of this level. */
function growing(base: number, perSlot: number | undefined, level: number): string {
  if (perSlot === undefined || level === 0) return String(base);
  const least = base - perSlot * level;
  const grown = perSlot === 1 ? '@item.level' : `${perSlot} * @item.level`;
  return least === 0 ? grown : `${grown} ${least < 0 ? '-' : '+'} ${Math.abs(least)}`;
}

function templateOf(area: Targets['area'], level: number) {
  const none = { count: '', contiguous: false, type: '', size: '', width: '', height: '', units: 'ft' };
  if (!area) return none;
  const { shape, feet, width, height, count, feetPerSlot } = area;
  return {
    ...none,
    type: shape === 'emanation' ? 'radius' : shape,
    size: growing(feet, feetPerSlot, level),
    width: text(width),
    height: text(height),
    count: text(count),
  };
}

function countOf(activity: Activity, level: number): string {
  const strikes = activity.kind === 'attack' ? activity.attack.count : activity.kind === 'damage' ? activity.count : undefined;
  const { count = 1, perSlot } = activity.targets ?? {};
  if (strikes) return growing(strikes.base, strikes.perSlot, level);
  return typeof count === 'number' ? growing(count, perSlot, level) : '';
}

/** Whom an activity of something of this level falls on, and in what area. */
export function foundryTarget(activity: Activity, level: number) {
  const { targets } = activity;
  const isOwn = activity.kind === 'effect' || activity.kind === 'utility' || activity.kind === 'heal';
  const who = targets?.who ?? (isOwn ? 'self' : 'creature');
  const affects = {
    count: who === 'self' ? '' : countOf(activity, level),
    type: targetTypes[who],
    choice: targets?.chosen === true,
    special: targets?.only ?? '',
  };
  return { template: templateOf(targets?.area, level), affects, prompt: targets?.area !== undefined };
}

/** How long something lasts. */
export function foundryDuration(duration: Duration | undefined, concentration: boolean) {
  const lasts = { value: '', units: 'inst', special: '', concentration };
  switch (duration?.kind) {
    case 'time':
      return { ...lasts, value: String(duration.amount), units: duration.unit };
    case 'turn':
      return { ...lasts, value: '1', units: 'turn' };
    case 'rest':
      return { ...lasts, units: 'spec', special: `until a ${duration.rest} rest` };
    case 'untilDispelled':
      return { ...lasts, units: 'disp' };
    case 'permanent':
      return { ...lasts, units: 'perm' };
    default:
      return lasts;
  }
}
