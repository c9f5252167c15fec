import { isFoe as isFoeOf } from '#domain/combat/sides.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isPool } from '#domain/rules/activity/costs.ts';
import { healsNothing } from '#domain/rules/magic/heals-nothing.ts';
import { curable } from '#domain/rules/magic/cures.ts';
import { damageChoicesOf, lentTypesOf } from '#domain/rules/activity/damage-parts.ts';
import { dueOf, isLater, isUsedAgain } from '#domain/rules/activity/later-activity.ts';
import { asksForTargets, isForOneself, meantFor, revives } from '#domain/rules/activity/targeting.ts';
import { creatureChoices, mustChooseCreature } from '#domain/srd/monsters/call-creatures.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { listText } from '#domain/text/list-text.ts';
import { fightWords } from '#server/features/storyteller/index.ts';
import type { FightMeans } from './fight-means.ts';
import type { ReadyWay } from './ready-way.ts';
import { asksForAlly, isForAfter, refuseByRoll } from '#domain/combat/use/hit/after-hit.ts';
import { lastHitOf } from '#domain/combat/follow/last-hit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { TakenRider } from '#domain/combat/step.ts';
import { aimOf, askWhich, missing, steps } from './planned.ts';
import type { Aimed, Planned, ActionOf } from './planned.ts';

type TakenRiderInput = Partial<TakenRider> & Pick<TakenRider, 'id' | 'activity'>;

/** What is chosen at casting, as far as the words say it: an option, a creature that comes, a form. */
export function choiceIn(activity: Activity, text: string): string | null {
  const lower = text.toLowerCase();
  const creatures = activity.kind === 'summon' ? creatureChoices(activity) : [];
  const named = [
    ...creatures,
    ...(activity.cures?.one === true ? curable(activity.cures) : []),
    ...(activity.effects ?? []).flatMap(({ choice, name }) => (choice === undefined || name === undefined ? [] : [name])),
  ];
  const chosen = named.filter((each) => lower.includes(each.toLowerCase())).toSorted((one, other) => other.length - one.length)[0];
  if (chosen !== undefined) return chosen;
  const said = fightWords.wordsOf(text);
  const apart = creatures.filter((each) =>
    fightWords.wordsOf(each).every((word) => said.includes(word) || creatures.every((one) => fightWords.wordsOf(one).includes(word))),
  );
  if (apart[0] !== undefined && apart.length === 1) return apart[0];
  if (!(activity.effects ?? []).some(({ shape }) => shape !== undefined)) return null;
  const form = /\b(?:into|as|become|to|of) (?:an? |the )?((?:[\p{L}'-]+ ?){1,3})/iu.exec(text)?.[1]?.trim().split(' ') ?? [];
  const ids = form.map((_, cut) => form.slice(0, form.length - cut).join(' '));
  return ids.find((each) => monsterOf(slugOf(each)) !== undefined) ?? null;
}

/** Asks who comes where several can be called and none is chosen; null where that is clear. */
export function askWhoComes(activity: Activity, choice: string | null, text: string): Planned | null {
  if (activity.kind !== 'summon' || !mustChooseCreature(activity, choice)) return null;
  const names = creatureChoices(activity);
  return missing(
    `Who comes: ${listText(names, 'or')}?`,
    names.map((name) => `${text}: ${name}`),
  );
}

/** Of several types of damage the one that is said, or the first; that of the weapon where a spell lends it another. */
export function damageTypeIn(activity: Activity, text: string, stays?: Activity) {
  const types = damageChoicesOf(activity, stays);
  return [...types, ...lentTypesOf(activity)].find((type) => text.toLowerCase().includes(type)) ?? types[0] ?? null;
}

const isNobody = ({ ids, unclear }: Aimed) => ids.length === 0 && unclear.length === 0;

/** The weapon with which a spell has its caster attack, where it is named. */
function weaponIn({ hero }: FightMeans, activity: Activity, text: string): string | null {
  if (activity.kind !== 'attack' || activity.attack.with !== 'weapon') return null;
  return hero.attacks.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()))?.name ?? null;
}

/** Those whom a spell or feature is for. */
export function targetsFor(
  means: FightMeans,
  activity: Activity,
  aimed: Aimed,
  put: (name: string) => string,
): { ids: string[] } | { planned: Planned } {
  if (!asksForTargets(activity)) return { ids: [] };
  if (isNobody(aimed) && isForOneself(activity)) return { ids: [means.hero.id] };
  if (isNobody(aimed) && revives(activity)) {
    const dead = means.combat.combatants
      .filter((one) => one.dead && !one.hidden && !isFoeOf(means.hero.side, one.side))
      .map(({ id }) => id);
    if (dead.length === 0) return { planned: missing('Nobody of yours is dead.') };
    return dead.length === 1 ? { ids: dead } : { planned: askWhich(means, dead, put) };
  }
  const meant = meantFor(activity);
  return aimOf(means, aimed, put, meant === null ? activity.kind === 'save' : meant === 'foes');
}

/**
 * Of what a spell does, the activity that is meant. While it goes on: the one that is named of those that follow, else what it is used
 * again by. Else it is cast: by the way that is named, or the first.
 */
export function activityIn(activities: readonly Activity[], text: string, goesOn: boolean, spell = ''): Activity | undefined {
  // What is called like its spell is not named by that.
  const lower = spell === '' ? text.toLowerCase() : text.toLowerCase().replaceAll(spell.toLowerCase(), '');
  const named = (of: readonly Activity[]) => of.find(({ name }) => name !== undefined && lower.includes(name.toLowerCase()));
  const again = goesOn ? (named(activities.filter(isLater)) ?? activities.find((each) => isUsedAgain(each, activities))) : undefined;
  const cast = activities.filter((each) => !isLater(each));
  return again ?? named(cast) ?? cast[0] ?? activities[0];
}

/** Adds something to the hit that a hero has just made; says so where there is none, and asks for the ally that it may need by the target. */
function planAfterHit(
  { hero, combat }: FightMeans,
  { name, activity, ally = false }: { name: string; activity: Activity; ally?: boolean | undefined },
  rider: TakenRiderInput,
): Planned {
  if (!isForAfter(activity)) return missing(`${name} is chosen before the roll: say it with the attack.`);
  const hit = lastHitOf(combat.happened, hero.id);
  const targetId = hit?.targetId ?? null;
  if (targetId === null) return missing(`${name} comes with a hit. Attack first; it is added once that has hit.`);
  const asks = hit !== null && asksForAlly(hit.hit, activity);
  const refused = hit && refuseByRoll(hit.hit, { name, activity }, ally);
  if (refused?.code === 'needsAllyNear') return missing(tellCombatRefusal(refused), [`I use ${name} with an ally beside the target`]);
  return steps({ name: 'addToHit', actorId: hero.id, targetId, riders: [{ ...rider, ...(asks && { ally: true }) }] });
}

/** What a spell is paid with: the slot of the level that is said, else what pays for it, else the lowest slot. */
function paymentFor(hero: FightMeans['hero'], spell: Spell, slot: number | null): { slot: number; paidBy?: string } {
  const free = hero.features?.freeCasts.find(
    (each) => each.spell === spell.id && (each.atWill || (hero.features?.uses.find((use) => use.id === each.by)?.left ?? 0) > 0),
  );
  const slots = (hero.slotCasting?.slots ?? []).filter(({ level, left }) => level >= spell.level && left > 0).map(({ level }) => level);
  const usual = spell.level === 0 || hero.slotCasting === null ? 0 : Math.min(...slots, ...(slots.length === 0 ? [spell.level] : []));
  if (slot === null && free && spell.level > 0) return { slot: spell.level, paidBy: free.by };
  return { slot: spell.level === 0 ? 0 : (slot ?? usual) };
}

/** Readies an action; a spell that its words name is cast for it at once. */
export function planReady(means: FightMeans, text: string): Planned {
  const { hero, spells } = means;
  const words = text.toLowerCase();
  const ready = spells.filter(({ spell: { name, castingTime } }) => castingTime.startsWith('action') && words.includes(name.toLowerCase()));
  const [named] = ready.toSorted((one, other) => other.spell.name.length - one.spell.name.length);
  const spell = named && { id: named.spell.id, ...paymentFor(hero, named.spell, null) };
  return steps({ name: 'act', actorId: hero.id, action: 'ready', text, ...(spell && { spell }) });
}

/** Casts a spell: at the level that is said, else by what pays for it or with the lowest slot. */
export function planCast(means: FightMeans, { spell: id, aimed, slot, text }: ActionOf<'cast'>): Planned {
  const { hero } = means;
  const ready = means.spells.find(({ spell }) => spell.id === id);
  if (!ready) return missing(`${hero.name} has no such spell ready.`);
  const { spell, activities } = ready;
  const goesOn = hero.activeEffects.some(({ from, source, slot: at }) => from === hero.id && at !== null && source.id === id);
  // Whoever names a slot, or begins anew, casts it.
  const isAgain = goesOn && slot === null && !/\b(?:anew|afresh|a new)\b/i.test(text);
  const activity = activityIn(activities, text, isAgain, spell.name);
  if (!activity) return missing(`${spell.name} has nothing to do in a fight.`);
  const hit = activity.activation?.hit;
  const isAnywhere = isNobody(aimed) && activity.kind === 'effect' && dueOf(activities) !== undefined;
  const aim = hit || isAnywhere ? { ids: [] } : targetsFor(means, activity, aimed, (name) => `I cast ${spell.name} on ${name}`);
  const takesLong = usedSpell(spell, activities, activity).takes === 'long';
  if ('planned' in aim && !takesLong) return aim.planned;
  const paid = paymentFor(hero, spell, slot);
  if (hit)
    return planAfterHit(means, { name: spell.name, activity }, { kind: 'spell', id, activity: activities.indexOf(activity), ...paid });
  const choice = choiceIn(activity, text) ?? weaponIn(means, activity, text);
  const asked = takesLong ? null : askWhoComes(activity, choice, `I cast ${spell.name}${slot === null ? '' : ` at level ${slot}`}`);
  if (asked) return asked;
  return steps({
    name: 'castSpell',
    actorId: hero.id,
    spell: id,
    activity: activities.indexOf(activity),
    targetIds: 'ids' in aim ? aim.ids : [],
    ...paid,
    choice,
    damageType: damageTypeIn(activity, text, dueOf(activities)),
  });
}

/** Says so before healing of oneself is spent at full hit points, unless the words say that it is meant all the same. */
export function forNothing({ hero }: FightMeans, activity: Activity, put: string, text: string): Planned | null {
  if (!healsNothing(activity, hero) || /\b(?:all the same|anyway)\b/i.test(text)) return null;
  return missing(`${hero.name} is at full hit points: nothing would be healed.`, [`${put} all the same`]);
}

/** Uses a feature by one of its ways. */
export function useWay(
  means: FightMeans,
  { way, used }: ReadyWay,
  given: { aimed: Aimed; amount: number | null; text: string; ally?: true | undefined },
): Planned {
  const { hero } = means;
  const { activity } = way;
  const hit = activity.activation?.hit;
  const aim = hit ? { ids: [] } : targetsFor(means, activity, given.aimed, (name) => `I use ${used.name} on ${name}`);
  if ('planned' in aim) return aim.planned;
  const vain = given.aimed.ids.length === 0 ? forNothing(means, activity, `I use ${used.name}`, given.text) : null;
  if (vain) return vain;
  if (isPool(activity) && given.amount === null) return missing(`How many points of ${used.name}? Say “${used.name} for 5”.`);
  const cost = activity.consumes?.find((each) => each.kind === 'slot');
  const slots = (hero.slotCasting?.slots ?? []).filter(
    ({ level, left }) => level >= (cost?.kind === 'slot' ? (cost.level ?? 1) : 1) && left > 0,
  );
  const slot = cost && { slot: slots[0]?.level ?? 1 };
  if (hit) return planAfterHit(means, { name: used.name, activity, ally: given.ally }, { id: way.id, activity: way.index, ...slot });
  const chosen = { choice: choiceIn(activity, given.text), damageType: damageTypeIn(activity, given.text) };
  const doing = { actorId: hero.id, activity: way.index, targetIds: aim.ids, ...slot, ...chosen };
  if (used.kind === 'power') return steps({ name: 'usePower', power: way.id, ...doing });
  return steps({
    name: 'useFeature',
    feature: way.id,
    ...doing,
    ...(given.amount !== null && isPool(activity) && { amount: given.amount }),
  });
}
