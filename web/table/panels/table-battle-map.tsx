import type { Campaign } from '#domain/campaign/campaign.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import type { CombatView } from '#domain/combat/view.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import { BattleMap } from '#web/features/battle-map/battle-map.tsx';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import { conditionText, standingText } from '#web/features/combat/combat-text.ts';
import { figuresOf } from '#web/features/combat/figure.ts';
import { placing } from '#web/features/combat/around/placing.ts';
import { noteBattleMap, useAround } from '#web/features/combat/around/use-around.ts';
import { useStore } from '#web/lib/store/store.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { useHeroPictures } from '#web/table/session/use-hero-pictures.tsx';
import { useHeroes } from '#web/table/session/use-heroes.ts';
import { api } from '#web/lib/api.ts';
import { useEffect, useMemo } from 'react';

interface TableBattleMapProps {
  campaign: Campaign;
  leads: boolean;
  look: 'large' | 'small';
  withTools: boolean;
  slot: Element | null;
}

/** The battle map of a table, with its fight and its heroes. */
export function TableBattleMap({ campaign: { id: campaignId }, leads, look, withTools, slot }: TableBattleMapProps) {
  const view = useCombat(campaignId).data?.fight?.view;
  const heroes = useHeroes(campaignId);
  const pictureOf = useHeroPictures(campaignId);
  const active = view?.phase === 'running' ? view.active : null;
  const movement = useAround(campaignId, active)?.movement ?? null;
  const waiting = useStore(placing);
  useEffect(() => noteBattleMap(campaignId), [campaignId]);
  const table = useMemo(
    () => ({
      fighters: view === undefined ? [] : fightersOf(view),
      isFighting: view?.phase === 'running',
      foughtId: view?.phase === 'running' && view.audience === 'dm' ? view.mapId : null,
      heroes: [...heroes.values()].map(({ id, name }) => ({ id, name })),
      movement: movement && active !== null ? { fighterId: active, left: movement.left } : null,
      placing: waiting?.campaignId === campaignId ? { ...waiting, leave: () => placing.set(null) } : null,
      pictureOf,
      factsOf: async (characterId: string) => {
        const { speed, darkvision } = deriveSheet((await api.characters.get({ campaignId, characterId })).character);
        return { speed: speed.value, darkvision };
      },
    }),
    [campaignId, view, heroes, pictureOf, movement, active, waiting],
  );
  return <BattleMap {...{ campaignId, leads, look, withTools, table, slot }} />;
}

/** Everybody in a fight, as the battle map tells of them. */
function fightersOf(view: CombatView): Fighter[] {
  return figuresOf(view).map((figure) => ({
    id: figure.id,
    characterId: figure.kind === 'hero' ? figure.id : null,
    name: figure.name,
    side: figure.side,
    size: cellsOfSize(figure.whole?.size),
    isHidden: figure.hidden,
    isActive: view.phase === 'running' && figure.id === view.active,
    isDead: figure.health === 'dead',
    standing: standingText(figure),
    left: figure.hitPoints && Math.min(1, figure.hitPoints.now / Math.max(1, figure.hitPoints.maximum)),
    conditions: figure.conditions.map(conditionText),
  }));
}

/** Cells along a side: one up to Medium, and one more for each size beyond. */
const cellsOfSize = (size: (typeof sizes)[number] | undefined): number =>
  size === undefined ? 1 : Math.max(1, sizes.indexOf(size) - sizes.indexOf('Medium') + 1);
