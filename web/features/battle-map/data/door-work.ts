import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import type { LockWay } from '#domain/rules/locks/opening-lock.ts';
import type { BattleCommands } from '#web/features/battle-map/data/use-battle-commands.ts';
import { newId } from '#web/lib/new-id.ts';

interface DoorWorkInput {
  campaignId: string;
  mapId: string;
  commands: BattleCommands;
  /** Says what was done; of a door that is aimed at as long as it stands. */
  say: (said: string, door?: Wall) => void;
}

const aimedText = 'The door stands in the fight, and you aim at it: strike it to break it.';

/** What one does with the doors of a map. */
export const doorWork = ({ campaignId, mapId, commands, say }: DoorWorkInput) => ({
  turn: ({ between, open }: Wall) => commands.turnDoor.mutate({ campaignId, mapId, between, open: !open }),
  /** Has a door stand in the fight, where it can be attacked. */
  aimAt: (door: Wall) => {
    const { between } = door;
    commands.addDoor.mutate({ campaignId, id: newId(), mapId, between }, { onSuccess: () => say(aimedText, door) });
  },
  /** Has the hero of a token beside a locked door try to open it. */
  openLock: ({ characterId }: TokenView, { between }: Wall, way: LockWay) => {
    if (characterId === null) return;
    const attempt = { campaignId, id: newId(), mapId, characterId, between, way };
    commands.openLock.mutate(attempt, { onSuccess: ({ told }) => say(told) });
  },
});

/** Has the hero of a token try to open the lock of a door. */
export type OpenLock = ReturnType<typeof doorWork>['openLock'];
