import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { raiseHand, turnAtRest } from '#domain/turn/turn.ts';
import type { Turn } from '#domain/turn/turn.ts';
import { useCountdown } from './use-turn.ts';

const start = new Date('2026-11-20T20:00:00.000Z');

function Seconds({ turn, serverNow }: { turn: Turn; serverNow: () => Date }) {
  return <p>{useCountdown(turn, serverNow)?.seconds}</p>;
}

it('shows the same seconds however often they are read between two looks at the clock', () => {
  const { turn } = raiseHand(turnAtRest('c', 60), { id: 'user-mira', name: 'Mira' }, start);
  let at = start.getTime();
  const { container } = render(<Seconds turn={turn} serverNow={() => new Date((at += 1000))} />);
  expect(container.textContent).toBe('59');
});
