import { createHash } from 'node:crypto';
import { combatViewFor } from '#domain/combat/view.ts';
import type { CombatView } from '#domain/combat/view.ts';
import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { watch as operation } from '#contract/play/battle-maps/table-screens.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { portraitStore } from '#server/features/characters/index.ts';
import { findFight } from '#server/features/combat/fight.ts';

export const watch = query(operation, {
  may: policies['tableScreens.watch'],
  find: noSubject,
  run: async ({ sql, actor, input: { key, known } }) => {
    const found = await tableMap.findScreen(sql, key);
    const table = found && (await findAccess({ sql, actor, input: found }));
    if (found === null || table === null || table.isDeleted) throw new Refusal('tableScreen.notFound');
    const { campaignId } = found;
    const kept = await tableMap.findShownMap(sql, campaignId);
    const map = kept && (await tableMap.lookTogether(sql, campaignId, kept));
    const heroes = map?.tokens.flatMap(({ characterId }) => characterId ?? []) ?? [];
    const screen = {
      map,
      fight: await fightOf(sql, campaignId, table.settings().hitPointsShown),
      faces: heroes.length === 0 ? [] : await portraitStore.listFaces(sql, campaignId, heroes),
    };
    const revision = createHash('md5').update(JSON.stringify(screen)).digest('base64url');
    return { revision, screen: revision === known ? null : screen, ping: pointedNow(found.ping, map?.id) };
  },
});

type Screen = NonNullable<Awaited<ReturnType<typeof tableMap.findScreen>>>;

/** Where somebody just pointed on the map that is shown; null where nobody has. */
function pointedNow(ping: Screen['ping'], mapId: string | undefined) {
  if (ping === null || ping.mapId !== mapId || new Date().getTime() - ping.at.getTime() > battleBoard.screenPingMilliseconds) return null;
  return { cell: ping.cell, name: ping.name, at: ping.at.toISOString() };
}

/** The running fight as every player sees it; null where none runs. */
async function fightOf(sql: Sql, campaignId: string, shown: Parameters<typeof combatViewFor>[2]): Promise<CombatView | null> {
  const fight = await findFight(sql, campaignId);
  if (!fight || fight instanceof Damaged || fight.entry.combat.phase !== 'running') return null;
  return combatViewFor('players', fight.entry.combat, shown);
}
