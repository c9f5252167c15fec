import { knockProne } from '#domain/combat/effects/apply-condition.ts';
import { keepUp } from '#domain/combat/effects/active-effects.ts';
import { thoseHere } from '#domain/combat/effects/features/away.ts';
import { endGrapplesBy } from '#domain/combat/effects/end-grapples.ts';
import { checkDistance } from '#domain/combat/effects/placed.ts';
import { useMovement } from '#domain/combat/place/use-movement.ts';
import { besideFeet } from '#domain/combat/place/reach.ts';
import { change, CombatRefusal, find, findLiving, note, endConditions } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { takeTime } from '#domain/combat/use/pay.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import type { CommonAction, LentAction } from '#domain/rules/common-actions.ts';
import { escape } from './escape.ts';
import { grapple, shove } from './grapple.ts';
import { help } from './help.ts';
import { findHidden } from '#domain/combat/effects/hide.ts';
import { takeLentAction } from '#domain/combat/effects/lent-action.ts';
import { readyAction, spendReady } from '#domain/combat/effects/ready.ts';
import { readySpell } from './ready-spell.ts';
import { moveAway } from './move-away.ts';
import { mount } from './mount.ts';
import { refuseActNow } from './refuse-act.ts';
import { rollCheck } from '#domain/combat/effects/check-roll.ts';

type Step = CombatStepNamed<'act'>;

/** Counts a grapple or shove as one attack, or as what was readied; the number binds players alone. */
function countUnarmedStrike(draft: Draft, id: string): void {
  const { combat } = draft;
  if (combat.active === id) draft.combat = { ...combat, attacksMade: combat.attacksMade + 1 };
  else spendReady(draft, id);
}

function oneTarget({ targetIds }: Step): string {
  const [first, ...more] = targetIds;
  if (first === undefined || more.length > 0) throw new CombatRefusal(refuseCombat('pickOne', {}));
  return first;
}

const isLent = (action: CommonAction): action is LentAction =>
  action === 'dash' || action === 'disengage' || action === 'dodge' || action === 'hide' || action === 'utilize';

/** What lays an effect of its own name on whoever does it, which tells of it. */
const isToldByEffect = (action: CommonAction) => action === 'dash' || action === 'disengage' || action === 'dodge' || action === 'ready';

function carryOut(draft: Draft, actor: Combatant, step: Step): void {
  const { action, skill, text, spell } = step;
  const { id } = actor;
  if (isLent(action)) return takeLentAction(draft, id, action);
  switch (action) {
    case 'help':
      return help(draft, actor, oneTarget(step));
    case 'ready':
      return spell ? readySpell(draft, id, { ...spell, text }) : readyAction(draft, id, text);
    case 'grapple':
      return grapple(draft, actor, oneTarget(step));
    case 'shoveAway':
    case 'shoveProne':
      return shove(draft, actor, oneTarget(step), action === 'shoveAway' ? 'away' : 'prone');
    case 'escape':
      return escape(draft, id);
    case 'standUp':
      useMovement(draft, id, { halves: 1 });
      return endConditions(draft, id, ({ name }) => name === 'prone');
    case 'dropProne':
      return knockProne(draft, id, null);
    case 'letGo':
      return endGrapplesBy(draft, id);
    case 'search':
    case 'study':
    case 'influence': {
      const { skills = [] } = commonActionRules[action];
      const chosen = skills.find((each) => each === skill) ?? skills[0];
      if (!chosen) return;
      const { total } = rollCheck(draft, { id, of: { skill: chosen }, dc: null });
      if (chosen === 'perception') findHidden(draft, id, total);
      return;
    }
    case 'mount':
      mount(draft, actor, oneTarget(step));
      return useMovement(draft, id, { halves: 1 });
    case 'dismount':
      useMovement(draft, id, { halves: 1 });
      return change(draft, id, { rides: null });
    case 'moveAway':
      return moveAway(draft, id, step.targetIds);
    default:
      return;
  }
}

/**
 * Does one of the things that everybody can do (SRD 5.2.1, Actions). Refuses who cannot act, what has no point as things are, and
 * targets that it does not reach; what is refused spends nothing.
 */
export function takeAct(draft: Draft, step: Step): void {
  const { actorId, action, targetIds } = step;
  const actor = findLiving(draft, actorId);
  const refused = refuseActNow(draft.combat, actor, action);
  if (refused !== null) throw new CombatRefusal(refused);
  const { name, takes, targets, mayName = false } = commonActionRules[action];
  for (const id of targetIds) thoseHere(draft, [id]);
  if (takes === 'attack') for (const id of targetIds) checkDistance(draft, actorId, id, { name, feet: besideFeet });
  if (targets === 0 && !mayName && targetIds.length > 0) throw new CombatRefusal(refuseCombat('needsNoTarget', { action: name }));
  if (takes === 'action') takeTime(draft, actorId, { takes, name });
  else if (takes === 'attack') countUnarmedStrike(draft, actorId);
  const [first] = targetIds;
  const told = isToldByEffect(action) ? [] : targetIds.length === 0 ? [null] : targetIds;
  for (const targetId of told) note(draft, 'acted', { actorId, targetId, name: action });
  if (takes === 'attack' && first !== undefined) keepUp(draft, actorId);
  carryOut(draft, find(draft, actorId), step);
}
