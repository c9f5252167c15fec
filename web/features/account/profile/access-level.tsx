import { runsCampaigns } from '#domain/account/account.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { accessLevels, planStep } from './plan-text.ts';
import { PlanRequestDialog } from './plan-request-dialog.tsx';
import { PlanRequestList } from './plan-request-list.tsx';
import { usePlanRequests } from './use-plan-requests.ts';

/** What one may do here, and asking for more or less. */
export function AccessLevel() {
  const person = usePerson();
  const [asking, setAsking] = useState(false);
  const requests = usePlanRequests(person.id);
  const level = accessLevels[person.plan];
  const step = planStep(person.plan);
  const waits = requests.data?.some(({ state }) => state === 'PENDING') ?? false;
  return (
    <Card as="section" aria-labelledby="access-level" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="access-level" className="font-display text-name font-semibold">
          Access level
        </h2>
        <Badge tone={level.tone}>{level.label}</Badge>
        {runsCampaigns(person.plan) && (
          <Badge tone="moss" icon={<Check aria-hidden />}>
            Can create campaigns
          </Badge>
        )}
      </div>
      <p className="text-ink-soft">{level.meaning}</p>
      {requests.isPending && <SkeletonLines lines={2} />}
      {requests.isError && (
        <ErrorState title="Error" onRetry={() => void requests.refetch()}>
          <p>Your requests could not be loaded.</p>
        </ErrorState>
      )}
      {requests.data !== undefined && requests.data.length > 0 && <PlanRequestList requests={requests.data} />}
      {step !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant={step.to === 'DM' ? 'primary' : 'outline'} disabled={waits} onClick={() => setAsking(true)}>
            {step.action}
          </Button>
          {waits && <p className="text-note text-ink-soft">You can have one open request at a time. You can withdraw it.</p>}
          <PlanRequestDialog open={asking} step={step} onClose={() => setAsking(false)} />
        </div>
      )}
    </Card>
  );
}
