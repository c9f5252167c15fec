import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { useState } from 'react';
import { MissingEntryDialog } from '#web/features/lore/entry/missing-entry-dialog.tsx';

interface MissingLinksProps {
  worldId: string;
  graph: {
    nodes: readonly { id: string; name: string; category: LoreCategory }[];
    missing: readonly { from: string; name: string }[];
  };
  editing: boolean;
  onOpen: (entryId: string) => void;
}

/** Links that lead nowhere yet, by the name they are looking for; while editing each can be written. */
export function MissingLinks({ worldId, graph: { nodes, missing }, editing, onOpen }: MissingLinksProps) {
  const [name, setName] = useState<string | null>(null);
  if (missing.length === 0) return null;
  const entries = new Map(nodes.map((node) => [node.id, node]));
  const wanted = [...Map.groupBy(missing, (link) => link.name)];
  return (
    <section aria-labelledby="lore-missing" className="flex flex-col gap-2">
      <h2 id="lore-missing" className="font-semibold">
        Missing entries
      </h2>
      <ul className="flex flex-col">
        {wanted.map(([wantedName, links]) => (
          <li key={wantedName} className="flex flex-wrap items-baseline gap-x-2 border-b border-line py-2 text-control last:border-b-0">
            {editing ? (
              <button
                type="button"
                className="min-h-9 font-semibold text-ember underline decoration-dashed underline-offset-4"
                onClick={() => setName(wantedName)}
              >
                {wantedName}
                <span className="sr-only">: create it</span>
              </button>
            ) : (
              <strong className="font-semibold">{wantedName}</strong>
            )}
            <span className="text-ink-soft">in</span>
            {links.map(({ from }) => (
              <button
                key={from}
                type="button"
                className="min-h-7 text-left text-ink-soft underline underline-offset-4 hover:text-ink"
                onClick={() => onOpen(from)}
              >
                {entries.get(from)?.name}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {name !== null && (
        <MissingEntryDialog
          worldId={worldId}
          name={name}
          category="geography"
          onClose={() => setName(null)}
          onMade={(entryId) => {
            setName(null);
            onOpen(entryId);
          }}
        />
      )}
    </section>
  );
}
