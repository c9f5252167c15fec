import type { Proposal } from '#domain/world/generation.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { namesakeOf } from './one-of-each.ts';
import { SameNameDialog } from './same-name-dialog.tsx';
import type { Decisions } from '#web/features/generations/use-generation.ts';

type Decision = Decisions[number];

const none: SeenEntry[] = [];

/** The entries that stand in a world. */
export function useExistingEntries(worldId: string): readonly SeenEntry[] {
  return useQuery(calls.lore.list.queryOptions({ input: { worldId } })).data ?? none;
}

/** Decides about single proposals, and asks first where a new entry would bear a name that stands in the world already. */
export function useOneOfEach(worldId: string, busy: boolean, decide: (decisions: Decisions, options: { onSuccess: () => void }) => void) {
  const existing = useExistingEntries(worldId);
  const [asked, setAsked] = useState<{ decision: Decision; twin: SeenEntry } | null>(null);
  const send = (decision: Decision) => decide([decision], { onSuccess: () => setAsked(null) });

  /** `isGrowing` where it adds to an entry that stands there. */
  function once({ entry, before }: Proposal, decision: Decision, isGrowing = false) {
    const name = decision.entry?.name ?? entry.name;
    const twin = decision.verdict === 'accept' && !isGrowing ? (namesakeOf(existing, name) ?? sameAs(before, name)) : null;
    if (twin === null) send(decision);
    else setAsked({ decision, twin });
  }
  const question = (
    <SameNameDialog
      twin={asked?.twin ?? null}
      busy={busy}
      onMerge={() => asked && send({ ...asked.decision, verdict: 'merge', into: asked.twin.id })}
      onAdd={() => asked && send(asked.decision)}
      onClose={() => setAsked(null)}
    />
  );
  return { existing, once, question };
}

function sameAs(before: SeenEntry | null, name: string): SeenEntry | null {
  return before === null ? null : namesakeOf([before], name);
}
