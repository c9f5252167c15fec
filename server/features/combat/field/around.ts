import { tokenOfFighter } from '#domain/battle-map/fight/place-those.ts';
import { spacesFor } from '#domain/battle-map/fight/spaces.ts';
import { movementOf } from '#domain/combat/acts/movement.ts';
import { commandedBy } from '#domain/combat/commanded.ts';
import { knownStands } from '#domain/combat/place/known-stands.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import type { Combat } from '#domain/combat/state.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { around as operation } from '#contract/play/combat.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findFight } from '#server/features/combat/fight.ts';
import { battlefieldOf, findFoughtMap } from './battlefield.ts';

const nothing = { hasMap: true, mapId: null, stands: [], movement: null, spaces: null };

/** Whether somebody is a hero of theirs, or does what one says. */
function isPlayedBy(combat: Combat, id: string, heroes: ReadonlySet<string>): boolean {
  const own = [...heroes].flatMap((hero) => heroOf(combat, hero) ?? []);
  return own.some((hero) => hero.id === id || commandedBy(combat, hero.id).some((one) => one.id === id));
}

export const around = query(operation, {
  may: policies['combat.around'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId, actorId } }) => {
    const leads = isDm(subject.seat);
    const fight = await findFight(sql, campaignId);
    if (!fight || fight instanceof Damaged) return nothing;
    const { combat } = fight.entry;
    const kept = await findFoughtMap(sql, campaignId, combat);
    if (!kept) return { ...nothing, hasMap: combat.phase !== 'running' };
    const field = battlefieldOf(kept.map, combat);
    const one = field.placed.find(({ id }) => id === actorId);
    const fighter = combat.combatants.find(({ id }) => id === actorId);
    if (!one || !fighter) return nothing;
    const { heroes } = await tableMap.findViewer(sql, campaignId, personOf(actor).id, leads);
    if (!leads && !isPlayedBy(combat, actorId, heroes)) return nothing;
    const token = tokenOfFighter(field.map.tokens, fighter);
    const movement = token ? movementOf(combat, fighter, token.speed) : null;
    const stands = field.from(one);
    const spaces = combat.active === actorId ? spacesFor(field, combat.combatants, actorId) : null;
    if (leads) return { hasMap: true, mapId: field.map.id, stands, movement, spaces };
    const visible = new Set(combat.combatants.flatMap(({ id, hidden }) => (hidden ? [] : [id])));
    const isHidden = (id: string) => field.placed.some((each) => each.id === id && each.hidden);
    const known = knownStands(
      stands.filter(({ id }) => visible.has(id)),
      isHidden,
    );
    return { hasMap: true, mapId: field.map.id, stands: known, movement, spaces };
  },
});
