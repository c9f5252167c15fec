import type { SlotCasting } from '#domain/rules/spell-data.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Actor } from './activity-use.ts';

type Turn = NonNullable<Actor['turn']>;

/** Somebody as their player is shown them in a fight. */
interface Played
  extends
    Pick<Actor, 'id' | 'concentration'>,
    Pick<Turn, 'bonusActionUsed' | 'slotUsed' | 'reactionUsed' | 'readiedSpell' | 'noMagic' | 'stoppedBy'> {
  slotCasting: SlotCasting | null;
  attacks: NonNullable<Actor['attacks']>;
  isReadied: boolean;
  moves: { endTurn: boolean; action: boolean; attack: boolean };
}

const nothing = { toHit: 0, dc: 0, modifier: 0, level: 1, further: [] };

/** Slots of one level together, those of a pact among them. */
export function slotsByLevel(slots: readonly { level: number; left: number }[]): Actor['slots'] {
  const levels = [...new Set(slots.map(({ level }) => level))].toSorted((a, b) => a - b);
  return levels.map((level) => ({ level, left: slots.reduce((sum, each) => sum + (each.level === level ? each.left : 0), 0) }));
}

/** The hero of the person who looks, as somebody who does something. */
export function actorOfHero(hero: Played, name: string): Actor {
  const {
    id,
    slotCasting,
    attacks,
    bonusActionUsed,
    slotUsed,
    reactionUsed,
    isReadied: readied,
    readiedSpell,
    noMagic,
    stoppedBy,
    concentration,
    moves,
  } = hero;
  const turn = {
    acts: moves.endTurn,
    acted: !moves.action,
    mayAttack: moves.attack,
    bonusActionUsed,
    slotUsed,
    reactionUsed,
    readied,
    readiedSpell,
    noMagic,
    stoppedBy,
  };
  return { id, name, ...nothing, attacks, concentration, slots: slotsByLevel(slotCasting?.slots ?? []), turn };
}

/** Anybody in the fight as the Dungeon Master sees them. */
export function actorOfCombatant({ id, name, slotCasting, attacks, concentration }: Combatant): Actor {
  return { id, name, ...nothing, attacks, concentration, slots: slotsByLevel(slotCasting?.slots ?? []), turn: null };
}
