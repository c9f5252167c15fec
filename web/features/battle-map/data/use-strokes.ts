import type { Ground, GroundChange } from '#domain/battle-map/state.ts';
import { pageStore } from '#web/lib/store/page-store.ts';
import { useStore } from '#web/lib/store/store.ts';
import { changeOf, stepOf } from './strokes.ts';
import type { Steps, Stroke } from './strokes.ts';
import { useEffect, useState } from 'react';

/** Where steps are kept beyond the page. */
export interface StepShelf {
  /** Null where there are none that fit the map as it is. */
  read: (mapId: string, ground: Ground) => Steps | null;
  write: (mapId: string, ground: Ground, steps: Steps) => void;
}

/** What was drawn on each map since the page was opened: all of it can be taken back. */
const drawnOn = pageStore<ReadonlyMap<string, Steps>>(new Map());
const none: Steps = { done: [], undone: [] };

/** Draws on a map by a `send` that makes the change, takes back what was drawn, and draws it again. On a shelf, what was drawn outlives the page. */
export function useStrokes(mapId: string, ground: Ground, send: (change: GroundChange) => void, shelf: StepShelf | null = null) {
  const [first] = useState(() => shelf?.read(mapId, ground) ?? none);
  const steps = useStore(drawnOn, (all) => all.get(mapId)) ?? first;
  const { done, undone } = steps;
  useEffect(() => shelf?.write(mapId, ground, steps), [shelf, mapId, ground, steps]);
  const keep = (steps: Steps) => drawnOn.set(new Map([...drawnOn.get(), [mapId, steps]]));
  function change(next: GroundChange) {
    keep({ done: [...done, stepOf(ground, next)], undone: [] });
    send(next);
  }
  return {
    change,
    stroke: (stroke: Stroke) => {
      const next = changeOf(ground, stroke);
      if (next !== null) change(next);
    },
    undo: () => {
      const step = done.at(-1);
      if (step === undefined) return;
      keep({ done: done.slice(0, -1), undone: [...undone, step] });
      send(step.undo);
    },
    redo: () => {
      const step = undone.at(-1);
      if (step === undefined) return;
      keep({ done: [...done, step], undone: undone.slice(0, -1) });
      send(step.redo);
    },
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
  };
}

export type Strokes = ReturnType<typeof useStrokes>;
