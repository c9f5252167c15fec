import { notify } from '#web/lib/notify.tsx';
import { plainCall } from '#web/lib/plain-call.ts';
import { wordsOf } from '#web/lib/refusal-words.ts';
import { useState } from 'react';
import { forgetInvitation } from './invitation-cookie.ts';

const fallback = { title: 'Error', sentence: 'The seat could not be taken. Please try again.' };

/** Takes the seat that an invitation offers; taking it twice changes nothing. `failure` is the sentence why it could not be. */
export function useTakeSeat(code: string, onTaken: (campaignId: string) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function take() {
    setBusy(true);
    setFailure(null);
    try {
      const { campaignId } = await plainCall('invitations', 'join', { code });
      forgetInvitation();
      notify.done('Welcome to the table', 'Your seat is taken.');
      onTaken(campaignId);
    } catch (error) {
      notify.refusal(error, fallback);
      setFailure(wordsOf(error, fallback).sentence);
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, take };
}
