import { endConditions } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';

/** Ends every grapple of somebody: they let go, cannot act any more, or are gone (SRD 5.2.1, Grappling). */
export function endGrapplesBy(draft: Draft, id: string): void {
  for (const { id: heldId } of draft.combat.combatants)
    endConditions(draft, heldId, ({ name, from }) => name === 'grappled' && from === id);
}
