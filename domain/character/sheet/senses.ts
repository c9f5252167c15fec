import { changesOn } from '#domain/rules/activity/read-changes.ts';
import type { Character } from '#domain/character/character.ts';
import { lineageOf } from '#domain/srd/lineages.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import { species } from '#domain/srd/species.ts';

/** A way to perceive beside darkvision, in feet. */
export interface Sense {
  sense: 'blindsight' | 'tremorsense' | 'truesight';
  feet: number;
}

/** Feet that a species sees in the dark; a line of ancestors may see farther. */
export function darkvisionOf({ species: kind, lineage }: Pick<Character, 'species' | 'lineage'>): number {
  return lineageOf(lineage)?.darkvision ?? species[kind].darkvision;
}

/** How far one sees in the dark, and what else one perceives with: in a form by the senses of the creature. */
export function sensesOf(character: Character): { darkvision: number; senses: Sense[] } {
  const own = character.ruleSet === 'quick' ? 0 : darkvisionOf(character);
  if (character.activeEffects.length === 0) return { darkvision: own, senses: [] };
  const form = shapeOf(character)?.senses;
  const changes = changesOn(character.activeEffects, 'sense');
  const reach = (sense: Sense['sense'] | 'darkvision', base: number) => {
    const given = changes.flatMap(({ change }) => (change.sense === sense ? [change] : []));
    const most = Math.max(base, ...given.map(({ feet, more }) => (more === true ? 0 : feet)));
    return given.reduce((sum, { feet, more }) => (more === true ? sum + feet : sum), most);
  };
  const senses = (['blindsight', 'tremorsense', 'truesight'] as const).map((sense) => ({ sense, feet: reach(sense, form?.[sense] ?? 0) }));
  return { darkvision: reach('darkvision', form ? (form.darkvision ?? 0) : own), senses: senses.filter(({ feet }) => feet > 0) };
}
