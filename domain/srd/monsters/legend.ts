import type { Effect } from '#domain/combat-attack-data.ts';
import type { Legend, LegendaryDeed } from '#domain/combat-legend-data.ts';
import { spellOf } from './spell-lists.ts';

const blank = { attack: null, effect: null, spell: null, once: false } as const;

/** A legendary deed that is one attack of its own, with what it does besides. */
export function blow(name: string, attack: string, text: string): LegendaryDeed {
  return { ...blank, name, text, attack };
}

/** A legendary deed that others save against; done once between two turns unless said otherwise. */
export function wave(effect: Effect, text: string, once = true): LegendaryDeed {
  return { ...blank, name: effect.name, text, effect, once };
}

/** A legendary deed that is a spell, written as in spell lists. */
export function spelled(name: string, spell: string, text: string, once = true): LegendaryDeed {
  return { ...blank, name, text, spell: spellOf(spell), once };
}

/** A legendary deed that is told alone. */
export function feat(name: string, text: string, once = false): LegendaryDeed {
  return { ...blank, name, text, once };
}

/** The stealthy leap of most dragons. */
export const pounce = blow('Pounce', 'Rend', 'Moves up to half its speed and strikes.');

/** Three legendary actions, so many resistances a day, and one more of each in a lair where it has one. */
export function legend(resistances: number, deeds: readonly LegendaryDeed[], lair = true): Legend {
  return { actions: 3, resistances, lair, deeds: [...deeds] };
}
