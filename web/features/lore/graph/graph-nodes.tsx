import { capitalize } from '#domain/text/capitalize.ts';
import { memo } from 'react';
import { categoryLooks } from '#web/features/lore/entry/category-look.ts';
import type { Graph, Point } from './graph-layout.ts';
import { nodeSize } from './graph-names.ts';

interface GraphNodesProps {
  graph: Graph;
  points: ReadonlyMap<string, Point>;
  near: ReadonlyMap<string, ReadonlySet<string>>;
  /** The one entry the Tab key leads to. */
  entrance: string | null;
  onHover: (id: string | null) => void;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
}

/** The shapes of the picture, one for each entry. Looking closer or at one of them draws none of them anew. */
export const GraphNodes = memo(function GraphNodes({ graph, points, near, entrance, ...does }: GraphNodesProps) {
  return graph.nodes.map((node) => {
    const point = points.get(node.id);
    if (point === undefined) return null;
    return (
      <GraphNode key={node.id} node={node} point={point} links={near.get(node.id)?.size ?? 0} isEntrance={node.id === entrance} {...does} />
    );
  });
});

interface GraphLinesProps {
  edges: Graph['edges'];
  points: ReadonlyMap<string, Point>;
  className: string;
}

/** Lines between the entries that link to one another. */
export const GraphLines = memo(function GraphLines({ edges, points, className }: GraphLinesProps) {
  return (
    <g aria-hidden className={className}>
      {edges.map(({ from, to }) => {
        const [start, end] = [points.get(from), points.get(to)];
        if (start === undefined || end === undefined) return null;
        return <line key={`${from} ${to}`} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
      })}
    </g>
  );
});

interface GraphNodeProps extends Pick<GraphNodesProps, 'onHover' | 'onFocus' | 'onOpen'> {
  node: Graph['nodes'][number];
  point: Point;
  links: number;
  isEntrance: boolean;
}

const GraphNode = memo(function GraphNode({ node, point, links, isEntrance, onHover, onFocus, onOpen }: GraphNodeProps) {
  return (
    <g
      id={`lore-node-${node.id}`}
      role="link"
      tabIndex={isEntrance ? 0 : -1}
      aria-label={`${node.name}, ${capitalize(node.category)}, ${links === 1 ? '1 link' : `${links} links`}`}
      transform={`translate(${point.x} ${point.y})`}
      className="cursor-pointer outline-none"
      onPointerEnter={(event) => event.pointerType === 'mouse' && event.buttons === 0 && onHover(node.id)}
      onPointerLeave={() => onHover(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus(node.id)}
      onClick={() => onOpen(node.id)}
      onKeyDown={(event) => event.key === 'Enter' && onOpen(node.id)}
    >
      <g className="scale-(--node-size)">
        <circle r={20} className="fill-transparent" />
        <Shape category={node.category} links={links} />
      </g>
    </g>
  );
});

/** The shape of an entry, larger the more links it has. */
export function Shape({ category, links }: { category: Graph['nodes'][number]['category']; links: number }) {
  const { path, colour } = categoryLooks[category];
  return <path d={path} fill={colour} transform={`scale(${nodeSize(links)})`} className="stroke-surface" strokeWidth={2} />;
}
