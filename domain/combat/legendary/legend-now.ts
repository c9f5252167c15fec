import type { LegendaryAction } from '#domain/rules/legendary-data.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import {
  hasFollowedTurn,
  isAfterOwnTurn,
  isBeforeAnyTurn,
  isInOwnTurn,
  legendaryActionsLeft,
  refuseLegendaryAction,
  resistancesLeft,
} from '#domain/combat/uses.ts';

/** How it stands with what a legendary creature can do after the turns of others. */
export interface LegendNow {
  /** Whether it has its own turn, after which it can act again. */
  waits: boolean;
  left: number;
  /** When the next action can be taken, in words. */
  when: string;
  /** Why actions cannot be taken now, in a word or two, by their names. */
  notNow: Record<string, string>;
  /** Failed saves that it can still make after all. */
  resistances: number;
}

type Turn = Pick<Combat, 'active' | 'round' | 'attacksMade' | 'bonusActionUsed' | 'happened' | 'combatants'>;

/** How it stands with what a legendary creature can do; null for others. */
export function legendNow(one: Combatant, turn: Turn): LegendNow | null {
  if (!one.legend) return null;
  const refused = one.legend.legendaryActions.flatMap((action): [string, string][] => {
    const why = whyNot(one, action, turn);
    return why === null ? [] : [[action.name, why]];
  });
  return {
    waits: isInOwnTurn(one, turn),
    left: legendaryActionsLeft(one, turn),
    when: whenText(one, turn),
    notNow: Object.fromEntries(refused),
    resistances: resistancesLeft(one),
  };
}

/** When the next legendary action can be taken: one after each turn of another creature. */
function whenText(one: Combatant, turn: Turn): string {
  if (isInOwnTurn(one, turn)) return 'One after each turn of another creature.';
  if (isAfterOwnTurn(one, turn)) return 'Its own turn ended last. The next one comes after this turn.';
  if (isBeforeAnyTurn(turn)) return 'The first one comes after this turn.';
  if (legendaryActionsLeft(one, turn) === 0) return 'They come back with its own turn.';
  if (hasFollowedTurn(one, turn)) return 'Taken after the last turn. The next one comes after another turn.';
  const before = endedBefore(turn);
  const ended = before === null ? 'One now, ' : `One now, after the turn of ${before}, `;
  return turn.active === one.id ? `${ended}until it does something of its own.` : `${ended}and one after each further turn.`;
}

/** Whose turn ended last, as far as the order says. */
function endedBefore({ active, combatants, round }: Turn): string | null {
  const at = combatants.findIndex(({ id }) => id === active);
  const earlier = [...combatants.slice(0, at).toReversed(), ...(round > 1 ? combatants.slice(at + 1).toReversed() : [])];
  return earlier.find(({ dead }) => !dead)?.name ?? null;
}

/** Why a legendary action cannot be taken now; null where it can. */
function whyNot(one: Combatant, action: LegendaryAction, turn: Turn): string | null {
  if (legendaryActionsLeft(one, turn) === 0) return 'none left';
  if (hasFollowedTurn(one, turn) || isAfterOwnTurn(one, turn) || isBeforeAnyTurn(turn)) return 'after another turn';
  return refuseLegendaryAction(one, action, turn) === null ? null : 'used';
}
