import { describe, expect, it } from 'vitest';
import { Receipts, faultsOf } from './receipts.ts';

const frame = (content: string) => Buffer.from(JSON.stringify({ type: 'event', event: { message: { id: 'x', content } } }));

describe('the receipts of a message', () => {
  it('are complete with the last member’s', async () => {
    const receipts = new Receipts();
    const flight = receipts.send(2);
    receipts.hear(0, frame(flight.content));
    expect(flight.took).toBeNull();
    receipts.hear(1, frame(flight.content));
    await flight.landed;
    expect(flight.took).toBeGreaterThanOrEqual(0);
    expect(faultsOf([flight])).toEqual({ lost: 0, doubled: 0 });
  });

  it('count whoever heard nothing as lost and whoever heard again as doubled', () => {
    const receipts = new Receipts();
    const flight = receipts.send(3);
    receipts.hear(0, frame(flight.content));
    receipts.hear(0, frame(flight.content));
    expect(flight.took).toBeNull();
    expect(faultsOf([flight])).toEqual({ lost: 2, doubled: 1 });
  });

  it('belong to their own message only', () => {
    const receipts = new Receipts();
    const [first, second] = [receipts.send(1), receipts.send(1)];
    receipts.hear(0, frame(second.content));
    receipts.hear(0, frame('#77# of another run'));
    receipts.hear(0, Buffer.from('{"type":"pong"}'));
    expect([faultsOf([first]), faultsOf([second])]).toEqual([
      { lost: 1, doubled: 0 },
      { lost: 0, doubled: 0 },
    ]);
  });
});
