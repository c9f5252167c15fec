import { GraphLines, Shape } from './graph-nodes.tsx';
import type { Graph, Point } from './graph-layout.ts';

interface GraphHighlightProps {
  graph: Graph;
  points: ReadonlyMap<string, Point>;
  near: ReadonlyMap<string, ReadonlySet<string>>;
  /** The entry that is looked at. */
  active: string;
  /** It has the focus: a ring says so. */
  isFocused: boolean;
}

/** An entry that is looked at with those it is linked with, drawn over the rest, which stands back. */
export function GraphHighlight({ graph, points, near, active, isFocused }: GraphHighlightProps) {
  const shown = graph.nodes.filter(({ id }) => id === active || near.get(active)?.has(id));
  const edges = graph.edges.filter(({ from, to }) => from === active || to === active);
  return (
    <g aria-hidden className="pointer-events-none">
      <GraphLines edges={edges} points={points} className="stroke-ember [stroke-width:0.16em]" />
      {shown.map(({ id, category }) => {
        const { x, y } = points.get(id) ?? { x: 0, y: 0 };
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <g className="scale-(--node-size)">
              {id === active && isFocused && <circle r={20} className="fill-transparent stroke-candle stroke-2" />}
              <Shape category={category} links={near.get(id)?.size ?? 0} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
