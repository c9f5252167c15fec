import { capitalize } from '#domain/text/capitalize.ts';
import type { Proposal } from '#domain/world/generation.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { ExpansionProposal } from './expansion-proposal.tsx';
import { countedIn } from '#web/features/generations/generation-text.ts';
import { takeOver } from '#web/features/generations/proposal/one-of-each.ts';
import { useDecide } from '#web/features/generations/use-generation.ts';
import type { Decisions } from '#web/features/generations/use-generation.ts';
import { useOneOfEach } from '#web/features/generations/proposal/use-one-of-each.tsx';

interface ExpansionProposalsProps {
  worldId: string;
  generationId: string;
  proposals: readonly Proposal[];
  onOpenEntry: (entryId: string) => void;
}

/** What an expansion proposes, by category, to accept or reject one by one, per category and all. */
export function ExpansionProposals({ worldId, generationId, proposals, onOpenEntry }: ExpansionProposalsProps) {
  const decide = useDecide({
    worldId,
    generationId,
    onDone: (decisions) => {
      if (decisions.some(({ verdict }) => verdict === 'accept')) {
        notify.done('Success!', 'Generated lore has been applied to your world.');
      }
    },
  });
  const { existing, once, question } = useOneOfEach(worldId, decide.isPending, decide.mutate);
  const present = loreCategories.filter((category) => proposals.some(({ entry }) => entry.category === category));
  return (
    <div className="flex flex-col gap-8">
      {question}
      {present.length > 1 && (
        <Together category={null} proposals={proposals} existing={existing} busy={decide.isPending} onDecide={decide.mutate} />
      )}
      {present.map((category) => (
        <CategoryProposals
          key={category}
          category={category}
          proposals={proposals.filter(({ entry }) => entry.category === category)}
          existing={existing}
          busy={decide.isPending}
          onDecide={(proposal, decision) => once(proposal, decision, proposal.before !== null)}
          onDecideAll={decide.mutate}
          onOpenEntry={onOpenEntry}
        />
      ))}
    </div>
  );
}

interface CategoryProposalsProps {
  category: LoreCategory;
  proposals: readonly Proposal[];
  /** What stands in the world. */
  existing: readonly SeenEntry[];
  busy: boolean;
  onDecide: (proposal: Proposal, decision: Decisions[number]) => void;
  onDecideAll: (decisions: Decisions) => void;
  onOpenEntry: (entryId: string) => void;
}

function CategoryProposals({ category, proposals, existing, busy, onDecide, onDecideAll, onOpenEntry }: CategoryProposalsProps) {
  return (
    <section aria-label={capitalize(category)} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-2">
        <h4 className="font-display text-name font-semibold">{capitalize(category)}</h4>
        <Together category={category} proposals={proposals} existing={existing} busy={busy} onDecide={onDecideAll} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {proposals.map((proposal) => (
          <ExpansionProposal
            key={proposal.id}
            proposal={proposal}
            busy={busy}
            onDecide={(decision) => onDecide(proposal, decision)}
            onOpenEntry={onOpenEntry}
          />
        ))}
      </div>
    </section>
  );
}

interface TogetherProps {
  /** Null for all of them. */
  category: LoreCategory | null;
  proposals: readonly Proposal[];
  existing: readonly SeenEntry[];
  busy: boolean;
  onDecide: (decisions: Decisions) => void;
}

/** Decides about several at once; nothing where there are not at least two to review. */
function Together({ category, proposals, existing, busy, onDecide }: TogetherProps) {
  const open = proposals.filter(({ state }) => state === 'open');
  if (open.length < 2) return null;
  const all = category === null ? `all ${counted(open.length, 'proposal')}` : `all ${countedIn(category, open.length)}`;
  const taken = takeOver(open, 'expansion', existing);
  return (
    <div className="flex flex-wrap gap-2">
      {taken.length > 0 && (
        <Button size="sm" variant="soft" busy={busy} onClick={() => onDecide(taken)}>
          Accept {taken.length === open.length ? all : `${taken.length} of ${open.length}`}
        </Button>
      )}
      <Button size="sm" variant="quiet" busy={busy} onClick={() => onDecide(open.map(({ id }) => ({ proposalId: id, verdict: 'reject' })))}>
        Reject {all}
      </Button>
    </div>
  );
}
