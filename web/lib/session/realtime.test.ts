import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerFrame } from '#contract/realtime/frames.ts';
import { Realtime } from './realtime.ts';
import type { Socket } from './browser-socket.ts';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: unknown[] = [];
  closed = false;
  send = (text: string): void => {
    this.sent.push(JSON.parse(text));
  };
  close = (): void => {
    this.closed = true;
  };
  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  confirms(topic: string, seq: number, missed = false): void {
    this.says({ type: 'subscribed', topic, seq, missed });
  }
  tells(topic: string, seq: number): void {
    this.says({ type: 'event', topic, seq, event: { type: 'campaigns.changed', campaignId: 'c', change: null } });
  }
}

let sockets: FakeSocket[] = [];
const topic = 'campaign:c';

function open(): Realtime {
  return new Realtime(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
}

function start(listener: Partial<Parameters<Realtime['subscribe']>[1]> = {}) {
  const seqs: number[] = [];
  const client = open();
  const stop = client.subscribe(topic, { after: 4, onEvent: (_event, seq) => seqs.push(seq), ...listener });
  return { client, seqs, stop };
}

/** The newest socket, connected and confirmed. */
function connected(seq = 4): FakeSocket {
  const socket = latest();
  socket.onopen?.();
  socket.confirms(topic, seq);
  return socket;
}

function latest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened.');
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

describe('following a topic', () => {
  it('asks for what comes after the last known event', () => {
    start({ present: true });
    latest().onopen?.();
    expect(latest().sent).toEqual([{ type: 'subscribe', topic, after: 4, present: true }]);
  });

  it('delivers each event once, in order', () => {
    const { seqs } = start();
    const socket = connected();
    for (const seq of [5, 6, 5, 6, 7, 3]) socket.tells(topic, seq);
    expect(seqs).toEqual([5, 6, 7]);
  });

  it('ignores events of an earlier subscription until the server confirms the new one', () => {
    const { seqs, client } = start();
    connected();
    const later: number[] = [];
    client.subscribe(topic, { after: 3, onEvent: (_event, seq) => later.push(seq) });
    latest().tells(topic, 9);
    latest().confirms(topic, 3);
    for (const seq of [5, 9]) latest().tells(topic, seq);
    expect([seqs, later]).toEqual([[9], [5, 9]]);
  });

  it('is shared by all who follow it in a tab, and each hears what comes after what it has seen', () => {
    const { seqs, client, stop } = start({ present: true });
    const socket = connected();
    socket.tells(topic, 5);
    const live: number[] = [];
    const late: number[] = [];
    const onSubscribed = vi.fn();
    const leave = client.subscribe(topic, { onEvent: (_event, seq) => live.push(seq), onSubscribed });
    expect([socket.sent.length, onSubscribed.mock.calls.length]).toEqual([1, 1]);
    client.subscribe(topic, { after: 3, onEvent: (_event, seq) => late.push(seq) });
    expect(socket.sent.at(-1)).toEqual({ type: 'subscribe', topic, after: 3, present: true });
    socket.confirms(topic, 3);
    for (const seq of [4, 5, 6]) socket.tells(topic, seq);
    expect([seqs, live, late]).toEqual([[5, 6], [6], [4, 5, 6]]);
    leave();
    stop();
    expect(socket.sent.at(-1)).toEqual({ type: 'subscribe', topic, after: 6, present: false });
    socket.confirms(topic, 6);
    socket.tells(topic, 7);
    expect([seqs, live, late]).toEqual([[5, 6], [6], [4, 5, 6, 7]]);
  });

  it('is asked for anew once for all of them when the connection comes back', () => {
    const { client } = start();
    connected().tells(topic, 5);
    const others: number[] = [];
    client.subscribe(topic, { after: 9, onEvent: (_event, seq) => others.push(seq) });
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    const socket = connected(5);
    expect(socket.sent).toEqual([{ type: 'subscribe', topic, after: 5, present: false }]);
    for (const seq of [6, 9, 10]) socket.tells(topic, seq);
    expect(others).toEqual([10]);
  });

  it('says when events were lost and goes on from the number the server names', () => {
    const onMissed = vi.fn();
    const { seqs } = start({ onMissed });
    latest().onopen?.();
    latest().confirms(topic, 40, true);
    latest().tells(topic, 40);
    latest().tells(topic, 41);
    expect(onMissed).toHaveBeenCalledTimes(1);
    expect(seqs).toEqual([41]);
  });

  it('passes on signals and presence', () => {
    const onSignal = vi.fn();
    const onPresence = vi.fn();
    start({ onSignal, onPresence });
    const socket = connected();
    socket.says({ type: 'signal', topic, signal: { type: 'narrator.spoke', narrationId: 'n', offset: 0, text: 'Rain.' } });
    socket.says({ type: 'presence', topic, count: 3, people: [] });
    expect(onSignal).toHaveBeenCalledWith({ type: 'narrator.spoke', narrationId: 'n', offset: 0, text: 'Rain.' });
    expect(onPresence).toHaveBeenCalledWith(3, []);
  });

  it('says goodbye to a topic and closes a socket nobody uses, unless someone comes back soon', () => {
    const { client, stop } = start();
    const socket = connected();
    stop();
    expect(socket.sent.at(-1)).toEqual({ type: 'unsubscribe', topic });
    vi.advanceTimersByTime(1000);
    const stopAgain = client.subscribe(topic, { onEvent: () => {} });
    vi.advanceTimersByTime(5000);
    expect(socket.closed).toBe(false);
    stopAgain();
    vi.advanceTimersByTime(2000);
    expect(socket.closed).toBe(true);
    expect(client.state.get().connection).toEqual({ state: 'idle' });
  });
});

describe('a socket that stays', () => {
  it('is open without a topic, outlasts the last of them, and comes back after a loss', () => {
    const client = open();
    const leave = client.stay();
    const socket = latest();
    socket.onopen?.();
    client.subscribe(topic, { onEvent: () => {} })();
    vi.advanceTimersByTime(5000);
    expect(socket.closed).toBe(false);
    socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    latest().onopen?.();
    expect(client.state.get().connection).toEqual({ state: 'open' });
    leave();
    vi.advanceTimersByTime(2000);
    expect(client.state.get().connection).toEqual({ state: 'idle' });
  });
});

describe('a lost connection', () => {
  it('comes back after 1, 2, 5 and then always 10 seconds', () => {
    const { client } = start();
    const waits: unknown[] = [];
    for (let round = 0; round < 6; round += 1) {
      latest().onclose?.({ code: 1006 });
      waits.push(client.state.get().connection);
      vi.advanceTimersByTime(10_000);
    }
    expect(waits).toEqual([1, 2, 5, 10, 10, 10].map((seconds) => ({ state: 'waiting', seconds })));
  });

  it('starts the pauses over once a connection has held', () => {
    const { client } = start();
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    connected();
    vi.advanceTimersByTime(10_000);
    latest().onclose?.({ code: 1006 });
    expect(client.state.get().connection).toEqual({ state: 'waiting', seconds: 1 });
  });

  it('continues after the last event it saw, without doubling any', () => {
    const { seqs } = start();
    connected().tells(topic, 5);
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    const socket = connected(5);
    expect(socket.sent[0]).toEqual({ type: 'subscribe', topic, after: 5, present: false });
    socket.tells(topic, 5);
    socket.tells(topic, 6);
    expect(seqs).toEqual([5, 6]);
  });

  it('tries at once when the network is back', () => {
    const { client } = start();
    latest().onclose?.({ code: 1006 });
    client.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('counts as lost from the moment the device is offline until a further try holds', () => {
    const { client } = start();
    connected();
    expect(client.state.get().isLost).toBe(false);
    client.lose();
    expect([client.state.get().isLost, client.state.get().connection]).toEqual([true, { state: 'waiting', seconds: 1 }]);
    vi.advanceTimersByTime(1000);
    expect([client.state.get().isLost, client.state.get().connection.state]).toEqual([true, 'connecting']);
    connected();
    expect(client.state.get().isLost).toBe(false);
  });

  it('is noticed when a ping stays without an answer', () => {
    const { client } = start();
    const socket = connected();
    vi.advanceTimersByTime(25_000);
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
    socket.says({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(client.state.get().connection).toEqual({ state: 'open' });
    vi.advanceTimersByTime(15_000);
    expect(client.state.get().connection).toEqual({ state: 'waiting', seconds: 1 });
    expect(socket.closed).toBe(true);
  });

  it('is not tried again when the session is over, until someone subscribes anew', () => {
    const { client } = start();
    latest().onclose?.({ code: 4401 });
    vi.advanceTimersByTime(60_000);
    expect(client.state.get().connection).toEqual({ state: 'ended' });
    expect(sockets).toHaveLength(1);
    client.subscribe(topic, { onEvent: () => {} });
    expect(sockets).toHaveLength(2);
  });

  it('is not tried again by itself where too many tabs are open, but when somebody looks at the tab', () => {
    const { client } = start();
    latest().onopen?.();
    latest().onclose?.({ code: 4429 });
    vi.advanceTimersByTime(600_000);
    expect(client.state.get().connection).toEqual({ state: 'crowded' });
    expect([client.state.get().isLost, sockets.length]).toEqual([true, 1]);
    client.hurry();
    expect(sockets).toHaveLength(2);
    connected();
    expect(client.state.get().connection).toEqual({ state: 'open' });
    expect(client.state.get().isLost).toBe(false);
  });

  it('ignores what a socket that was given up still says', () => {
    const { seqs } = start();
    const old = connected();
    old.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    connected();
    old.tells(topic, 9);
    old.onclose?.({ code: 4401 });
    expect(seqs).toEqual([]);
  });
});
