import type { Effect } from '#domain/rules/attack-data.ts';
import type { Legend, LegendaryAction } from '#domain/rules/legendary-data.ts';
import { spellOf } from './spell-lists.ts';

const blank = { attack: null, effect: null, spell: null, once: false } as const;

/** A legendary action that is one attack of its own, with what it does besides. */
export function attackAction(name: string, attack: string, text: string): LegendaryAction {
  return { ...blank, name, text, attack };
}

/** A legendary action that others save against; done once between two turns unless said otherwise. */
export function saveAction(effect: Effect, text: string, once = true): LegendaryAction {
  return { ...blank, name: effect.name, text, effect, once };
}

/** A legendary action that is a spell, written as in spell lists. */
export function spellAction(name: string, spell: string, text: string, once = true): LegendaryAction {
  return { ...blank, name, text, spell: spellOf(spell), once };
}

/** A legendary action that is told alone. */
export function textAction(name: string, text: string, once = false): LegendaryAction {
  return { ...blank, name, text, once };
}

/** The stealthy leap of most dragons. */
export const pounce = attackAction('Pounce', 'Rend', 'Moves up to half its speed and strikes.');

/** Three legendary actions, so many resistances a day, and one more of each in a lair where it has one. */
export function legend(resistances: number, legendaryActions: readonly LegendaryAction[], lair = true): Legend {
  return { actions: 3, resistances, lair, legendaryActions: [...legendaryActions] };
}
