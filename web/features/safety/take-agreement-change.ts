import type { AgreementChange } from '#contract/play/safety-shapes.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';
import type { SafetyEntry } from './agreement-list.tsx';

/** Takes a line or veil into the list, or out of it, where that is shown. */
export function takeAgreementChange(campaignId: string, change: AgreementChange): void {
  const input = { campaignId };
  const queryKey = calls.safety.get.queryKey({ input });
  applyState(queryKey, () => {
    const seat = queryClient.getQueryData(calls.campaigns.get.queryKey({ input }))?.seat ?? null;
    queryClient.setQueryData(queryKey, (agreed) => agreed && { entries: entriesAfter(agreed.entries, change, isDm(seat)) });
    return true;
  });
}

/** The lines and veils after a change. Whose a new one is nobody is told; who added it here has it from the answer. */
export function entriesAfter(entries: readonly SafetyEntry[], change: AgreementChange, leads: boolean): SafetyEntry[] {
  if (change.kind === 'removed') return entries.filter(({ id }) => id !== change.entryId);
  const isKnown = entries.some(({ id }) => id === change.entry.id);
  return isKnown ? [...entries] : [...entries, { ...change.entry, removable: leads }];
}
