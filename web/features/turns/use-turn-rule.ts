import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useState } from 'react';
import type { TurnStore } from './turn-store.ts';

/** What a DM decides about the turn: letting time stand still, and going on without somebody. */
export function useTurnRule(turns: TurnStore) {
  const [pausing, setPausing] = useState(false);
  const { campaignId } = turns;
  const pause = async (paused: boolean) => {
    setPausing(true);
    try {
      turns.receive(await api.turns.pause({ campaignId, paused }));
    } catch (error) {
      notify.refusal(error, { title: 'Error', sentence: paused ? 'The table could not be paused.' : 'The table could not be resumed.' });
    }
    setPausing(false);
  };
  const skip = async (userId: string) => {
    try {
      turns.receive(await api.turns.skip({ campaignId, userId }));
    } catch (error) {
      notify.refusal(error, { title: 'Failed to lower hand', sentence: 'Please try again in a moment.' });
    }
  };
  return { pausing, pause: (paused: boolean) => void pause(paused), skip: (userId: string) => void skip(userId) };
}
