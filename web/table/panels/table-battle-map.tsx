import type { Campaign } from '#domain/campaign/campaign.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { BattleMap } from '#web/features/battle-map/battle-map.tsx';
import { placing } from '#web/features/combat/around/placing.ts';
import { useAround } from '#web/features/combat/around/use-around.ts';
import { noteBattleMap } from '#web/features/combat/around/mapped.ts';
import { useStore } from '#web/lib/store/store.ts';
import { aimAt } from '#web/features/combat/target.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { useHeroPictures } from '#web/table/session/use-hero-pictures.tsx';
import { useHeroes } from '#web/table/session/use-heroes.ts';
import { fightersOf } from './fighters-of.ts';
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
  const fight = useCombat(campaignId).data?.fight;
  const view = fight?.view;
  const fightId = fight?.id;
  const heroes = useHeroes(campaignId);
  const pictureOf = useHeroPictures(campaignId);
  const active = view?.phase === 'running' ? view.active : null;
  const { movement = null, spaces = null } = useAround(campaignId, active) ?? {};
  const waiting = useStore(placing);
  useEffect(() => noteBattleMap(campaignId), [campaignId]);
  const table = useMemo(
    () => ({
      fighters: view === undefined ? [] : fightersOf(view),
      isFighting: view?.phase === 'running',
      foughtId: view?.phase === 'running' && view.audience === 'dm' ? view.mapId : null,
      standing: (view?.areas ?? []).flatMap(({ lies, isRough }) => (lies ? { ...lies, isRough } : [])),
      along: (view?.areas ?? []).flatMap(({ by, around, only }) =>
        around && by !== null ? { ...around, fighterId: by, isFriendly: only === 'friends' } : [],
      ),
      heroes: [...heroes.values()].map(({ id, name }) => ({ id, name })),
      movement: movement && active !== null ? { fighterId: active, left: movement.left, spaces } : null,
      placing:
        waiting?.campaignId === campaignId
          ? {
              ...waiting,
              setRing: (isRing: boolean) => placing.set({ ...waiting, isRing }),
              setOtherSide: (isOtherSide: boolean) => placing.set({ ...waiting, isOtherSide }),
              leave: () => placing.set(null),
            }
          : null,
      onDoor: (id: string) => fightId !== undefined && aimAt.set({ fightId, id }),
      pictureOf,
      factsOf: async (characterId: string) => {
        const { speed, darkvision } = deriveSheet((await api.characters.get({ campaignId, characterId })).character);
        return { speed: speed.value, darkvision };
      },
    }),
    [campaignId, view, fightId, heroes, pictureOf, movement, spaces, active, waiting],
  );
  return <BattleMap {...{ campaignId, leads, look, withTools, table, slot }} />;
}
