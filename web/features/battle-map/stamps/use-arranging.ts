import type { Stamp } from '#domain/battle-map/state.ts';
import type { Snap } from '#domain/battle-map/stamps/stamp.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import type { Strokes } from '#web/features/battle-map/data/use-strokes.ts';
import { newId } from '#web/lib/new-id.ts';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { piled, stepped } from './stamp-strokes.ts';
import { useStampDrag } from './use-stamp-drag.ts';

/** What is done with stamps that lie on a map: choosing, dragging and walking them, and whatever the strip offers. */
export function useArranging(scene: Scene, strokes: Strokes, snap: Snap) {
  const { stamps } = scene.map;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = stamps.find(({ id }) => id === chosenId) ?? null;
  const put = (stamp: Stamp) => strokes.change({ kind: 'stamps', stamps: [stamp] });
  const remove = ({ id }: Stamp) => {
    setChosenId(null);
    strokes.change({ kind: 'noStamps', ids: [id] });
  };
  const drag = useStampDrag(scene.grid, snap, {
    onMoved: put,
    onPressed: ({ id }) => setChosenId(id === chosenId ? null : id),
  });
  const handlersOf = (stamp: Stamp, scale: number) => ({
    ...drag.handlersOf(stamp, scale),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const next = stepped(stamp, event.key, snap);
      if (next !== null) put(next);
      else if (event.key === 'Delete' || event.key === 'Backspace') remove(stamp);
      else if (event.key === 'Escape') setChosenId(null);
      else return;
      event.preventDefault();
    },
  });
  return {
    chosen,
    dragged: drag.dragged,
    handlersOf,
    put,
    remove,
    leave: () => setChosenId(null),
    copy: (stamp: Stamp) => {
      const id = newId();
      put({ ...stamp, id, x: stamp.x + 1 });
      setChosenId(id);
    },
    pile: (stamp: Stamp, isOnTop: boolean) => strokes.change(piled(scene.ground, stamp, isOnTop)),
  };
}

export type Arranging = ReturnType<typeof useArranging>;
