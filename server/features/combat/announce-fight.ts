import { listChange } from '#domain/difference.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import type { CombatAudience, HitPointsShown } from '#domain/combat/view.ts';
import { combatViewChange } from '#domain/combat/view-change.ts';
import type { CombatChange } from '#contract/play/combat-shapes.ts';
import { campaignLeadersTopic, campaignTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { loadAtHand } from './steps/load-at-hand.ts';
import { logLineOf } from './fight.ts';
import type { Fight } from './fight.ts';
import { companionsOf, ownHeroOf } from './own-hero.ts';

type SeenBy = NonNullable<Extract<CombatChange, { kind: 'whole' }>['fight']>;

const topics = { dm: campaignLeadersTopic, players: campaignTopic };

interface Announced {
  campaignId: string;
  /** How players learn of hit points. */
  shown: HitPointsShown;
  /** The fight as it stood until now; null where there was none. */
  before: Fight | null;
  after: Fight;
}

/** Tells those who lead and the players what has changed of a fight, each as much as they may know. */
export async function announceFight(tx: Tx, { campaignId, shown, before, after }: Announced): Promise<void> {
  for (const audience of ['dm', 'players'] as const) {
    const [earlier, now] = [before && (await seenBy(audience, before, shown)), await seenBy(audience, after, shown)];
    if (earlier === null && now === null) continue;
    const change = changeFor(audience, earlier, now);
    tx.emit(topics[audience](campaignId), { type: 'combat.changed', campaignId, audience, change });
  }
}

/** Has everybody load the fight of a table anew. */
export function announceUnknown(tx: Tx, campaignId: string): void {
  for (const audience of ['dm', 'players'] as const)
    tx.emit(topics[audience](campaignId), { type: 'combat.changed', campaignId, audience, change: { kind: 'again' } });
}

/** What an audience sees of a fight; null while it is prepared out of their sight. Players may not know where a hidden hero stands. */
async function seenBy(audience: CombatAudience, { id, entry, lines }: Fight, shown: HitPointsShown): Promise<SeenBy | 'unsaid' | null> {
  const { combat, number } = entry;
  if (audience === 'players' && combat.phase === 'gathering') return null;
  const heroes = combat.combatants.filter(({ kind }) => kind === 'hero');
  if (audience === 'players' && heroes.some(({ hidden }) => hidden)) return 'unsaid';
  const catalogue = await loadMagicCatalogue();
  const own = heroes.flatMap((hero) => [ownHeroOf(combat, hero, catalogue), ...companionsOf(combat, hero, catalogue)]);
  const seen = { id, number, view: combatViewFor(audience, combat, shown), lines: lines[audience].map(logLineOf), heroes: own };
  return audience === 'dm' ? { ...seen, atHand: await loadAtHand(combat) } : seen;
}

function changeFor(audience: CombatAudience, before: SeenBy | 'unsaid' | null, after: SeenBy | 'unsaid' | null): CombatChange {
  if (before === 'unsaid' || after === 'unsaid') return { kind: 'again' };
  if (before === null || after === null || before.id !== after.id) return { kind: 'whole', fight: after };
  const view = combatViewChange(before.view, after.view);
  if (view === null) throw new Error(`The fight was seen otherwise than for the audience ${audience}.`);
  const known = new Set(before.lines.map(({ key }) => key));
  return {
    kind: 'step',
    fightId: after.id,
    after: before.number,
    number: after.number,
    view,
    lines: after.lines.filter(({ key }) => !known.has(key)),
    heroes: listChange(before.heroes, after.heroes),
    ...(before.atHand && after.atHand && { atHand: listChange(before.atHand, after.atHand) }),
  };
}
