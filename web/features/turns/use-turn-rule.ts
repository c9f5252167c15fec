import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { useState } from 'react';
import type { TurnKeeper } from './turn-keeper.ts';

/** What a DM decides about the turn: letting time stand still, and going on without somebody. */
export function useTurnRule(keeper: TurnKeeper) {
  const [pausing, setPausing] = useState(false);
  const { campaignId } = keeper;
  const pause = async (paused: boolean) => {
    setPausing(true);
    try {
      keeper.receive(await api.turns.pause({ campaignId, paused }));
    } catch (error) {
      notify.refusal(error, { title: 'Error', sentence: paused ? 'The table could not be paused.' : 'The table could not be resumed.' });
    }
    setPausing(false);
  };
  const skip = async (userId: string) => {
    try {
      keeper.receive(await api.turns.skip({ campaignId, userId }));
    } catch (error) {
      notify.refusal(error, { title: 'Failed to lower hand', sentence: 'Please try again in a moment.' });
    }
  };
  return { pausing, pause: (paused: boolean) => void pause(paused), skip: (userId: string) => void skip(userId) };
}
