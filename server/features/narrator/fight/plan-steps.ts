import { refuseAttackNow, turnOf } from '#domain/combat/effects/weapons/two-weapons.ts';
import type { Effect } from '#domain/rules/attack-data.ts';
import { isEndedByHelp } from '#domain/rules/activity/laid-effect.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { listText } from '#domain/text/list-text.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import { effectId } from './creature-means.ts';
import type { FightMeans } from './fight-means.ts';
import type { ReadyWay } from './ready-way.ts';
import { planLegendary } from './plan-legendary.ts';
import { planItem } from './plan-items.ts';
import { planCast, planReady, useWay } from './plan-magic.ts';
import { aimOf, askWhich, here, missing, readySpells, standing, steps } from './planned.ts';
import type { Planned, ActionOf } from './planned.ts';

/** The attack that is meant where none is named: the one of this turn, else the first that can be made now. */
export function usualAttack(
  { combat, hero }: FightMeans,
  { ranged, thrown, knocksOut }: Pick<ActionOf<'attack'>, 'ranged' | 'thrown' | 'knocksOut'> = { ranged: false, thrown: false },
) {
  const fitting = hero.attacks.filter(({ kind, weapon }) => {
    if (thrown) return weapon?.properties.includes('thrown') === true;
    if (knocksOut === true) return kind !== 'ranged';
    return ranged ? kind === 'ranged' || (kind === 'either' && weapon === undefined) : true;
  });
  const open = fitting.filter((each) => refuseAttackNow(turnOf(combat, hero), hero, each) === null);
  const armed = open.filter(({ unarmed }) => unarmed !== true);
  const before = combat.active === hero.id ? armed.find(({ name }) => combat.attackedWith.includes(name)) : undefined;
  return before ?? armed[0] ?? open[0] ?? fitting[0];
}

function planAttack(means: FightMeans, wanted: ActionOf<'attack'>): Planned {
  const { hero } = means;
  const weapon = wanted.attack === null ? usualAttack(means, wanted) : hero.attacks.find(({ name }) => name === wanted.attack);
  const own = hero.attacks.map(({ name }) => name);
  if (wanted.lacks !== null || !weapon) {
    const what = wanted.lacks ?? (wanted.thrown ? 'weapon to throw' : 'ranged attack');
    return missing(`${hero.name} has no ${what} to attack with now. There is: ${listText(own)}.`);
  }
  const put = (name: string) => `I attack ${name} with ${weapon.name}`;
  const aim = aimOf(means, wanted.aimed, put);
  if ('planned' in aim) return aim.planned;
  const rides = wanted.riders.flatMap(
    (id) => means.ways.find(({ way }) => way.id === id && way.activity.activation?.hit !== undefined) ?? [],
  );
  const saying = wanted.ally && { ally: wanted.ally };
  const riders = rides.map(({ way }) => ({ kind: 'feature' as const, id: way.id, activity: way.index, ...saying }));
  const isFar = wanted.thrown && weapon.kind !== 'ranged';
  return steps(
    ...aim.ids.flatMap((targetId) =>
      Array.from({ length: wanted.times }, () => ({
        name: 'attack' as const,
        actorId: hero.id,
        targetId,
        attack: weapon.name,
        riders,
        ...(isFar && { close: false }),
        ...(wanted.knocksOut && { knockOut: wanted.knocksOut }),
      })),
    ),
  );
}

/** A feature that lends a common action in another way, such as a bonus action. */
function lentBy({ ways }: FightMeans, action: CommonAction): ReadyWay | undefined {
  return ways.find(({ way: { activity }, used }) => used.takes === 'bonusAction' && (activity.takes ?? []).some((each) => each === action));
}

const actPut: Partial<Record<CommonAction, (name: string) => string>> = {
  help: (name) => `I help ${name}`,
  grapple: (name) => `I grapple ${name}`,
  shoveAway: (name) => `I shove ${name} away`,
  shoveProne: (name) => `I knock ${name} prone`,
  mount: (name) => `I mount ${name}`,
  moveAway: (name) => `I move away from ${name}`,
};

/** Words by which a hero gets away from a fight of the story. */
export const fleeWords = 'I flee the fight';

function planAct(means: FightMeans, wanted: ActionOf<'act'>): Planned {
  const { hero } = means;
  const { action, aimed, text, asBonus } = wanted;
  const lent = asBonus ? lentBy(means, action) : undefined;
  if (lent) return useWay(means, lent, { aimed, amount: null, text });
  const { targets, name } = commonActionRules[action];
  const put = actPut[action] ?? (() => name);
  const act = { name: 'act' as const, actorId: hero.id, action };
  if (action === 'ready') return planReady(means, text);
  if (targets === 0) return steps(act);
  if (action === 'moveAway') {
    const isSafe = hero.activeEffects.some(({ source }) => source.id === 'disengage');
    if (aimed.ids.length > 0 || isSafe || text === 'nobody') return steps({ ...act, targetIds: aimed.ids });
    const foes = standing(means, true);
    const says = 'Out of whose reach? Whoever is left behind may strike, unless you disengage.';
    return missing(says, [
      ...foes.map((one) => put(one.name)),
      'I move away and leave nobody’s reach',
      ...(means.combat.fromStory === undefined ? [] : [fleeWords]),
    ]);
  }
  const [sleeper, ...more] = action === 'help' ? standing(means, false).filter((one) => one.activeEffects.some(isEndedByHelp)) : [];
  const isUnsaid = aimed.ids.length === 0 && aimed.unclear.length === 0 && aimed.absent === null;
  // Where nobody is named, help is for the only one whom it would free.
  if (sleeper && more.length === 0 && isUnsaid) return steps({ ...act, targetIds: [sleeper.id] });
  const aim = aimOf(means, aimed, put, action !== 'help' && action !== 'mount');
  if ('planned' in aim) return aim.planned;
  return aim.ids.length > 1 ? askWhich(means, aim.ids, put) : steps({ ...act, targetIds: aim.ids });
}

/** A breath, a gaze or a blast, at those who are named. */
function planEffect(means: FightMeans, { name }: Effect, aimed: ActionOf<'feature'>['aimed']): Planned {
  const { hero } = means;
  if (hero.spent.includes(name)) return missing(`${name} of ${hero.name} has not come back yet.`);
  const aim = aimOf(means, aimed, (target) => `I use ${name} on ${target}`);
  return 'planned' in aim ? aim.planned : steps({ name: 'use', actorId: hero.id, effect: name, targetIds: [...new Set(aim.ids)] });
}

function planLeaving(means: FightMeans): Planned {
  const { hero } = means;
  const way = means.ways.find(({ way: { activity } }) => activity.while === 'active' && activity.endsOwn === true);
  if (way) return useWay(means, way, { aimed: { ids: [], unclear: [], absent: null }, amount: null, text: '' });
  const form = hero.activeEffects.find(({ shape }) => shape !== undefined);
  return form ? steps({ name: 'endEffect', targetId: hero.id, effectId: form.id }) : missing(`${hero.name} is in no other form.`);
}

/** What an action of a hero comes to in a fight; null for what is no deed. */
export function planSteps(means: FightMeans, wanted: FightAction): Planned | null {
  const { hero, combat } = means;
  switch (wanted.kind) {
    case 'attack':
      return planAttack(means, wanted);
    case 'cast':
      return planCast(means, wanted);
    case 'feature': {
      const legendary = planLegendary(means, wanted);
      if (legendary) return legendary;
      const effect = hero.effects.find((each) => effectId(each) === wanted.way.id);
      if (effect) return planEffect(means, effect, wanted.aimed);
      const ready = means.ways.find(({ way }) => way.id === wanted.way.id && way.index === wanted.way.index);
      return ready ? useWay(means, ready, wanted) : missing(`${hero.name} has no such feature.`);
    }
    case 'approach':
      return askWhich(means, wanted.aimed.unclear, (name) => `I move up to ${name}`);
    case 'act':
      return planAct(means, wanted);
    case 'deathSave':
      return steps({ name: 'deathSave', targetId: hero.id });
    case 'endTurn':
      return steps({ name: 'next' });
    case 'endConcentration':
      return steps({ name: 'endConcentration', actorId: hero.id });
    case 'leaveForm':
      return planLeaving(means);
    case 'lacksSpell':
      return missing(`${hero.name} has not got ${wanted.name} ready. ${readySpells(means)}`);
    case 'whichSpell':
      return missing(`Which spell? ${readySpells(means)}`);
    case 'item':
      return planItem(means, wanted);
    case 'rest':
      return missing(`Nobody rests in the middle of a fight. It is round ${combat.round}.`);
    case 'leave':
      return missing(`The fight is not over. ${here(means)} Move away from them first, or have the Dungeon Master end the fight.`);
    default:
      return null;
  }
}

/** The bonus action by which a feature does what there is no action left for. */
export function planAsBonus(means: FightMeans, wanted: FightAction): Planned | null {
  const lent = wanted.kind === 'act' && !wanted.asBonus ? lentBy(means, wanted.action) : undefined;
  return lent ? useWay(means, lent, { aimed: { ids: [], unclear: [], absent: null }, amount: null, text: '' }) : null;
}
