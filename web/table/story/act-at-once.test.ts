import { expect, it } from 'vitest';
import { raiseHand, submitIntent, turnAtRest } from '#domain/turn/turn.ts';
import type { Turn } from '#domain/turn/turn.ts';
import { ComposerStore } from '#web/features/chat/composer/composer-store.ts';
import { lowerWithWords } from './act-at-once.ts';

const start = new Date('2026-11-20T20:00:00.000Z');
const up = raiseHand(turnAtRest('c', 60), { id: 'mira', name: 'Mira' }, start).turn;

/** What happens in which order when Mira lowers her hand, with something written or not. */
async function lowered(turn: Turn, { writes, arrives = true }: { writes: boolean; arrives?: boolean }): Promise<string[]> {
  const done: string[] = [];
  const composer = new ComposerStore();
  composer.offerAction(writes ? () => void done.push('sent') : null);
  const session = {
    composer,
    room: {
      sent: async () => {
        await Promise.resolve();
        done.push('arrived');
        return arrives;
      },
    },
    turns: { state: { get: () => ({ turn, pending: false }) }, lower: async () => void done.push('lowered') },
  };
  await lowerWithWords(session, 'mira');
  return done;
}

it('sends what is written before the hand is lowered, and waits for words that are on their way', async () => {
  expect(await lowered(up, { writes: true })).toEqual(['sent', 'arrived', 'lowered']);
  expect(await lowered(up, { writes: false })).toEqual(['arrived', 'lowered']);
});

it('keeps the hand up where the words could not be sent', async () => {
  expect(await lowered(up, { writes: true, arrives: false })).toEqual(['sent', 'arrived']);
  expect(await lowered(up, { writes: false, arrives: false })).toEqual(['arrived', 'lowered']);
});

it('leaves in the box what is written after one has acted', async () => {
  const { turn } = submitIntent(up, 'mira', 'I listen.', start);
  expect(await lowered(turn, { writes: true })).toEqual(['arrived', 'lowered']);
});
