import type { CombatStepNamed } from '#domain/combat/step.ts';

/** Those whom whoever uses something has named to be spared by it; nobody where it spares nobody. */
export const sparedBy = ({ used, sparedIds = [] }: CombatStepNamed<'useActivity'>): readonly string[] =>
  used.activity.sparesNamed === true ? [...new Set(sparedIds)] : [];
