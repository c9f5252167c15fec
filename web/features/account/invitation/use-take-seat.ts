import { notify } from '#web/lib/toasts/notify.tsx';
import { PlainCallError, plainCall } from '#web/lib/calls/plain-call.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { useState } from 'react';
import { forgetInvitation } from './invitation-cookie.ts';

/** Where somebody is who has followed an invitation: at a table, in a world, or waiting for a DM's answer. */
export type Seat = { in: 'campaign'; id: string } | { in: 'world'; id: string } | { in: 'waiting' };

const fallback = { title: 'Error', sentence: 'The invitation could not be used. Please try again.' };

/**
 * Takes the seat at a table, or the place in a world, that an invitation offers; taking it twice changes nothing. `failure` is
 * the sentence why it could not be. Without a goal it is found out.
 */
export function useTakeSeat(code: string, onTaken: (seat: Seat) => void, goal: 'campaign' | 'world' | null = null) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function take() {
    setBusy(true);
    setFailure(null);
    try {
      const seat = await (goal === 'world' ? joinWorld(code) : follow(code));
      forgetInvitation();
      onTaken(seat);
    } catch (error) {
      notify.refusal(error, fallback);
      setFailure(refusalText(error, fallback).sentence);
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, take };
}

/** Uses an invitation as what it turns out to be: one that is used up still leads those who used it where it led them. */
async function follow(code: string): Promise<Seat> {
  try {
    const { campaignId, waits } = await plainCall('invitations', 'join', { code });
    if (waits) {
      notify.done('You have asked for a seat', 'You will find the Dungeon Master’s answer among your campaigns.');
      return { in: 'waiting' };
    }
    notify.done('Welcome to the table', 'You have a seat here.');
    return { in: 'campaign', id: campaignId };
  } catch (error) {
    if (!(error instanceof PlainCallError) || error.code !== 'invitation.forWorld') throw error;
    return joinWorld(code);
  }
}

async function joinWorld(code: string): Promise<Seat> {
  const { worldId, role } = await plainCall('invitations', 'joinWorld', { code });
  notify.done('You have joined the world', role === 'reader' ? 'You may read it.' : 'You may read it and build it.');
  return { in: 'world', id: worldId };
}
