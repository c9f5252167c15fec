import type { CombatNow, SeenFight } from '#contract/play/combat-shapes.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { resend } from '#web/lib/resend.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import type { Placed } from './around/placing.ts';

/** One step, as the contract takes it. */
export type Step = Parameters<typeof api.combat.step>[0]['step'];

/** What can be done about a fight from one screen; each answers whether it was done. */
export interface Doing {
  campaignId: string;
  busy: boolean;
  /** Takes a step on the fight as it is shown: with an area as it was put on the battle map, or with the map left out. */
  step: (step: Step, map?: { offMap?: true; placing?: Placed }) => Promise<boolean>;
  /** Does anything else that answers how the fight stands then. */
  run: (act: () => Promise<CombatNow>) => Promise<boolean>;
  /** Lets somebody join under a new id; where no answer comes it is asked again, and they join once. */
  join: (ask: (id: string) => Promise<CombatNow>) => Promise<boolean>;
}

const failure = {
  title: 'No answer from the server',
  sentence: 'Your action may or may not have happened. Check the fight, then try again.',
};

/** The fight of a campaign as the person who looks may see it. */
export function useCombat(campaignId: string) {
  return useQuery(calls.combat.get.queryOptions({ input: { campaignId } }));
}

/** What can be done in it. Whoever acts on a fight that has gone on is told so and sees it as it stands. */
export function useDoing(campaignId: string, fight: SeenFight | null): Doing {
  const [busy, setBusy] = useState(false);
  const queryKey = calls.combat.get.queryKey({ input: { campaignId } });
  const run = async (act: () => Promise<CombatNow>) => {
    if (busy) return false;
    setBusy(true);
    try {
      const now = await act();
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, now);
      return true;
    } catch (error) {
      notify.refusal(error, failure);
      void queryClient.invalidateQueries({ queryKey });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const number = fight?.number ?? 0;
  const join = (ask: (id: string) => Promise<CombatNow>) => {
    const id = newId();
    return run(() => resend(() => ask(id)));
  };
  // Whoever puts an area on the map may have left the panel meanwhile.
  const shownNumber = () => queryClient.getQueryData(queryKey)?.fight?.number ?? number;
  return {
    campaignId,
    busy,
    run,
    join,
    step: (step, map = {}) => run(() => api.combat.step({ campaignId, number: map.placing ? shownNumber() : number, step, ...map })),
  };
}
