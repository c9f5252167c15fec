import { slugOf } from '#domain/srd/slug.ts';

/** Cantrips of the warlock that deal damage; all of them do it with an attack roll. */
export const warlockBlasts: readonly string[] = ['chill-touch', 'eldritch-blast', 'poison-spray', 'true-strike'];

/** The invocations that are for one cantrip, and the cantrips that each can be for (SRD 5.2.1, Eldritch Invocation Options). */
export const blastInvocations = {
  // True Strike deals the damage of its weapon.
  'Agonizing Blast': ['Chill Touch', 'Eldritch Blast', 'Poison Spray'],
  'Eldritch Spear': ['Eldritch Blast', 'Poison Spray'],
  'Repelling Blast': ['Chill Touch', 'Eldritch Blast', 'Poison Spray', 'True Strike'],
} as const satisfies Record<string, readonly string[]>;
export type BlastInvocation = keyof typeof blastInvocations;

/**
 * The cantrips that an invocation is for, of those that are known: those that were chosen with it, or the only one there is for whoever
 * chose it before it asked.
 */
export function cantripsOfInvocation(name: BlastInvocation, chosen: readonly string[], known: readonly string[]): string[] {
  const id = slugOf(name);
  const fit = blastInvocations[name].map(slugOf).filter((cantrip) => known.includes(cantrip));
  const isOld = chosen.includes(id) && fit.length === 1;
  return fit.filter((cantrip) => isOld || chosen.includes(`${id}-${cantrip}`));
}
