import { attacksAllowed, hasAction } from '#domain/combat/turn-budget.ts';
import { mustNow } from '#domain/combat/acts/must.ts';
import { healthLabel } from '#domain/combat/effects/health.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { isDown } from '#domain/combat/state.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { hasHappened } from '#domain/combat/follow/happened.ts';
import type { HeroWay } from '#domain/combat/use/feature-in-use.ts';
import { isForFights } from '#domain/combat/use/turn/for-fights.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import type { HitPointsShown, PlayersCombatView, SeenCombatant } from '#domain/combat/view.ts';
import { mustSentence } from '#domain/rules/activity/tell/must-text.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import { countText } from '#domain/text/count-text.ts';
import { listText } from '#domain/text/list-text.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import type { FightMeans } from './fight-means.ts';
import { isReady } from './plan-items.ts';
import { readySpells } from './planned.ts';

type QuestionSubject = Extract<FightAction, { kind: 'question' }>['about'];

/** What answers are made of: the fight as players see it, and its last lines. */
export interface FightSeen {
  combat: Combat;
  shown: HitPointsShown;
  /** The last sentences of its log, oldest first. */
  lines: readonly string[];
}

const linesTold = 5;
const dead = (one: SeenCombatant) => one.health === 'dead';

/** "is down with 1 death save made and 2 failed". */
const downText = ({ successes, failures, stable }: Combatant['deathSaves'] & { stable: boolean }) =>
  stable ? 'is down and stable' : `is down with ${countText(successes, 'death save')} made and ${failures} failed`;

/** "Ogre is bloodied, prone and under Bless." */
function howIs(one: SeenCombatant): string {
  const { name, health, hitPoints, conditions, effects, deathSaves, concentrates } = one;
  if (dead(one)) return `${name} is dead.`;
  if (health === 'down') return `${name} ${deathSaves ? downText(deathSaves) : 'is down'}.`;
  const body = hitPoints
    ? `has ${hitPoints.now} of ${countText(hitPoints.maximum, 'hit point')}${hitPoints.temporary > 0 ? ` and ${hitPoints.temporary} temporary` : ''}`
    : `is ${healthLabel(health)}`;
  const names = conditions.map((each) => (each.level > 1 ? `${each.name} ${each.level}` : each.name));
  const under = [...(effects.length > 0 ? [`under ${listText(effects)}`] : []), ...(concentrates ? ['concentrating'] : [])];
  const more = [...names, ...under];
  return `${name} ${body}${more.length > 0 ? `, ${listText(more)}` : ''}.`;
}

/** Whose turn it is, in words for everybody. */
export function turnText({ combatants, active, round }: PlayersCombatView): string {
  const acting = combatants.find(({ id }) => id === active);
  return `Round ${round}: it is ${acting ? `${acting.name}’s turn` : 'the turn of somebody unseen'}.`;
}

/** Those who act after whoever acts now, in their order. */
function afterwards({ combatants, active }: PlayersCombatView): SeenCombatant[] {
  const at = combatants.findIndex(({ id }) => id === active);
  return [...combatants.slice(at + 1), ...combatants.slice(0, Math.max(0, at))].filter((one) => !dead(one));
}

function order(view: PlayersCombatView): string {
  const next = afterwards(view);
  return `${turnText(view)} ${next.length === 0 ? 'Nobody else is left.' : `Then: ${next.map(({ name }) => name).join(', ')}.`}`;
}

/** Who acts before whom, at the beginning of a fight. */
export const initiativeText = ({ combatants }: PlayersCombatView) =>
  `Initiative decides who is first: ${listText(combatants.map(({ name }) => name))}, in this order.`;

function foes({ combatants }: PlayersCombatView): string {
  const against = combatants.filter(({ side }) => side === 'foes');
  const standing = against.filter((one) => !dead(one));
  const fallen = against.filter(dead);
  const told = standing.length === 0 ? 'Nobody stands against you any more.' : standing.map(howIs).join(' ');
  return `${told}${fallen.length > 0 ? ` Dead: ${listText(fallen.map(({ name }) => name))}.` : ''}`;
}

/** What a hero has left of their turn. */
export function economyOf({ combat, hero }: FightMeans): string {
  if (isDown(hero)) return `${hero.name} ${downText({ ...hero.deathSaves, stable: hero.stable })}, and can do nothing else.`;
  if (isIncapacitated(hero)) return `${hero.name} has no action, no bonus action and no reaction.`;
  if (combat.active !== hero.id) return `${hero.name} has ${hero.reactionUsed ? 'no reaction' : 'a reaction'} left until the next turn.`;
  const attacks = Math.max(0, attacksAllowed(hero) - combat.attacksMade);
  const left = [
    ...(hasAction(combat, hero) ? ['the action'] : attacks > 0 ? [countText(attacks, 'attack')] : []),
    ...(combat.bonusActionUsed ? [] : ['a bonus action']),
    ...(hero.reactionUsed ? [] : ['a reaction']),
  ];
  const must = mustNow(combat, hero);
  const rest = left.length === 0 ? `${hero.name} has nothing left this turn.` : `${hero.name} has ${listText(left)} left.`;
  return must ? `${mustSentence(hero.name, must)} ${rest}` : rest;
}

function slotsOf({ hero }: FightMeans): string {
  const slots = hero.slotCasting?.slots ?? [];
  if (slots.length === 0) return `${hero.name} has no spell slots.`;
  return `${hero.name} has ${listText(slots.map(({ level, left }) => `${countText(left, 'slot')} of level ${level}`))} left.`;
}

function choices(means: FightMeans): string {
  const { hero, ways, combat } = means;
  // What goes with a hit is chosen with the attack, and what follows something is there once that has happened.
  const isNow = (way: HeroWay) =>
    way.activity.activation?.hit === undefined && isForFights(way) && hasHappened(combat.happened, hero.id, way);
  const features = [...new Set(ways.filter(({ way }) => isNow(way)).map(({ used }) => used.name))];
  const attacks = hero.attacks.map(({ name }) => name);
  const items = [...new Set(means.deeds.filter((deed) => isReady(means, deed)).map(({ way }) => way.item.name))];
  return [
    economyOf(means),
    attacks.length > 0 ? `Attacks: ${listText(attacks)}.` : '',
    means.spells.length > 0 ? readySpells(means) : '',
    features.length > 0 ? `Features: ${listText(features)}.` : '',
    items.length > 0 ? `Items: ${listText(items)}.` : '',
    `Everybody can ${listText(
      (['dash', 'disengage', 'dodge', 'help', 'hide', 'grapple'] as const).map((each) => commonActionRules[each].name.toLowerCase()),
      'or',
    )}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Answers a question about a fight from how it stands, as far as players know. */
export function answerFight(
  about: QuestionSubject,
  ids: readonly string[],
  { combat, shown, lines }: FightSeen,
  means: FightMeans | null,
): string {
  const view = playersCombatView(combat, shown);
  const named = view.combatants.filter(({ id }) => ids.includes(id));
  switch (about) {
    case 'health':
      return (named.length > 0 ? named : view.combatants).map(howIs).join(' ');
    case 'foes':
      return named.length > 0
        ? named.map(howIs).join(' ')
        : `${foes(view)} With you: ${listText(view.combatants.filter(({ side }) => side !== 'foes').map(({ name }) => name))}.`;
    case 'order':
      return order(view);
    case 'turn':
    case 'round':
      return turnText(view);
    case 'distance':
      return `The fight keeps no distances: where everybody stands, the table decides. ${turnText(view)}`;
    case 'log':
      return lines.slice(-linesTold).join(' ') || 'Nothing has happened yet.';
    case 'economy':
      return means ? economyOf(means) : turnText(view);
    case 'spells':
      return means ? readySpells(means) : turnText(view);
    case 'slots':
      return means ? slotsOf(means) : turnText(view);
    case 'choices':
      return means ? choices(means) : turnText(view);
    default:
      return `${turnText(view)} ${foes(view)}`;
  }
}
