import { classNames } from '#web/ui/class-names.ts';
import { memo } from 'react';
import type { Graph, Point } from './graph-layout.ts';
import { nameDrop, shownName } from './graph-names.ts';

interface GraphLabelsProps {
  graph: Graph;
  points: ReadonlyMap<string, Point>;
  near: ReadonlyMap<string, ReadonlySet<string>>;
  /** The entry that is looked at: only its name and its neighbours’ show. */
  active: string | null;
  /** The entries whose names show otherwise. */
  named: ReadonlySet<string>;
  /** How much larger shapes are drawn. */
  enlarged: number;
}

/** The names below the shapes. */
export const GraphLabels = memo(function GraphLabels({ graph, points, near, active, named, enlarged }: GraphLabelsProps) {
  const shows = (id: string) => (active === null ? named.has(id) : id === active || near.get(active)?.has(id) === true);
  return (
    <g aria-hidden className="pointer-events-none [stroke-linejoin:round] [stroke-width:0.3em]">
      {graph.nodes.map(({ id, name }) => {
        const point = points.get(id);
        if (point === undefined || !shows(id)) return null;
        return (
          <text
            key={id}
            x={point.x}
            y={point.y + nameDrop(near.get(id)?.size ?? 0) * enlarged}
            dominantBaseline="hanging"
            textAnchor="middle"
            className={classNames('fill-ink stroke-surface [paint-order:stroke]', id === active ? 'font-semibold' : 'font-medium')}
          >
            {id === active ? name : shownName(name)}
          </text>
        );
      })}
    </g>
  );
});
