import { abilityMark } from '#domain/rules/ability.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Consumption } from '#domain/rules/activity/activation.ts';
import type { DueMoment } from '#domain/rules/activity/areas/area-fields.ts';
import type { WrittenDuration } from '#domain/rules/activity/duration.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { Reach, Targets } from '#domain/rules/activity/reach.ts';
import { tellChange } from './tell-change.ts';
import { durationText } from './tell-duration.ts';
import { areaText } from './area-text.ts';

type ActivityOf<Kind extends Activity['kind']> = Extract<Activity, { kind: Kind }>;
type DamagePart = NonNullable<ActivityOf<'save'>['damage']>[number];

/** Where nothing says more of a formula, its names are told as words: `1d8+@strength` is "1d8 + STR". */
function amount(formula: string): string {
  return formula
    .replaceAll(/@([a-z][A-Za-z]*)/g, (_, name: string) => names[name] ?? name)
    .replaceAll(/\s*([+-])\s*/g, ' $1 ')
    .trim();
}
const names: Readonly<Record<string, string>> = {
  strength: 'STR',
  dexterity: 'DEX',
  constitution: 'CON',
  intelligence: 'INT',
  wisdom: 'WIS',
  charisma: 'CHA',
  ability: 'ability modifier',
  proficiency: 'proficiency bonus',
  slot: 'slot level',
};

const activations: Record<NonNullable<Activity['activation']>['kind'], string> = {
  action: 'Action',
  bonusAction: 'Bonus action',
  reaction: 'Reaction',
  attack: 'Part of an attack',
  free: 'No action',
  minutes: 'minutes',
  hours: 'hours',
  legendary: 'Legendary action',
  none: '',
};

function activationText({ activation }: Activity): string {
  if (!activation) return '';
  const { kind, amount: count = 1, trigger } = activation;
  const one = kind === 'minutes' || kind === 'hours' ? `${count} ${count === 1 ? kind.slice(0, -1) : kind}` : activations[kind];
  return trigger === undefined ? one : `${one}, ${trigger}`;
}

function reachText(reach: Reach): string {
  switch (reach.kind) {
    case 'self':
      return 'self';
    case 'touch':
      return 'touch';
    case 'feet':
      return reach.long === undefined ? `${reach.feet} ft.` : `${reach.feet}/${reach.long} ft.`;
    case 'miles':
      return `${reach.miles} ${reach.miles === 1 ? 'mile' : 'miles'}`;
    case 'sight':
      return 'in sight';
    case 'unlimited':
      return 'any distance';
    case 'weapon':
      return 'reach of the weapon';
  }
}

function targetsText({ who, count, area, only }: Targets): string {
  const others = typeof count === 'number' && count > 1 ? `up to ${count} targets` : '';
  const whom = area ? areaText(area) : who === 'self' ? 'yourself' : others;
  return [whom, only ?? ''].filter((word) => word !== '').join(', ');
}

/** The damage of one part, and what says when it grows or is dealt; empty where it is always the same. */
function partText({ formula, types, perSlot, cantrip, when }: DamagePart): { dealt: string; more: string } {
  const grows =
    perSlot === undefined ? (cantrip === true ? ', more at levels 5, 11 and 17' : '') : `, ${amount(perSlot)} more per slot level`;
  return { dealt: `${amount(formula)} ${types.join(' or ')}`, more: `${grows}${when === undefined ? '' : ` (${when})`}` };
}

function damageText(parts: readonly DamagePart[] = []): string {
  const told = parts.map(partText);
  if (told.length === 0) return '';
  if (told.every(({ more }) => more === '')) return `${told.map(({ dealt }) => dealt).join(' plus ')} damage`;
  return told.map(({ dealt, more }) => `${dealt} damage${more}`).join(' plus ');
}

function saveText({ abilities, dc, onSave }: ActivityOf<'save'>['save'], hasDamage: boolean): string {
  const against =
    dc === undefined || dc === 'spell' ? '' : typeof dc === 'number' ? ` DC ${dc}` : ` DC 8 + proficiency + ${abilityMark(dc.ability)}`;
  const half = !hasDamage ? '' : onSave === 'half' ? ', half on a success' : ', nothing on a success';
  return `${abilities.map(abilityMark).join(' or ')} save${against}${half}`;
}

/** What healing gives, with the verb for it. */
const given: Record<ActivityOf<'heal'>['healing'][number]['what'], (points: string) => string> = {
  hitPoints: (points) => `regains ${points} hit points`,
  temporaryHitPoints: (points) => `gains ${points} temporary hit points`,
  hitPointMaximum: (points) => `gains ${points} hit point maximum`,
};

function healingText({ formula, what, perSlot }: ActivityOf<'heal'>['healing'][number]): string {
  const more = perSlot === undefined ? '' : `, ${amount(perSlot)} more per slot level`;
  return formula === 'all' ? 'regains all hit points' : `${given[what](amount(formula))}${more}`;
}

/** What the kind of an activity rolls and does. */
function deedText(activity: Activity): string[] {
  switch (activity.kind) {
    case 'attack': {
      const { form, bonus, ability } = activity.attack;
      const added =
        bonus === undefined ? (ability === undefined ? '' : `, ${abilityMark(ability)}`) : `, ${bonus < 0 ? bonus : `+${bonus}`} to hit`;
      const saved = activity.save ? [`on a hit ${saveText(activity.save, false)}`] : [];
      return [`${form} attack${added}`, damageText(activity.damage), ...saved];
    }
    case 'save':
      return [saveText(activity.save, (activity.damage ?? []).length > 0), damageText(activity.damage)];
    case 'check': {
      const { abilities, skills = [], dc } = activity.check;
      const against = typeof dc === 'number' ? ` DC ${dc}` : '';
      return [`${[...abilities.map(abilityMark), ...skills].join(' or ')} check${against}`, damageText(activity.damage)];
    }
    case 'damage':
      return [damageText(activity.damage)];
    case 'heal':
      return activity.healing.map(healingText);
    case 'summon':
      return activity.creatures.map(({ monster, count }) => `summons ${count === undefined ? '' : `${amount(count)} `}${monster}`);
    case 'utility':
      return activity.roll ? [`rolls ${amount(activity.roll.formula)}: ${activity.roll.label}`] : [];
    case 'effect':
      return [];
  }
}

function consumptionText(spent: Consumption): string {
  switch (spent.kind) {
    case 'recharge':
      return spent.from < 6 ? `Recharge ${spent.from}–6` : 'Recharge 6';
    case 'perDay':
      return `${spent.times}/day`;
    case 'perRest':
      return `${spent.times} per ${spent.rest} rest`;
    case 'charges':
      return `${spent.amount} ${spent.amount === 1 ? 'charge' : 'charges'}`;
    case 'use':
      return 'one use';
    case 'slot':
      return spent.level === undefined ? 'a spell slot' : `a slot of level ${spent.level}`;
    case 'hitDie':
      return `${spent.amount} hit ${spent.amount === 1 ? 'die' : 'dice'}`;
    case 'oncePerTurn':
      return 'once a turn';
    case 'ammunition':
      return 'ammunition';
    case 'item':
      return 'used up';
  }
}

function lasts(duration: WrittenDuration | undefined): string {
  if (duration === undefined || duration.kind === 'instant' || duration.kind === 'permanent') return '';
  return duration.kind === 'grows' ? `for 1 ${duration.unit} for every ${duration.each} of ${amount(duration.by)}` : durationText(duration);
}

/** What an effect does and how long: "armor class +2, for 1 minute". */
export function tellEffect({ name, bearer, changes = [], conditions = [], duration, ends = [], tick, text }: LastingEffect): string {
  const ticks = [
    tick?.damage
      ? `${amount(tick.damage.formula)} ${tick.damage.type} damage each turn${tick.save ? `, ${tick.save.ability} save ${tick.save.onSave === 'half' ? 'for half' : 'for none'}` : ''}`
      : '',
    tick?.draws ? `${tick.draws.dice} at ${tick.when === 'endOfTurn' ? 'the end' : 'the start'} of each turn` : '',
    tick?.heal === undefined ? '' : `regains ${amount(tick.heal)} hit points each turn`,
  ];
  const saved = ends.some(({ by }) => by === 'save') ? 'save ends' : '';
  const what = [...changes.map(tellChange), ...conditions, ...ticks, text ?? '', lasts(duration), saved].filter((word) => word !== '');
  const whose = bearer === 'self' ? 'you: ' : '';
  return `${name === undefined ? '' : `${name}: `}${whose}${what.join(', ')}`;
}

const dueTexts: Record<DueMoment, string> = {
  enters: 'enters it',
  comesOver: 'has it come over them',
  moves: 'moves 5 feet in it',
  startsTurn: 'starts a turn in it',
  endsTurn: 'ends a turn in it',
  makersTurn: 'is in it at the start of your turn',
};

/** Whom something befalls by itself, and when: "whoever enters it or ends a turn in it, at most once a turn". */
function dueText({ due = [], oncePerTarget }: Activity): string {
  if (due.length === 0) return '';
  return `whoever ${due.map((moment) => dueTexts[moment]).join(' or ')}${oncePerTarget === true ? ', at most once a turn' : ''}`;
}

/** What an activity is and does, in one line of words; its name is not repeated. */
export function tellActivity(activity: Activity): string {
  const { reach, targets, duration, effects = [], consumes = [], note } = activity;
  const parts = [
    ...consumes.map(consumptionText),
    activity.due ? dueText(activity) : activationText(activity),
    ...deedText(activity),
    reach ? reachText(reach) : '',
    targets ? targetsText(targets) : '',
    ...effects.map(tellEffect),
    lasts(duration),
    note ?? '',
  ].filter((part) => part !== '');
  const line = parts.join('; ');
  return line === '' ? '' : `${line.charAt(0).toUpperCase()}${line.slice(1)}${/[.!?]$/.test(line) ? '' : '.'}`;
}
