import { capitalize } from '#domain/text/capitalize.ts';
import { countText } from '#domain/text/count-text.ts';
import { healthOf } from './effects/health.ts';
import type { Combat, Combatant } from './state.ts';
import type { CombatEvent } from './step.ts';
import type { CombatAudience, HitPointsShown } from './view.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** A line of the fight's story, with the dice to show beside it. */
export interface ToldEvent {
  sentence: string;
  rolls: Roll[];
}

interface Teller {
  /** Whether numbers of NPCs may be said. */
  numbers: boolean;
  who: string;
  whom: string;
  target: Combatant | undefined;
  event: CombatEvent;
}

/** How a result is said where numbers may not be. */
function standing({ target, whom }: Teller): string {
  return target ? `${whom} is ${healthOf(target)}` : whom;
}

function tellAttack({ who, whom, event }: Teller): string {
  if (event.outcome === 'critical') return `${who} scores a critical hit on ${whom} with ${event.what}.`;
  return `${who} ${event.outcome === 'hit' ? 'hits' : 'misses'} ${whom} with ${event.what}.`;
}

function tellCondition({ whom, event }: Teller): string {
  if (event.outcome === 'immune') return `${whom} cannot be ${event.what === 'exhaustion' ? 'exhausted' : event.what}.`;
  return event.what === 'exhaustion' ? `${whom} gains a level of exhaustion.` : `${whom} is ${event.what}.`;
}

/** What only changes numbers: said with them, or by how somebody looks. */
function tellNumbers(teller: Teller): string {
  const { numbers, whom, event } = teller;
  const amount = event.amount ?? 0;
  if (event.kind === 'damage') {
    if (!numbers && teller.target?.dead === true) return `${whom} is struck down.`;
    if (!numbers) return amount === 0 ? `${whom} takes no damage.` : `${standing(teller)}.`;
    return `${whom} takes ${amount} ${event.what === '' ? '' : `${event.what} `}damage.`;
  }
  if (event.kind === 'heal')
    return numbers
      ? `${whom} regains ${countText(amount, 'hit point')}.`
      : `${whom} is healed${teller.target ? ` and now ${healthOf(teller.target)}` : ''}.`;
  return numbers ? `${whom} gains ${countText(amount, 'temporary hit point')}.` : `${whom} gains temporary hit points.`;
}

const sentences: Record<CombatEvent['kind'], (teller: Teller) => string> = {
  started: () => 'The fight begins.',
  joined: ({ whom, event }) => (event.amount === null ? `${whom} joins the fight.` : `${whom} rolls ${event.amount} for initiative.`),
  left: ({ whom }) => `${whom} leaves the fight.`,
  round: ({ event }) => `Round ${event.amount ?? 1} begins.`,
  turn: ({ who }) => `It is ${who}’s turn.`,
  attack: tellAttack,
  effect: ({ who, event }) => (event.who === null ? `${event.what}: each target makes a saving throw.` : `${who} uses ${event.what}.`),
  save: ({ whom, event }) => `${whom} ${event.outcome === 'saved' ? 'succeeds on' : 'fails'} a saving throw against ${event.what}.`,
  resisted: ({ whom, event }) => `${whom} succeeds on the saving throw against ${event.what} after all.`,
  legendaryResistance: ({ whom, event }) => `${whom} ${event.outcome === 'saved' ? 'uses' : 'saves'} its Legendary Resistance from now on.`,
  cast: ({ who, event }) => `${who} casts ${event.what}.`,
  legendary: ({ who, event }) => `${who} uses ${event.what} between turns.`,
  damage: tellNumbers,
  heal: tellNumbers,
  temporary: tellNumbers,
  deathSave: ({ whom, event }) => `${whom} ${event.outcome === 'saved' ? 'succeeds on' : 'fails'} a death saving throw.`,
  fell: ({ whom }) => `${whom} falls unconscious.`,
  died: ({ whom }) => `${whom} dies.`,
  stable: ({ whom }) => `${whom} is stable.`,
  revived: ({ whom }) => `${whom} is brought back to life.`,
  condition: tellCondition,
  conditionEnded: ({ whom, event }) =>
    event.what === 'exhaustion' ? `${whom} loses a level of exhaustion.` : `${whom} is no longer ${event.what}.`,
  concentration: ({ who, event }) => `${who} concentrates on ${event.what}.`,
  concentrationEnded: ({ who, event }) => `${who} no longer concentrates on ${event.what}.`,
  recharge: ({ who, event }) => `${who}: ${event.what} ${event.outcome === 'saved' ? 'recharges' : 'does not recharge yet'}.`,
  hidden: ({ whom }) => `${whom} is hidden from the players.`,
  shown: ({ whom }) => `${whom} comes into view.`,
  noted: ({ whom }) => `The notes on ${whom} were changed.`,
  ended: () => 'The fight is over.',
  experience: ({ whom, event }) => `${whom} gains ${countText(event.amount ?? 0, 'experience point')}.`,
};

const dmOnly: readonly CombatEvent['kind'][] = ['hidden', 'noted', 'recharge', 'legendaryResistance'];

/** Dice that players may see: those of visible people, without the difficulty that belongs to somebody's stat block. */
function shownRolls({ event, target }: Teller, doer: Combatant | undefined): Roll[] {
  if (doer?.hidden === true) return [];
  const secret = event.kind === 'attack' ? target?.kind === 'npc' : event.kind === 'save';
  return secret ? event.rolls.map((roll) => ({ ...roll, against: null })) : event.rolls;
}

/** A fight before and after the step that an event belongs to. */
interface Told {
  before: Combat;
  after: Combat;
}

/**
 * Tells an event to an audience. Players hear nothing of what befalls the hidden, and of the actions of the hidden only that somebody
 * unseen did them, without dice; numbers of NPCs are said as `shown` allows. Null is for what players do not hear of.
 */
export function tellCombatEvent(audience: CombatAudience, fight: Told, event: CombatEvent, shown: HitPointsShown): ToldEvent | null {
  const named = (id: string | null) => [...fight.after.combatants, ...fight.before.combatants].find((one) => one.id === id);
  const [doer, target] = [named(event.who), named(event.whom)];
  const names = { who: doer?.name ?? 'Somebody', whom: target?.name ?? 'Somebody', target, event };
  if (audience === 'dm') return { sentence: capitalize(sentences[event.kind]({ ...names, numbers: true })), rolls: event.rolls };
  if (dmOnly.includes(event.kind) || target?.hidden === true) return null;
  if (doer?.hidden === true && target === undefined) return null;
  const who = doer?.hidden === true ? 'Somebody unseen' : names.who;
  const teller = { ...names, who, numbers: shown === 'numbers' || target?.kind === 'hero' };
  return { sentence: capitalize(sentences[event.kind](teller)), rolls: shownRolls(teller, doer) };
}
