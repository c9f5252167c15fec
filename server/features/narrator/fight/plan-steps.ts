import { refuseAttackNow, turnOf } from '#domain/combat/effects/two-weapons.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isPool } from '#domain/rules/activity/costs.ts';
import { damageChoicesOf } from '#domain/rules/activity/damage-parts.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { asksForTargets, isForOneself } from '#domain/rules/activity/targeting.ts';
import { creatureChoices } from '#domain/srd/monsters/call-creatures.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { listText } from '#domain/text/list-text.ts';
import type { FightWish } from '#server/features/storyteller/index.ts';
import type { FightMeans, ReadyWay } from './fight-means.ts';

/** Why nothing can be done yet: what is missing, and words that say it. */
export interface Missing {
  says: string;
  options: string[];
}

/** What a wish comes to: the steps that carry it out, or what is missing. */
export type Planned = { kind: 'steps'; steps: TakenStep[] } | ({ kind: 'missing' } & Missing);

const steps = (...given: Parameters<typeof TakenStep.parse>[0][]): Planned => ({
  kind: 'steps',
  steps: given.map((each) => TakenStep.parse(each)),
});
const missing = (says: string, options: string[] = []): Planned => ({ kind: 'missing', says, options });

type Aimed = Extract<FightWish, { kind: 'approach' }>['aimed'];
type WishOf<Kind extends FightWish['kind']> = Extract<FightWish, { kind: Kind }>;

const nameOf = ({ combat }: FightMeans, id: string) => combat.combatants.find((one) => one.id === id)?.name ?? 'Somebody';
const standing = ({ combat }: FightMeans, isFoe: boolean) =>
  combat.combatants.filter(({ side, dead, hidden }) => (side === 'foes') === isFoe && !dead && !hidden);

/** Asks which one is meant, with what could be said instead. */
function askWhich(means: FightMeans, ids: readonly string[], put: (name: string) => string): Planned {
  const names = ids.map((id) => nameOf(means, id));
  return missing(`Which one: ${listText(names, 'or')}?`, names.map(put));
}

/** Those whom something is for; where nobody is named, the only one it can be. */
function aimOf(
  means: FightMeans,
  { ids, unclear, absent }: Aimed,
  put: (name: string) => string,
  isFoe = true,
): { ids: string[] } | { planned: Planned } {
  if (ids.length > 0) return { ids };
  if (unclear.length > 0) return { planned: askWhich(means, unclear, put) };
  const among = standing(means, isFoe);
  if (absent !== null)
    return {
      planned: missing(
        `There is no “${absent}” in this fight. ${here(means)}`,
        among.map(({ name }) => put(name)),
      ),
    };
  const [only] = among;
  if (only && among.length === 1) return { ids: [only.id] };
  return {
    planned: missing(
      `Whom? ${here(means)}`,
      among.map(({ name }) => put(name)),
    ),
  };
}

/** "Goblin and Ogre stand against you." */
function here(means: FightMeans): string {
  const names = standing(means, true).map(({ name }) => name);
  if (names.length === 0) return 'Nobody stands against you.';
  return `${listText(names)} ${names.length === 1 ? 'stands' : 'stand'} against you.`;
}

/** The attack that is meant where none is named: the one of this turn, else the first that can be made now. */
export function usualAttack(
  { combat, hero }: FightMeans,
  { ranged, thrown }: { ranged: boolean; thrown: boolean } = { ranged: false, thrown: false },
) {
  const fitting = hero.attacks.filter(({ kind, weapon }) => {
    if (thrown) return weapon?.properties.includes('thrown') === true;
    return ranged ? kind === 'ranged' || (kind === 'either' && weapon === undefined) : true;
  });
  const open = fitting.filter((each) => refuseAttackNow(turnOf(combat, hero), hero, each) === null);
  const armed = open.filter(({ unarmed }) => unarmed !== true);
  const before = combat.active === hero.id ? armed.find(({ name }) => combat.attackedWith.includes(name)) : undefined;
  return before ?? armed[0] ?? open[0] ?? fitting[0];
}

function planAttack(means: FightMeans, wish: WishOf<'attack'>): Planned {
  const { hero } = means;
  const weapon = wish.attack === null ? usualAttack(means, wish) : hero.attacks.find(({ name }) => name === wish.attack);
  const own = hero.attacks.map(({ name }) => name);
  if (wish.lacks !== null || !weapon) {
    const what = wish.lacks ?? (wish.thrown ? 'weapon to throw' : 'ranged attack');
    return missing(`${hero.name} has no ${what} to attack with now. There is: ${listText(own)}.`);
  }
  const put = (name: string) => `I attack ${name} with ${weapon.name}`;
  const aim = aimOf(means, wish.aimed, put);
  if ('planned' in aim) return aim.planned;
  const rides = wish.riders.flatMap(
    (id) => means.ways.find(({ way }) => way.id === id && way.activity.activation?.hit !== undefined) ?? [],
  );
  const riders = rides.map(({ way }) => ({ kind: 'feature' as const, id: way.id, activity: way.index }));
  const isFar = wish.thrown && weapon.kind !== 'ranged';
  return steps(
    ...aim.ids.flatMap((targetId) =>
      Array.from({ length: wish.times }, () => ({
        name: 'attack' as const,
        actorId: hero.id,
        targetId,
        attack: weapon.name,
        riders,
        ...(isFar && { close: false }),
      })),
    ),
  );
}

/** What is chosen at casting, as far as the words say it: an option, a creature that comes, a form. */
function choiceIn(activity: Activity, words: string): string | null {
  const lower = words.toLowerCase();
  const named = [
    ...(activity.kind === 'summon' ? creatureChoices(activity) : []),
    ...(activity.effects ?? []).flatMap(({ choice, name }) => (choice === undefined || name === undefined ? [] : [name])),
  ];
  const chosen = named.filter((each) => lower.includes(each.toLowerCase())).toSorted((one, other) => other.length - one.length)[0];
  if (chosen !== undefined) return chosen;
  if (!(activity.effects ?? []).some(({ shape }) => shape !== undefined)) return null;
  const form = /\b(?:into|as|become|to|of) (?:an? |the )?((?:[\p{L}'-]+ ?){1,3})/iu.exec(words)?.[1]?.trim().split(' ') ?? [];
  const ids = form.map((_, cut) => form.slice(0, form.length - cut).join(' '));
  return ids.find((each) => monsterOf(slugOf(each)) !== undefined) ?? null;
}

/** Of several types of damage the one that is said, or the first. */
function damageTypeIn(activity: Activity, words: string) {
  const types = damageChoicesOf(activity);
  return types.find((type) => words.toLowerCase().includes(type)) ?? types[0] ?? null;
}

/** Those whom a spell or feature is for. */
function targetsFor(
  means: FightMeans,
  activity: Activity,
  aimed: Aimed,
  put: (name: string) => string,
): { ids: string[] } | { planned: Planned } {
  if (!asksForTargets(activity)) return { ids: [] };
  const isNobody = aimed.ids.length === 0 && aimed.unclear.length === 0;
  if (isNobody && isForOneself(activity)) return { ids: [means.hero.id] };
  return aimOf(means, aimed, put, activity.kind === 'attack' || activity.kind === 'save' || activity.kind === 'damage');
}

function planCast(means: FightMeans, { spell: id, aimed, slot, words }: WishOf<'cast'>): Planned {
  const { hero } = means;
  const ready = means.spells.find(({ spell }) => spell.id === id);
  if (!ready) return missing(`${hero.name} has no such spell ready.`);
  const { spell, activities } = ready;
  const goesOn = hero.activeEffects.some(({ from, source, slot: at }) => from === hero.id && at !== null && source.id === id);
  const isOpen = (activity: Activity) => isLater(activity) === goesOn;
  const named = activities.find((each) => each.name !== undefined && isOpen(each) && words.toLowerCase().includes(each.name.toLowerCase()));
  const activity = named ?? activities.find(isOpen) ?? activities.find((each) => !isLater(each)) ?? activities[0];
  if (!activity) return missing(`${spell.name} has nothing to do in a fight.`);
  const aim = targetsFor(means, activity, aimed, (name) => `I cast ${spell.name} on ${name}`);
  const takesLong = usedSpell(spell, activities, activity).takes === 'long';
  if ('planned' in aim && !takesLong) return aim.planned;
  const free = hero.features?.freeCasts.find(
    (each) => each.spell === id && (each.atWill || (hero.features?.uses.find((use) => use.id === each.by)?.left ?? 0) > 0),
  );
  const slots = (hero.slotCasting?.slots ?? []).filter(({ level, left }) => level >= spell.level && left > 0).map(({ level }) => level);
  const usual = spell.level === 0 ? 0 : Math.min(...slots, ...(slots.length === 0 ? [spell.level] : []));
  const paid =
    slot === null && free && spell.level > 0 ? { slot: spell.level, paidBy: free.by } : { slot: spell.level === 0 ? 0 : (slot ?? usual) };
  return steps({
    name: 'castSpell',
    actorId: hero.id,
    spell: id,
    activity: activities.indexOf(activity),
    targetIds: 'ids' in aim ? aim.ids : [],
    ...paid,
    choice: choiceIn(activity, words),
    damageType: damageTypeIn(activity, words),
  });
}

function useWay(means: FightMeans, { way, used }: ReadyWay, given: { aimed: Aimed; amount: number | null; words: string }): Planned {
  const { hero } = means;
  const { activity } = way;
  const aim = targetsFor(means, activity, given.aimed, (name) => `I use ${used.name} on ${name}`);
  if ('planned' in aim) return aim.planned;
  if (isPool(activity) && given.amount === null) return missing(`How many points of ${used.name}? Say “${used.name} for 5”.`);
  const cost = activity.consumes?.find((each) => each.kind === 'slot');
  const slots = (hero.slotCasting?.slots ?? []).filter(
    ({ level, left }) => level >= (cost?.kind === 'slot' ? (cost.level ?? 1) : 1) && left > 0,
  );
  return steps({
    name: 'useFeature',
    actorId: hero.id,
    feature: way.id,
    activity: way.index,
    targetIds: aim.ids,
    ...(given.amount !== null && isPool(activity) && { amount: given.amount }),
    ...(cost && { slot: slots[0]?.level ?? 1 }),
    choice: choiceIn(activity, given.words),
    damageType: damageTypeIn(activity, given.words),
  });
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

function planAct(means: FightMeans, wish: WishOf<'act'>): Planned {
  const { hero } = means;
  const { action, aimed, text, asBonus } = wish;
  const lent = asBonus ? lentBy(means, action) : undefined;
  if (lent) return useWay(means, lent, { aimed, amount: null, words: text });
  const { targets, name } = commonActionRules[action];
  const put = actPut[action] ?? (() => name);
  const act = { name: 'act' as const, actorId: hero.id, action };
  if (targets === 0) return steps({ ...act, text: action === 'ready' ? text : '' });
  if (action === 'moveAway') {
    const isSafe = hero.activeEffects.some(({ source }) => source.id === 'disengage');
    if (aimed.ids.length > 0 || isSafe || text === 'nobody') return steps({ ...act, targetIds: aimed.ids });
    const foes = standing(means, true);
    const says = 'Out of whose reach? Whoever is left behind may strike, unless you disengage.';
    return missing(says, [...foes.map((one) => put(one.name)), 'I move away and leave nobody’s reach']);
  }
  const aim = aimOf(means, aimed, put, action !== 'help' && action !== 'mount');
  if ('planned' in aim) return aim.planned;
  return aim.ids.length > 1 ? askWhich(means, aim.ids, put) : steps({ ...act, targetIds: aim.ids });
}

function planLeaving(means: FightMeans): Planned {
  const { hero } = means;
  const way = means.ways.find(({ way: { activity } }) => activity.while === 'active' && activity.endsOwn === true);
  if (way) return useWay(means, way, { aimed: { ids: [], unclear: [], absent: null }, amount: null, words: '' });
  const form = hero.activeEffects.find(({ shape }) => shape !== undefined);
  return form ? steps({ name: 'endEffect', targetId: hero.id, effectId: form.id }) : missing(`${hero.name} is in no other form.`);
}

/** What a wish of a hero comes to in a fight; null for what is no deed. */
export function planSteps(means: FightMeans, wish: FightWish): Planned | null {
  const { hero, combat } = means;
  switch (wish.kind) {
    case 'attack':
      return planAttack(means, wish);
    case 'cast':
      return planCast(means, wish);
    case 'feature': {
      const ready = means.ways.find(({ way }) => way.id === wish.way.id && way.index === wish.way.index);
      return ready ? useWay(means, ready, wish) : missing(`${hero.name} has no such feature.`);
    }
    case 'act':
      return planAct(means, wish);
    case 'deathSave':
      return steps({ name: 'deathSave', targetId: hero.id });
    case 'endTurn':
      return steps({ name: 'next' });
    case 'endConcentration':
      return steps({ name: 'endConcentration', actorId: hero.id });
    case 'leaveForm':
      return planLeaving(means);
    case 'lacksSpell':
      return missing(`${hero.name} has not got ${wish.name} ready. ${readySpells(means)}`);
    case 'whichSpell':
      return missing(`Which spell? ${readySpells(means)}`);
    case 'item':
      return missing(
        `${wish.item === null ? 'There is nothing of that kind in the pack.' : `${wish.item.name} is used on the sheet, under its name.`} What it does shows in the fight at once.`,
      );
    case 'rest':
      return missing(`Nobody rests in the middle of a fight. It is round ${combat.round}.`);
    case 'leave':
      return missing(`The fight is not over. ${here(means)} Move away from them first, or have the Dungeon Master end the fight.`);
    default:
      return null;
  }
}

/** "Ready: Fire Bolt, Shield and Sleep." */
export function readySpells({ hero, spells }: FightMeans): string {
  const names = spells.map(({ spell }) => spell.name);
  return names.length === 0 ? `${hero.name} has no spells ready.` : `Ready: ${listText(names)}.`;
}

/** The bonus action by which a feature does what there is no action left for. */
export function planAsBonus(means: FightMeans, wish: FightWish): Planned | null {
  const lent = wish.kind === 'act' && !wish.asBonus ? lentBy(means, wish.action) : undefined;
  return lent ? useWay(means, lent, { aimed: { ids: [], unclear: [], absent: null }, amount: null, words: '' }) : null;
}
