import { afterEach, expect, it, vi } from 'vitest';
import { browserSocket } from './browser-socket.ts';

class FakeWebSocket {
  static readonly OPEN = 1;
  static latest: FakeWebSocket;
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;

  constructor() {
    FakeWebSocket.latest = this;
  }

  send(text: string) {
    this.sent.push(text);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('says nothing to a socket that is closing, which a browser would complain about', () => {
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('location', { origin: 'http://table.test' });
  const socket = browserSocket();
  const own = FakeWebSocket.latest;
  own.readyState = FakeWebSocket.OPEN;
  socket.send('while it is open');
  for (const closing of [2, 3]) {
    own.readyState = closing;
    socket.send('too late');
  }
  expect(own.sent).toEqual(['while it is open']);
});
