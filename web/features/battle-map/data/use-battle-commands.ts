import { drawn } from '#domain/battle-map/draw.ts';
import { changeFrom, groundOf, tokenFrom } from '#domain/battle-map/ground.ts';
import type { GroundChange, Token } from '#domain/battle-map/state.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import type { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { battleMapInput } from './use-battle-map.ts';

type Shown = Awaited<ReturnType<typeof api.battleMaps.get>>;

const failed = { title: 'Error', sentence: 'The battle map could not be changed. Please try again.' };

/** What is done on a battle map shows at once; the server's answer is what stays, and what it refuses goes back. `mapId` names the map to those who lead; `onDoor` hears of a door that was drawn into the fight. */
export function useBattleCommands(campaignId: string, mapId: string | null, onDoor?: (id: string) => void) {
  const queryKey = calls.battleMaps.get.queryKey({ input: battleMapInput(campaignId, mapId) });
  const atOnce = <Input>(change: (map: BattleMapView, input: Input) => BattleMapView) => ({
    // One after the other, in the order in which they were done.
    scope: { id: `battle-map/${campaignId}` },
    onMutate: async (input: Input) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before?.map) queryClient.setQueryData(queryKey, { ...before, map: change(before.map, input) });
      return { before };
    },
    onSuccess: ({ map, revision, isShown }: Shown) => {
      // An answer knows nothing of what was done after it.
      if (queryClient.isMutating({ mutationKey: calls.battleMaps.key() }) <= 1)
        queryClient.setQueryData(queryKey, { map, revision, isShown });
    },
    onError: (error: unknown, _: Input, kept: { before: Shown | undefined } | undefined) => {
      if (kept?.before) queryClient.setQueryData(queryKey, kept.before);
      notify.refusal(error, failed);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const draw = useMutation(calls.battleMaps.draw.mutationOptions(atOnce((map, { change }) => afterStroke(map, changeFrom(change)))));
  const move = useMutation(
    calls.battleMaps.move.mutationOptions(atOnce((map, { tokenId, cell }) => withToken(map, tokenId, (token) => ({ ...token, cell })))),
  );
  const turnDoor = useMutation(
    calls.battleMaps.turnDoor.mutationOptions(atOnce((map, { between, open }) => withTurned(map, between, open))),
  );
  const openLock = useMutation(
    calls.battleMaps.openLock.mutationOptions({
      ...atOnce((map) => map),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.combat.get.queryKey({ input: { campaignId } }) }),
    }),
  );
  const saveTokens = useMutation(
    calls.battleMaps.saveTokens.mutationOptions(atOnce((map, { tokens }) => withTokens(map, tokens.map(tokenFrom)))),
  );
  const removeToken = useMutation(
    calls.battleMaps.removeToken.mutationOptions(
      atOnce((map, { tokenId }) => ({ ...map, tokens: map.tokens.filter(({ id }) => id !== tokenId) })),
    ),
  );
  const layPicture = useMutation(calls.battleMaps.layPicture.mutationOptions(atOnce((map) => map)));
  const addDoor = useMutation(
    calls.combat.addDoor.mutationOptions({
      onSuccess: (now, { id }) => {
        queryClient.setQueryData(calls.combat.get.queryKey({ input: { campaignId } }), now);
        if (id !== undefined) onDoor?.(id);
      },
      onError: (error) => notify.refusal(error, failed),
    }),
  );
  const ping = useMutation(calls.battleMaps.ping.mutationOptions({ onError: (error) => notify.refusal(error, failed) }));
  return { draw, move, turnDoor, openLock, saveTokens, removeToken, layPicture, addDoor, ping };
}

export type BattleCommands = ReturnType<typeof useBattleCommands>;

function afterStroke(map: BattleMapView, change: GroundChange): BattleMapView {
  return { ...map, ...drawn(groundOf(map), change) };
}

const withTurned = (map: BattleMapView, between: readonly number[], open: boolean) => ({
  ...map,
  walls: map.walls.map((wall) => (wall.between.every((cell, at) => cell === between[at]) ? { ...wall, open } : wall)),
});

const withToken = (
  map: BattleMapView,
  id: string,
  change: (token: BattleMapView['tokens'][number]) => BattleMapView['tokens'][number],
) => ({
  ...map,
  tokens: map.tokens.map((token) => (token.id === id ? change(token) : token)),
});

function withTokens(map: BattleMapView, tokens: readonly Token[]): BattleMapView {
  const saved = new Map(tokens.map((token) => [token.id, { ...token, mine: true }]));
  const kept = map.tokens.map((token) => saved.get(token.id) ?? token);
  const known = new Set(map.tokens.map(({ id }) => id));
  return {
    ...map,
    tokens: [...kept, ...[...saved.values()].filter(({ id }) => !known.has(id))],
  };
}
