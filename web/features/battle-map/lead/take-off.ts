import { countText } from '#domain/text/count-text.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { tokenOf } from '#web/features/battle-map/data/scene.ts';
import type { BattleCommands } from '#web/features/battle-map/data/use-battle-commands.ts';
import { notify } from '#web/lib/toasts/notify.tsx';

interface TakeOffInput {
  campaignId: string;
  map: { id: string; tokens: readonly TokenView[] };
  commands: BattleCommands;
  save: (tokens: ReturnType<typeof tokenOf>[]) => void;
}

/** Takes tokens off a map, and offers to bring them back. */
export function takingOff({ campaignId, map, commands, save }: TakeOffInput) {
  const bodies = map.tokens.filter(({ body }) => body);
  const told = (title: string, sentence: string, gone: readonly TokenView[]) =>
    notify.offer(title, sentence, { label: 'Undo', act: () => save(gone.map(tokenOf)) });
  const takeOff = ({ id }: TokenView, onSuccess?: () => void) =>
    commands.removeToken.mutate({ campaignId, mapId: map.id, tokenId: id }, onSuccess && { onSuccess });
  return {
    /** How many dead of fights that are over lie there. */
    bodies: bodies.length,
    remove: (token: TokenView) => takeOff(token, () => told('Token removed', `“${token.name}” is off the map.`, [token])),
    clearBodies: () => {
      const done = () => told('The dead are gone', `${countText(bodies.length, 'body')} cleared away.`, bodies);
      bodies.forEach((body, at) => takeOff(body, at < bodies.length - 1 ? undefined : done));
    },
  };
}
