import type { GivenActivity } from './activity-given.ts';
import type { ReadOwner } from './read-owner.ts';
import { formulaOf } from './formulas-read.ts';

type Given = GivenActivity;

const plainActivations = new Map([
  ['action', 'action'],
  ['bonus', 'bonusAction'],
]);
const timed = new Map([
  ['minute', 'minutes'],
  ['hour', 'hours'],
]);

/** What it costs to use something; of a spell only where the activity has its own. */
export function activationIn({ activation }: Given, owner: ReadOwner): object {
  const { override, type, value, condition } = activation;
  if (owner.kind === 'spell' && !override) return {};
  const trigger = condition.trim().slice(0, 240);
  const said = trigger === '' ? {} : { trigger };
  const plain = plainActivations.get(type);
  const time = timed.get(type);
  if (plain !== undefined) return { activation: { kind: plain, ...said } };
  if (time !== undefined) return { activation: { kind: time, amount: Math.min(100, value ?? 1), ...said } };
  if (type === 'reaction') return { activation: { kind: 'reaction', ...said } };
  if (type === 'special') return { activation: { kind: 'free', ...said } };
  if (type === 'legendary') return { activation: { kind: 'legendary', amount: Math.min(100, value ?? 1), ...said } };
  if (type !== '' && type !== 'none') owner.lose(`the activation ${type}`);
  return {};
}

/** How far it reaches; of a spell only where the activity has its own range. */
export function reachIn({ range }: Given, owner: ReadOwner): object {
  const { override, value, units, special } = range;
  if (owner.kind === 'spell' && !override) return {};
  if (units === 'self' || units === 'touch') return { reach: { kind: units } };
  if (units === 'any') return { reach: { kind: 'unlimited' } };
  if (units === 'ft' && value !== null) return { reach: { kind: 'feet', feet: Math.min(5280, value) } };
  if (units === 'mi' && value !== null) return { reach: { kind: 'miles', miles: Math.min(1000, value) } };
  if (units === 'spec' && special === 'sight') return { reach: { kind: 'sight' } };
  if (units !== '' && units !== 'ft') owner.lose(`the range ${special || units}`);
  return {};
}

const people = new Map([
  ['self', 'self'],
  ['creature', 'creature'],
  ['ally', 'ally'],
  ['willing', 'ally'],
  ['enemy', 'enemy'],
  ['object', 'object'],
  ['creatureOrObject', 'creatureOrObject'],
  ['any', 'creature'],
  ['space', 'point'],
]);
const shapes = new Map([
  ['radius', 'emanation'],
  ['circle', 'sphere'],
  ...['cone', 'cube', 'cylinder', 'line', 'sphere', 'square', 'wall'].map((each): [string, string] => [each, each]),
]);
const feet = (size: number) => Math.min(5280, size);

function areaIn({ template: { type, size, width, height } }: Given['target'], owner: ReadOwner): object | null {
  const shape = shapes.get(type);
  if (type === '') return null;
  if (shape === undefined || size === null) owner.lose(`an area (${type})`);
  if (shape === undefined || size === null) return null;
  return { shape, feet: feet(size), ...(width !== null && { width: feet(width) }), ...(height !== null && { height: feet(height) }) };
}

/** Whom it falls on, and in which area. */
export function targetsIn({ target: own }: Given, owner: ReadOwner): object {
  const isSaid = own.override || own.template.type !== '' || own.affects.type !== '';
  const target = isSaid ? own : (owner.target ?? own);
  const { affects } = target;
  const area = areaIn(target, owner);
  const who = people.get(affects.type) ?? (area ? 'creature' : null);
  if (affects.type !== '' && !people.has(affects.type)) owner.lose(`the target ${affects.type}`);
  if (who === null) return {};
  const number = Number(affects.count);
  const isNumber = affects.count !== '' && Number.isInteger(number) && number >= 1 && number <= 100;
  if (affects.count !== '' && !isNumber) owner.lose(`${affects.count} targets`);
  const only = affects.special.trim().slice(0, 120);
  return {
    targets: {
      who,
      ...(isNumber ? { count: number } : area && { count: 'area' }),
      ...(area && { area }),
      ...(affects.choice && { chosen: true }),
      ...(only !== '' && { only }),
    },
  };
}

const whole = (text: string, most: number): number | null => {
  const number = text === '' ? 1 : Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
};

/** Uses that an activity counts by itself. */
function ownUses({ uses: { max, recovery } }: Given): object | null {
  const times = whole(max, 20);
  const [{ period, formula } = { period: '', formula: '' }] = recovery;
  if (period === 'recharge') return { kind: 'recharge', from: whole(formula, 6) ?? 6 };
  if (period === 'turnStart' || period === 'turn') return { kind: 'oncePerTurn' };
  if (times === null) return null;
  if (period === 'day' || period === 'dawn') return { kind: 'perDay', times };
  return period === 'lr' || period === 'sr' ? { kind: 'perRest', rest: period === 'lr' ? 'long' : 'short', times } : null;
}

function spentBy({ type, target, value }: Given['consumption']['targets'][number], given: Given, owner: ReadOwner): object | null {
  if (type === 'itemUses' && target === '' && owner.kind === 'feature') {
    const amount = formulaOf(value);
    return { kind: 'use', id: 'self', ...(amount !== null && amount !== '1' && { amount }) };
  }
  const amount = whole(value, 50);
  if (type === 'itemUses' && target === '' && owner.kind === 'item') return amount === null ? null : { kind: 'charges', amount };
  if (type === 'hitDice') return amount === null ? null : { kind: 'hitDie', amount: Math.min(20, amount) };
  if (type === 'spellSlots') return { kind: 'slot', level: whole(target, 9) ?? 1 };
  return type === 'activityUses' ? ownUses(given) : null;
}

/** What is spent. */
export function consumptionIn(given: Given, owner: ReadOwner): object {
  const read = given.consumption.targets.map((each) => spentBy(each, given, owner));
  if (read.includes(null)) owner.lose('what an activity spends');
  const consumes = read.filter((each) => each !== null);
  return consumes.length > 0 ? { consumes } : {};
}
