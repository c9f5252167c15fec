import { useMovement } from '#domain/combat/place/use-movement.ts';
import { layEffect } from './lay-effect.ts';
import { note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import type { LentAction } from '#domain/rules/common-actions.ts';
import { hideAway } from './hide.ts';

const thisTurn = { kind: 'turn', whose: 'current', when: 'end' } as const;
const untilNext = { kind: 'turn', whose: 'source', when: 'start' } as const;

/** Takes an action as a feature lends it: what lays no effect is told. */
export function lendAction(draft: Draft, id: string, action: LentAction): void {
  if (action === 'utilize') note(draft, 'acted', { actorId: id, name: action });
  takeLentAction(draft, id, action);
}

/** Lays what Dash, Disengage or Dodge do on whoever takes them, or lets them hide: by their action, or by what a feature lends. */
export function takeLentAction(draft: Draft, id: string, action: LentAction): void {
  if (action === 'hide') return hideAway(draft, id);
  // What is done with the object is for the table.
  if (action === 'utilize') return;
  const own = { id: action, name: commonActionRules[action].name, bearerId: id, from: id, actorId: id };
  if (action === 'dash') {
    useMovement(draft, id, { dashes: 1 });
    layEffect(draft, { ...own, changes: [{ on: 'speed', of: 'all', times: 2 }], duration: thisTurn });
  } else if (action === 'disengage') {
    layEffect(draft, { ...own, changes: [{ on: 'cannot', what: 'provokeOpportunityAttacks' }], duration: thisTurn });
  } else {
    layEffect(draft, {
      ...own,
      changes: [
        { on: 'attacksAgainst', mode: 'disadvantage' },
        { on: 'savingThrows', abilities: ['dexterity'], mode: 'advantage' },
      ],
      duration: untilNext,
      ends: [{ by: 'condition', condition: 'incapacitated' }],
    });
  }
}
