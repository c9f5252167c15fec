import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { CheckCheck, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { countedIn } from '#web/features/generations/generation-text.ts';
import { accepting, rejecting, reopening } from './review-plans.ts';
import type { Plan } from './review-plans.ts';
import { sureOnes } from '#web/features/generations/review-state.ts';
import type { View } from '#web/features/generations/review-state.ts';
import type { Decisions } from '#web/features/generations/use-generation.ts';
import { useExistingEntries } from '#web/features/generations/proposal/use-one-of-each.tsx';
import type { Review } from './use-review.ts';

interface ReviewBulkProps {
  worldId: string;
  review: Review;
  busy: boolean;
  onDecide: (decisions: Decisions, options: { onSuccess: () => void }) => void;
}

/** Decides about all that are shown, or all of them the reading is sure of; each says how many it is about and asks first. */
export function ReviewBulk({ worldId, review: { shown, view }, busy, onDecide }: ReviewBulkProps) {
  const existing = useExistingEntries(worldId);
  const [plan, setPlan] = useState<Plan | null>(null);
  const all = allText(view.category, shown.length);
  const sure = sureOnes(shown);
  if (shown.length === 0 || (view.state !== 'open' && view.state !== 'rejected')) return <span />;
  return (
    <div className="flex flex-wrap gap-2">
      {view.state === 'rejected' && (
        <Button variant="outline" onClick={() => setPlan(reopening(shown, all))}>
          Reopen {all}
        </Button>
      )}
      {view.state === 'open' && sure.length > 0 && (
        <Button
          variant="soft"
          icon={<CheckCheck aria-hidden />}
          onClick={() => setPlan(accepting(sure, `all ${sure.length} sure ones`, existing))}
        >
          Accept all {sure.length} sure ones
        </Button>
      )}
      {view.state === 'open' && (
        <Menu
          align="start"
          trigger={
            <Button variant="outline">
              {all.replace('all', 'All')}
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          <MenuItem onSelect={() => setPlan(accepting(shown, all, existing))}>Accept {all}</MenuItem>
          <MenuItem danger onSelect={() => setPlan(rejecting(shown, all))}>
            Reject {all}
          </MenuItem>
        </Menu>
      )}
      <ConfirmDialog
        open={plan !== null}
        tone={plan?.rejects ? 'danger' : 'plain'}
        title={plan?.title ?? ''}
        question={plan?.question ?? ''}
        action={plan?.action ?? ''}
        busy={busy}
        onConfirm={() => plan !== null && onDecide(plan.decisions, { onSuccess: () => setPlan(null) })}
        onClose={() => setPlan(null)}
      />
    </div>
  );
}

/** "all 12 proposals", "all 36 monsters": what a step is about. */
function allText(category: View['category'], count: number): string {
  return `all ${category === 'all' ? counted(count, 'proposal') : countedIn(category, count)}`;
}
