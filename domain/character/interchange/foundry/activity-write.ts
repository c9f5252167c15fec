import { abilities } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Consumption } from '#domain/rules/activity/activation.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { foundryAbility, foundrySkill } from '#domain/character/interchange/foundry-terms.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { foundryActivation, foundryDuration, foundryRange, foundryTarget } from './activity-parts.ts';
import { effectsOnItem, numberedId } from './effect-write.ts';
import type { FoundryEffect } from './effect-write.ts';
import { foundryDamage, foundryFormula } from './formulas.ts';
import type { FormulaOwner, FoundryDamage } from './formulas.ts';

/** Of what activities are written: a spell, a feature or an item. */
export interface ActivityOwner extends FormulaOwner {
  name: string;
  /** A spell’s own level; null for all else. */
  spellLevel: number | null;
  concentration: boolean;
  duration: Duration;
  /** The id of the item of the actor in which a use is counted: empty for the owner itself, null where there is none. */
  countedIn: (use: string) => string | null;
  /** Whether its attacks are those of the weapon that it is, near or far as Foundry sees it. */
  isWeapon?: boolean;
  /** Takes what of an activity Foundry has no place for. */
  lose: (what: string) => void;
}

/** What something can do, as its item of Foundry keeps it. */
export interface Done {
  activities: Record<string, object>;
  effects: FoundryEffect[];
}

interface Target {
  type: string;
  target: string;
  value: string;
  scaling: { mode: ''; formula: '' };
}

const target = (type: string, aim: string, value: string): Target => ({ type, target: aim, value, scaling: { mode: '', formula: '' } });
const periods = { short: 'sr', long: 'lr' } as const;

interface Uses {
  spent: 0;
  max: string;
  recovery: { period: string; type: 'recoverAll'; formula: string }[];
}

/** What is spent, and how often an activity can be used by itself. */
function consumptionOf({ consumes = [] }: Activity, owner: ActivityOwner) {
  const targets: Target[] = [];
  let uses: Uses = { spent: 0, max: '', recovery: [] };
  const counted = (max: number, period: string, formula = '') => {
    uses = { spent: 0, max: String(max), recovery: [{ period, type: 'recoverAll', formula }] };
    targets.push(target('activityUses', '', '1'));
  };
  const spend = (each: Consumption) => {
    switch (each.kind) {
      case 'use': {
        const item = owner.countedIn(each.id);
        if (item === null) return owner.lose('uses that nothing counts');
        return targets.push(target('itemUses', item, foundryFormula(each.amount ?? '1', owner) ?? '1'));
      }
      case 'charges':
        return targets.push(target('itemUses', '', String(each.amount)));
      case 'hitDie':
        return targets.push(target('hitDice', 'smallest', String(each.amount)));
      case 'slot':
        return targets.push(target('spellSlots', String(each.level ?? 1), '1'));
      case 'recharge':
        return counted(1, 'recharge', String(each.from));
      case 'perDay':
        return counted(each.times, 'day');
      case 'perRest': {
        const item = owner.countedIn('');
        return item === null ? counted(each.times, periods[each.rest]) : targets.push(target('itemUses', item, '1'));
      }
      case 'oncePerTurn':
        return counted(1, 'turnStart');
      case 'item':
        return targets.push(target('itemUses', '', '1'));
      default:
        return undefined;
    }
  };
  for (const each of consumes) spend(each);
  const spellSlot = owner.spellLevel !== null && activityIsCast(consumes, owner);
  return { consumption: { targets, scaling: { allowed: false, max: '' }, spellSlot }, uses };
}

/** Whether an activity of a spell takes its slot: not what follows the casting. */
const activityIsCast = (consumes: readonly Consumption[], { spellLevel }: ActivityOwner): boolean =>
  spellLevel !== 0 && !consumes.some(({ kind }) => kind === 'slot');

const short = (list: readonly Ability[]) => abilities.filter((each) => list.includes(each)).map((each) => foundryAbility[each]);

function difficulty(dc: 'spell' | number | { ability: Ability } | undefined) {
  if (typeof dc === 'number') return { calculation: '', formula: String(dc) };
  return { calculation: typeof dc === 'object' ? foundryAbility[dc.ability] : 'spellcasting', formula: '' };
}

type Parts = Extract<Activity, { kind: 'attack' }>['damage'];

/** The damage that is always dealt; what is dealt only at times is an activity of its own. */
function partsOf(parts: Parts, owner: ActivityOwner, isSometimes = false): FoundryDamage[] {
  return (parts ?? [])
    .filter(({ when }) => (when !== undefined) === isSometimes)
    .flatMap(({ formula, types, perSlot, everySlots, cantrip, times, sameType }) => {
      const count = times === undefined ? 1 : Math.max(1, Number(reckonFormula(times, owner.values)) || 1);
      const damage = foundryDamage(formula, sameType === true ? [] : types, owner, { perSlot, everySlots, cantrip }, count);
      if (!damage) owner.lose(`the amount ${formula}`);
      if ((everySlots ?? 1) > 2) owner.lose('growth with every third slot');
      return damage ? [damage] : [];
    });
}

type Kind = { type: string } & Record<string, unknown>;

function attackKind(activity: Extract<Activity, { kind: 'attack' }>, owner: ActivityOwner): Kind[] {
  const { attack, damage, save } = activity;
  const classification = attack.with === 'natural' ? 'weapon' : attack.with;
  const hit = {
    type: 'attack',
    attack: {
      ability: attack.ability ? foundryAbility[attack.ability] : '',
      bonus: attack.bonus === undefined ? '' : String(attack.bonus),
      critical: { threshold: null },
      flat: attack.bonus !== undefined,
      type: { value: owner.isWeapon === true && attack.with === 'weapon' ? '' : attack.form, classification },
    },
    damage: { critical: { bonus: '' }, includeBase: true, parts: partsOf(damage, owner) },
  };
  return [hit, ...(save ? [saveOf(save, [], 'Save after a hit')] : [])];
}

function saveOf(save: Extract<Activity, { kind: 'save' }>['save'], parts: readonly FoundryDamage[], name?: string): Kind {
  return {
    type: 'save',
    ...(name !== undefined && { name }),
    damage: { onSave: save.onSave, parts },
    save: { ability: short(save.abilities), dc: difficulty(save.dc) },
  };
}

function checkKind({ check, damage }: Extract<Activity, { kind: 'check' }>, owner: ActivityOwner): Kind[] {
  const { dc, formulaDc, skills = [] } = check;
  const formula = formulaDc === undefined ? null : foundryFormula(formulaDc, owner);
  const fixed = dc === 'spell' || typeof dc === 'number' ? difficulty(dc) : { calculation: '', formula: '' };
  const asked = {
    type: 'check',
    check: {
      ability: short(check.abilities)[0] ?? '',
      associated: skillNames.filter((each) => skills.includes(each)).map((each) => foundrySkill[each]),
      dc: formula === null ? fixed : { calculation: '', formula },
    },
  };
  const parts = partsOf(damage, owner);
  return [asked, ...(parts.length > 0 ? [damageOf(parts)] : [])];
}

const damageOf = (parts: readonly FoundryDamage[], name?: string): Kind => ({
  type: 'damage',
  ...(name !== undefined && { name }),
  damage: { critical: { allow: false, bonus: '' }, parts },
});

const healed = { hitPoints: 'healing', temporaryHitPoints: 'temphp', hitPointMaximum: 'maximum' } as const;

function healKind({ healing }: Extract<Activity, { kind: 'heal' }>, owner: ActivityOwner): Kind[] {
  return healing.map(({ formula, what, perSlot }) => {
    const amount = formula === 'all' ? null : foundryDamage(formula, [healed[what]], owner, { perSlot });
    if (!amount) owner.lose(formula === 'all' ? 'healing of everything that is lost' : `the amount ${formula}`);
    return amount ? { type: 'heal', healing: amount } : utility();
  });
}

const utility = (formula = '', name = ''): Kind => ({
  type: 'utility',
  roll: { formula, name, prompt: false, visible: formula !== '' },
});

/** What an activity is in Foundry: one of its own, and where it does two things, two. */
function kindsOf(activity: Activity, owner: ActivityOwner): Kind[] {
  switch (activity.kind) {
    case 'attack':
      return attackKind(activity, owner);
    case 'save':
      return [saveOf(activity.save, partsOf(activity.damage, owner))];
    case 'check':
      return checkKind(activity, owner);
    case 'damage':
      return partsOf(activity.damage, owner).length > 0 || !activity.damage.some(({ when }) => when !== undefined)
        ? [damageOf(partsOf(activity.damage, owner))]
        : [];
    case 'heal':
      return healKind(activity, owner);
    case 'utility': {
      const formula = activity.roll ? foundryFormula(activity.roll.formula, owner) : '';
      return [utility(formula ?? '', activity.roll?.label)];
    }
    case 'summon':
      owner.lose('which creatures are summoned');
      return [utility()];
    case 'effect':
      return [utility()];
  }
}

/** Damage that is dealt only at times, an activity for each such time. */
function sometimes(activity: Activity, owner: ActivityOwner): Kind[] {
  const parts = 'damage' in activity ? (activity.damage ?? []) : [];
  return parts.flatMap((part) => {
    const [damage] = part.when === undefined ? [] : partsOf([part], owner, true);
    return damage ? [damageOf([damage], part.when)] : [];
  });
}

/** Everything that something can do as activities of Foundry, with the effects that they leave. */
export function writeActivities(given: readonly Activity[], owner: ActivityOwner): Done {
  const activities: Record<string, object> = {};
  const effects: FoundryEffect[] = [];
  const level = owner.spellLevel ?? 0;
  for (const activity of given) {
    const lasting = activity.effects ?? [];
    const duration = activity.duration ?? owner.duration;
    const left = effectsOnItem(lasting, { name: owner.name, duration, values: owner.values, isConstant: false }, effects.length);
    effects.push(...left);
    const linked = left.map(({ _id }, index) => ({ _id, onSave: lasting[index]?.after === 'madeSave' }));
    const isOwnTime = activity.activation !== undefined || owner.spellLevel === null;
    for (const [index, kind] of [...kindsOf(activity, owner), ...sometimes(activity, owner)].entries()) {
      const _id = numberedId('hearthloreact', Object.keys(activities).length);
      activities[_id] = {
        _id,
        name: activity.name ?? '',
        sort: Object.keys(activities).length,
        activation: { ...foundryActivation(activity.activation), override: isOwnTime },
        ...consumptionOf(activity, owner),
        description: { chatFlavor: activity.note ?? '' },
        duration: { ...foundryDuration(duration, owner.concentration), override: activity.duration !== undefined },
        effects: index === 0 ? linked : [],
        range: { ...foundryRange(activity.reach), override: activity.reach !== undefined },
        target: { ...foundryTarget(activity, level), override: activity.targets !== undefined },
        ...kind,
      };
    }
  }
  return { activities, effects };
}
