import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus, Notice } from '#server/kernel/events/bus.ts';
import { soloBus } from '#server/kernel/events/bus.ts';
import { OpenSockets } from './open-sockets.ts';

/** Two servers whose notices are carried by hand. */
function twoServers(most: number) {
  const said: Notice[] = [];
  const ears: ((notice: Notice) => void)[] = [];
  const busOf = (origin: string, publish: (notice: Notice) => void, onNotice: Bus['onNotice']): Bus => ({
    ...soloBus(origin),
    shared: true,
    publish,
    onNotice,
  });
  const here = new OpenSockets(
    busOf(
      'here',
      (notice) => void said.push(notice),
      () => undefined,
    ),
    most,
  );
  const there = new OpenSockets(
    busOf(
      'there',
      () => undefined,
      (ear) => void ears.push(ear),
    ),
    most,
  );
  const carry = (notices: Notice[]) => {
    for (const notice of notices) for (const ear of ears) ear(notice);
  };
  return { here, there, said, carry };
}

const tenOf = (open: OpenSockets) => Array.from({ length: 10 }, () => open.enter('wren'));

describe('open sockets on several servers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are counted as last said', () => {
    const { here, there, said, carry } = twoServers(20);
    const leave = tenOf(here);
    carry(said.splice(0));
    expect(there.count('wren')).toBe(10);
    for (const go of leave) go?.();
    carry(said.splice(0));
    expect(there.count('wren')).toBe(0);
  });

  it('are forgotten when the word that they closed is lost, although their server speaks of others', () => {
    const { here, there, said, carry } = twoServers(20);
    const leave = tenOf(here);
    carry(said.splice(0));
    for (let n = 0; n < 6; n += 1) here.enter('mira');
    for (const go of leave) go?.();
    said.splice(0);
    for (let seconds = 0; seconds < 20; seconds += 5) {
      vi.advanceTimersByTime(5000);
      carry(said.splice(0));
    }
    expect(there.count('wren')).toBe(0);
    expect(there.count('mira')).toBe(6);
  });
});
