import type { CombatChange, CombatNow, OwnHero, SeenFight } from '#contract/play/combat-shapes.ts';
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
  return { ...now, isDamaged: false, fight: { ...seen, ...ownOf(now, heroes) } };
}

function withStep(now: CombatNow, change: Extract<CombatChange, { kind: 'step' }>): CombatNow | null {
  const { fight } = now;
  if (fight?.id === change.fightId && fight.number >= change.number) return now;
  if (fight?.id !== change.fightId || fight.number !== change.after) return null;
  const view = changeCombatView(fight.view, change.view);
  if (view === null) return null;
  const { order, added, changed } = change.heroes;
  const known = [...(fight.hero ? [fight.hero] : []), ...fight.companions];
  const mine = new Set([...known, ...added.filter((each) => isOwn(now, each))].map(({ id }) => id));
  const heroes = changeList(known, {
    order: order && order.filter((id) => mine.has(id)),
    added: added.filter(({ id }) => mine.has(id)),
    changed: changed.filter(({ id }) => mine.has(id)),
  });
  if (heroes === null) return null;
  const atHand = fight.atHand && change.atHand ? changeList(fight.atHand, change.atHand) : fight.atHand;
  if (atHand === null) return null;
  const lines = [...fight.lines, ...change.lines].slice(-limits.combatLines);
  return { ...now, fight: { ...fight, number: change.number, view, lines, ...(atHand && { atHand }), ...ownOf(now, heroes) } };
}

const isOwn = ({ characterId }: CombatNow, { id, calledBy }: OwnHero) => id === characterId || calledBy === characterId;

/** One's own hero and those whom they have called, among those of everybody. */
function ownOf(now: CombatNow, heroes: readonly OwnHero[]): Pick<SeenFight, 'hero' | 'companions'> {
  const own = now.characterId === null ? [] : heroes.filter((each) => isOwn(now, each));
  return { hero: own.find(({ id }) => id === now.characterId) ?? null, companions: own.filter(({ id }) => id !== now.characterId) };
}
