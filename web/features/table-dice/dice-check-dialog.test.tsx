import { createHash, createHmac } from 'node:crypto';
import { faceOf } from '#domain/dice/verifiable/face-of.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { DiceCheckDialog } from './dice-check-dialog.tsx';

const secret = 'a1'.repeat(32);
const added = ['heron'];
const kept = {
  id: 's1',
  fingerprint: createHash('sha256').update(secret).digest('hex'),
  added,
  rolls: 2,
  openedAt: '2026-11-29T18:00:00.000Z',
};
const ended = { ...kept, secret, isHidden: false, endedAt: '2026-11-29T22:00:00.000Z' };
const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();
const roll = (number: number, sides: number[]) => ({
  number,
  added: number === 0 ? 0 : 1,
  sides,
  faces: sides.map((most, place) => faceOf(hmac, { secret, added: number === 0 ? [] : added, number, place }, most)),
  rolledAt: '2026-11-29T19:00:00.000Z',
});

function setUp(rolls: ReturnType<typeof roll>[]) {
  const none = { current: null, next: null };
  return renderAt('/', <DiceCheckDialog campaignId="c" personId="mira" onClose={() => undefined} />, {
    dice: {
      get: () => ({ open: none, hidden: null, ended: [ended], mayShow: false }),
      rolls: ({ from = 0 }) => ({ secret: ended, rolls: rolls.slice(from, from + 1), next: from + 1 < rolls.length ? from + 1 : null }),
      addWords: ({ words }) => ({
        open: { current: { ...kept, added: [words] }, next: null },
        hidden: null,
        ended: [ended],
        mayShow: false,
      }),
    },
  });
}

it('dice that fell as their secret says are found to have, page after page', async () => {
  const { person } = setUp([roll(0, [20]), roll(1, [6, 6])]);
  await person.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText('All 3 dice fell as the secret says.')).toBeTruthy();
});

it('a face that was changed is found', async () => {
  const fallen = roll(0, [20]);
  const { person } = setUp([{ ...fallen, faces: fallen.faces.map((face) => (face % 20) + 1) }, roll(1, [6])]);
  await person.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText('1 roll did not fall as the secret says.')).toBeTruthy();
});

it('words are added, and leaders alone may show the secret', async () => {
  const { person } = setUp([]);
  await person.type(await screen.findByRole('textbox', { name: 'Your words' }), 'tide{Enter}');
  expect(await screen.findByText('Added: tide')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show the secret/ })).toBeNull();
});
