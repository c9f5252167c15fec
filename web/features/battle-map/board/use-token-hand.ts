import { extentOf } from '#domain/battle-map/grid.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { limits } from '#domain/limits/limits.ts';
import { cellAtPoint } from '#web/features/battle-map/data/edges.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { isStepKey } from '#web/features/battle-map/data/cells.ts';
import { stepByKey } from '#web/features/battle-map/data/walk.ts';
import type { Point } from '#web/lib/board/map-view.ts';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

interface Aim {
  tokenId: string;
  cell: number;
}

interface HandInput {
  scene: Scene;
  /** The point of the map under a place of the window. */
  under: (clientX: number, clientY: number) => Point;
  /** Where a token stands once all that was asked for is done. */
  standsAt: (token: TokenView) => number;
  /** `walks` by keys, cell by cell. */
  onMove: (token: TokenView, cell: number, walks: boolean) => void;
  onChoose: (token: TokenView) => void;
  /** Nobody walks by keys any more. */
  onEnd: () => void;
  onLeave: () => void;
}

/** Tokens by pointer and by keys: drag one, press it, or walk it with the arrow keys. */
export function useTokenHand(input: HandInput) {
  const latest = useRef(input);
  useLayoutEffect(() => void (latest.current = input));
  const [aim, setAim] = useState<Aim | null>(null);
  const down = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const aimed = useRef<Aim | null>(null);
  const dragged = useRef(false);
  const walked = useRef(false);

  const handlersOf = useCallback((token: TokenView) => {
    const show = (next: Aim | null) => {
      aimed.current = next;
      setAim(next);
    };
    return {
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        event.stopPropagation();
        dragged.current = false;
        if (event.button !== 0 || !token.mine) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        down.current = { x: event.clientX, y: event.clientY, moved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
        const begin = down.current;
        if (begin === null) return;
        begin.moved ||= Math.hypot(event.clientX - begin.x, event.clientY - begin.y) >= limits.dragPixels;
        if (!begin.moved) return;
        dragged.current = true;
        const { scene, under } = latest.current;
        const cell = cellOfDrag(scene, token, under(event.clientX, event.clientY));
        if (cell !== null && cell !== aimed.current?.cell) show({ tokenId: token.id, cell });
      },
      onPointerUp: () => {
        down.current = null;
        const to = aimed.current;
        show(null);
        if (to !== null && to.cell !== token.cell) latest.current.onMove(token, to.cell, false);
      },
      onPointerCancel: () => {
        down.current = null;
        show(null);
      },
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        if (walkByKey(event, token, latest.current, walked)) event.preventDefault();
      },
      onBlur: () => {
        if (!walked.current) return;
        walked.current = false;
        latest.current.onEnd();
      },
      onClick: () => {
        if (!dragged.current) latest.current.onChoose(token);
        dragged.current = false;
      },
    };
  }, []);
  return useMemo(() => ({ aim, handlersOf }), [aim, handlersOf]);
}

/** What a key does to the token that has the focus; answers whether it did anything. */
function walkByKey(
  { key }: KeyboardEvent,
  token: TokenView,
  { scene, standsAt, onMove, onEnd, onLeave }: HandInput,
  walked: { current: boolean },
): boolean {
  if (key === 'Escape') onLeave();
  else if (key === 'Enter' && walked.current) {
    walked.current = false;
    onEnd();
  } else if (token.mine && isStepKey(key)) {
    walked.current = true;
    const next = stepByKey(scene, token, standsAt(token), key);
    if (next !== null) onMove(token, next, true);
  } else return false;
  return true;
}

/** Where the first cell of a token is that is held in its middle. */
function cellOfDrag({ grid }: Scene, { size }: TokenView, { x, y }: Point): number | null {
  const extent = extentOf(grid);
  const aside = (size - 1) / 2;
  return cellAtPoint(grid, { x: Math.max(0, x - aside / extent.x), y: Math.max(0, y - aside / extent.y) });
}

export type TokenHand = ReturnType<typeof useTokenHand>;
