import type { Draft } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';

/** Sections of a wall whose spell has gone on for its whole time stay for good (SRD 5.2.1, Wall of Stone). */
export function keepPanels(draft: Draft, casterId: string, spells: readonly string[]): void {
  const stays = ({ panel }: Combatant) => panel?.lasts === 'whole' && panel.by === casterId && spells.includes(panel.spell);
  if (!draft.combat.combatants.some(stays)) return;
  draft.combat = {
    ...draft.combat,
    combatants: draft.combat.combatants.map((one) =>
      one.panel && stays(one) ? { ...one, panel: { ...one.panel, lasts: 'always' as const } } : one,
    ),
  };
}
