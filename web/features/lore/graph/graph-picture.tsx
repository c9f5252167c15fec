import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { GraphLabels } from './graph-labels.tsx';
import { GraphHighlight } from './graph-highlight.tsx';
import { GraphLines, GraphNodes } from './graph-nodes.tsx';
import { enlargement, namesWithRoom } from './graph-names.ts';
import { neighboursOf } from './graph-neighbours.ts';
import { directionOf, isOutside, nextToward, zoomed } from './graph-viewport.ts';
import type { Graph, Point } from './graph-layout.ts';
import { useGraphLayout } from './use-graph-layout.ts';
import { useViewport } from './use-viewport.ts';

interface GraphPictureProps {
  graph: Graph;
  /** The same seed gives the same picture. */
  seed: string;
  onOpen: (entryId: string) => void;
}

const nowhere: ReadonlyMap<string, Point> = new Map();

/** Entries as shapes, links as lines. Arrow keys go from one to the next, Enter opens, plus and minus enlarge and reduce. */
export function GraphPicture({ graph, seed, onOpen }: GraphPictureProps) {
  const laidOut = useGraphLayout(graph, seed);
  const near = useMemo(() => neighboursOf(graph), [graph]);
  const best = useMemo(() => mostLinked(graph, near), [graph, near]);
  const { frame, scene, size, seen, zoom, now, look, wasDragged, handlers } = useViewport(laidOut);
  const points = seen ?? nowhere;
  const [focused, setFocused] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const active = hovered ?? focused;
  const { named, enlarged } = useNamed(graph, points, near, zoom);
  useLayoutEffect(() => scene.current?.style.setProperty('--node-size', `${enlarged}`), [scene, enlarged]);
  const open = useCallback((id: string) => void (!wasDragged() && onOpen(id)), [wasDragged, onOpen]);

  function press(event: KeyboardEvent) {
    const direction = directionOf(event.key);
    const factor = { '+': 1.3, '=': 1.3, '-': 1 / 1.3 }[event.key];
    if (direction === null && factor === undefined && event.key !== '0') return;
    event.preventDefault();
    if (direction === null) return look(factor === undefined ? null : zoomed(now(), factor));
    const next = nextToward(points, focused ?? best ?? '', direction);
    const point = next === null ? undefined : points.get(next);
    if (next === null || point === undefined) return undefined;
    document.getElementById(`lore-node-${next}`)?.focus();
    return isOutside(point, now(), size) ? look({ ...point, zoom: now().zoom }) : undefined;
  }

  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-surface">
      <svg
        ref={frame}
        role="group"
        aria-label="Picture of this world. Arrow keys go from entry to entry, Enter opens one, plus and minus zoom."
        className="h-[min(60dvh,44rem)] sm:h-[min(70dvh,44rem)] w-full cursor-grab touch-none select-none active:cursor-grabbing"
        onKeyDown={press}
        onBlur={() => setFocused(null)}
        {...handlers}
      >
        <g ref={scene} style={{ fontSize: `${13 / zoom}px` }}>
          <g className={active === null ? undefined : 'opacity-20'}>
            <GraphLines edges={graph.edges} points={points} className="stroke-line-strong opacity-60 [stroke-width:0.08em]" />
            <GraphNodes
              graph={graph}
              points={points}
              near={near}
              entrance={focused ?? best}
              onHover={setHovered}
              onFocus={setFocused}
              onOpen={open}
            />
          </g>
          {active !== null && <GraphHighlight graph={graph} points={points} near={near} active={active} isFocused={active === focused} />}
          <GraphLabels graph={graph} points={points} near={near} active={active} named={named} enlarged={enlarged} />
        </g>
      </svg>
      {seen === null && <Drawing count={graph.nodes.length} />}
      <ZoomTools onZoom={(factor) => look(factor === null ? null : zoomed(now(), factor))} />
    </div>
  );
}

function Drawing({ count }: { count: number }) {
  return (
    <p role="status" className="absolute inset-0 grid place-content-center text-control text-ink-soft">
      Drawing {count === 1 ? '1 entry' : `${count} entries`}…
    </p>
  );
}

function ZoomTools({ onZoom }: { onZoom: (factor: number | null) => void }) {
  return (
    <div className="absolute right-2 bottom-2 flex rounded-control border border-line bg-raised">
      <IconButton label="Zoom in" icon={<ZoomIn aria-hidden />} onClick={() => onZoom(1.3)} />
      <IconButton label="Zoom out" icon={<ZoomOut aria-hidden />} onClick={() => onZoom(1 / 1.3)} />
      <IconButton label="Show everything" icon={<Maximize aria-hidden />} onClick={() => onZoom(null)} />
    </div>
  );
}

/** Names that have room, and the size of shapes; worked out anew only once one has gone a good step nearer or further. */
function useNamed(graph: Graph, points: ReadonlyMap<string, Point>, near: ReadonlyMap<string, ReadonlySet<string>>, zoom: number) {
  const step = 1.15 ** Math.floor(Math.log(zoom) / Math.log(1.15));
  const named = useMemo(() => namesWithRoom(graph.nodes, points, (id) => near.get(id)?.size ?? 0, step), [graph, points, near, step]);
  return { named, enlarged: enlargement(step) };
}

function mostLinked(graph: Graph, near: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const [first] = graph.nodes.toSorted((one, other) => (near.get(other.id)?.size ?? 0) - (near.get(one.id)?.size ?? 0));
  return first?.id ?? null;
}
