import { chargesSpent } from '#domain/character/item-use/item-charges.ts';
import { canPayWithItem } from '#domain/character/item-use/pay-with-item.ts';
import { readyInFight } from '#domain/combat/use/items/item-in-use.ts';
import { countText } from '#domain/text/count-text.ts';
import { listText } from '#domain/text/list-text.ts';
import type { FightMeans, ReadyDeed } from './fight-means.ts';
import { activityIn, askWhoComes, choiceIn, damageTypeIn, forNothing, targetsFor } from './plan-magic.ts';
import { askWhich, missing, standing, steps } from './planned.ts';
import type { ActionOf, Planned } from './planned.ts';

type Wanted = ActionOf<'item'>;
type Meant = Wanted['meant'][number];

/** Whether a hero can use something now: it is attuned and in place, and what that takes is left. */
export const isReady = ({ hero }: FightMeans, { way }: ReadyDeed): boolean => readyInFight(hero, way).ok && canPayWithItem(way);

const deedsOf = ({ deeds }: FightMeans, { item, deeds: keys }: Meant): ReadyDeed[] =>
  deeds.filter(({ way }) => way.item.id === item.id && keys.includes(way.key));

/** "I drink the Potion of Healing", "I give Tov the Potion of Healing". */
export const drinkWords = (item: string): string => `I drink the ${item}`;
export const giveWords = (item: string, name: string): string => `I give ${name} the ${item}`;

/** "I use the Wand of Magic Missiles to cast Magic Missile with 2 charges": as many as tell it from the same spell at other levels. */
function useWords({ deeds }: FightMeans, { way, spell }: ReadyDeed): string {
  const { id, name } = way.item;
  if (!spell) return `I use the ${name}${way.name === name ? '' : `, ${way.name}`}`;
  const isAlone = deeds.filter((each) => each.way.item.id === id && each.spell?.id === spell.id).length === 1;
  const strength = isAlone ? '' : ` with ${countText(chargesSpent(way.activity), 'charge')}`;
  return `I use the ${name} to cast ${spell.name}${strength}`;
}

/** What would use one thing in the manner that was said. */
function wordsFor(means: FightMeans, { manner, aimed }: Wanted, { item, deeds }: Meant): string {
  const targets = means.combat.combatants.filter(({ id }) => aimed.ids.includes(id));
  const [target] = targets;
  if (item.kind !== 'potion') {
    const [deed] = deeds.length === 1 ? deedsOf(means, { item, deeds }) : [];
    const whom = targets.map(({ name }) => name);
    return `${deed ? useWords(means, deed) : `I use the ${item.name}`}${whom.length > 0 ? ` on ${listText(whom)}` : ''}`;
  }
  return target && manner !== 'drink' ? giveWords(item.name, target.name) : drinkWords(item.name);
}

/** Of the things that are meant those that can be used, each name once; all of them where none can. */
function usable(means: FightMeans, meant: Wanted['meant']): Meant[] {
  const ready = meant.filter((each) => deedsOf(means, each).some((deed) => isReady(means, deed)));
  const among = ready.length > 0 ? ready : meant;
  return among.filter(({ item }, at) => among.findIndex((each) => each.item.name === item.name) === at);
}

const without = { choice: null, damageType: null };

/** Drinks something or gives it to somebody; it is never thrown. */
function planPotion(means: FightMeans, { way }: ReadyDeed, { manner, aimed, text }: Wanted): Planned {
  const { hero } = means;
  const { name } = way.item;
  const friends = standing(means, false).filter(({ id }) => id !== hero.id);
  const says = [drinkWords(name), ...friends.map((one) => giveWords(name, one.name))];
  if (manner === 'throw') return missing(`Nobody throws ${name} in a fight: it is drunk, or given to somebody within reach.`, says);
  if (aimed.unclear.length > 0) return askWhich(means, aimed.unclear, (target) => giveWords(name, target));
  if (manner === 'give' && aimed.ids.length === 0) return missing('Whom?', says);
  const targetIds = aimed.ids.filter((id) => id !== hero.id);
  const vain = targetIds.length === 0 ? forNothing(means, way.activity, drinkWords(name), text) : null;
  if (vain) return vain;
  const choice = { choice: choiceIn(way.activity, text), damageType: damageTypeIn(way.activity, text) };
  return steps({ name: 'useItem', actorId: hero.id, item: way.item.id, way: way.key, targetIds, ...without, ...choice });
}

/** Uses something carried by the step of the panel. Asks which one, and for what, where several fit. */
export function planItem(means: FightMeans, wanted: Wanted): Planned {
  const { hero } = means;
  const [first, ...others] = usable(means, wanted.meant);
  if (!first) return missing('There is nothing of that kind in the pack.');
  if (others.length > 0) {
    const among = [first, ...others];
    const words = among.map((each) => wordsFor(means, wanted, each));
    return missing(
      `Which one: ${listText(
        among.map(({ item }) => item.name),
        'or',
      )}?`,
      words,
    );
  }
  const { item } = first;
  if (item.deeds.length === 0) return missing(`The fight does not carry out ${item.name}: what it does, the Dungeon Master rules.`);
  const [deed, ...more] = deedsOf(means, first);
  if (!deed || more.length > 0) {
    const among = deed ? [deed, ...more] : deedsOf(means, { item, deeds: item.deeds.map(({ key }) => key) });
    const names = among.map(({ way }) => way.name);
    const words = among.map(({ way }) => wordsFor(means, wanted, { item, deeds: [way.key] }));
    return missing(`What is ${item.name} to do: ${listText(names, 'or')}?`, words);
  }
  if (item.kind === 'potion') return planPotion(means, deed, wanted);
  const { way, spell, activities } = deed;
  const goesOn =
    spell !== null && hero.activeEffects.some(({ from, source, slot }) => from === hero.id && slot !== null && source.id === spell.id);
  const activity = activityIn(activities, wanted.text, goesOn, spell?.name);
  if (!activity) return missing(`${item.name} has nothing to do in a fight.`);
  const aim = targetsFor(means, activity, wanted.aimed, (name) => `${useWords(means, deed)} on ${name}`);
  if ('planned' in aim) return aim.planned;
  const choice = choiceIn(activity, wanted.text);
  const asked = askWhoComes(activity, choice, useWords(means, deed));
  if (asked) return asked;
  return steps({
    name: 'useItem',
    actorId: hero.id,
    item: item.id,
    way: way.key,
    activity: activities.indexOf(activity),
    targetIds: aim.ids,
    choice,
    damageType: damageTypeIn(activity, wanted.text),
  });
}
