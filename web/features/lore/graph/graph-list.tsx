import { capitalize } from '#domain/text/capitalize.ts';
import { useMemo } from 'react';
import { CategoryMark } from '#web/features/lore/entry/category-mark.tsx';
import { neighboursOf } from './graph-neighbours.ts';
import type { Graph } from './graph-layout.ts';

interface GraphListProps {
  graph: Graph;
  onOpen: (entryId: string) => void;
}

/** The picture in words: each entry with those it is linked with, the best connected first. */
export function GraphList({ graph, onOpen }: GraphListProps) {
  const near = useMemo(() => neighboursOf(graph), [graph]);
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
  const listed = graph.nodes.toSorted(
    (one, other) => (near.get(other.id)?.size ?? 0) - (near.get(one.id)?.size ?? 0) || one.name.localeCompare(other.name),
  );
  return (
    <ul aria-label="Entries and their links" className="grid gap-x-8 md:grid-cols-2">
      {listed.map((node) => (
        <li key={node.id} className="flex flex-col gap-0.5 border-b border-line py-2.5">
          <button
            type="button"
            className="flex items-center gap-2 text-left font-semibold hover:text-ember"
            onClick={() => onOpen(node.id)}
          >
            <CategoryMark category={node.category} />
            {node.name}
            <span className="sr-only">, {capitalize(node.category)}</span>
          </button>
          <p className="text-control text-ink-soft">{linkedText([...(near.get(node.id) ?? [])].map((id) => names.get(id) ?? ''))}</p>
        </li>
      ))}
    </ul>
  );
}

function linkedText(names: string[]): string {
  if (names.length === 0) return 'no links yet';
  return `linked to ${names.toSorted((one, other) => one.localeCompare(other)).join(', ')}`;
}
