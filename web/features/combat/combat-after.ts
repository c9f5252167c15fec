import type { CombatChange, CombatNow } from '#contract/play/combat-shapes.ts';
import type { CombatAudience } from '#domain/combat/view.ts';
import { changeCombatView } from '#domain/combat/view-change.ts';
import { changeList } from '#domain/difference.ts';
import { limits } from '#domain/limits/limits.ts';

/** The fight after a change that was announced; null where it has to be loaded anew. A change that is known or for others alters nothing. */
export function combatAfter(now: CombatNow, audience: CombatAudience, change: CombatChange): CombatNow | null {
  if ((audience === 'dm') !== now.leads) return now;
  if (change.kind === 'again') return null;
  return change.kind === 'whole' ? withFight(now, change) : withStep(now, change);
}

function withFight(now: CombatNow, { fight }: Extract<CombatChange, { kind: 'whole' }>): CombatNow {
  if (fight === null) return { ...now, isDamaged: false, fight: null };
  if (now.fight?.id === fight.id && fight.number <= now.fight.number) return now;
  const { heroes, ...seen } = fight;
  const hero = heroes.find(({ id }) => id === now.characterId) ?? null;
  return { ...now, isDamaged: false, fight: { ...seen, hero } };
}

function withStep(now: CombatNow, change: Extract<CombatChange, { kind: 'step' }>): CombatNow | null {
  const { fight } = now;
  if (fight?.id === change.fightId && fight.number >= change.number) return now;
  if (fight?.id !== change.fightId || fight.number !== change.after) return null;
  const view = changeCombatView(fight.view, change.view);
  if (view === null) return null;
  const { order, added, changed } = change.heroes;
  const own = ({ id }: { id: string }) => id === now.characterId;
  const heroes = changeList(fight.hero ? [fight.hero] : [], {
    order: order && order.filter((id) => id === now.characterId),
    added: added.filter(own),
    changed: changed.filter(own),
  });
  if (heroes === null) return null;
  const lines = [...fight.lines, ...change.lines].slice(-limits.combatLines);
  return { ...now, fight: { ...fight, number: change.number, view, lines, hero: heroes[0] ?? null } };
}
