import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A way to the database that can fail as a network does. */
export interface Way {
  /** The database's address by this way. */
  url: string;
  /** Ends every connection at once, as a router that restarts does. */
  reset(): void;
  /** Carries nothing any more and tells nobody; connections stay, and new ones are made that carry nothing. */
  fallSilent(): void;
  /** Carries nothing any more on the connections there are; new ones are carried, as when a router has forgotten what it knew. */
  forget(): void;
  /** Holds back what comes on the connections there are until new ones have been answered, as a busy machine may. */
  holdBack(): void;
  /** Ends every connection and takes no new ones. */
  refuse(): Promise<void>;
  /** Carries everything again. What was dropped stays lost, and nobody hears which connections have ended meanwhile. */
  heal(): Promise<void>;
  close(): void;
}

/** Milliseconds after the last answer to others until what was held back is carried. */
const HELD_MILLISECONDS = 100;

/** Opens a way to the PostgreSQL at this address. */
export async function openWay(to: string): Promise<Way> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let isSilent = false;
  const late = new Set<Socket>();
  let later: NodeJS.Timeout | undefined;
  const goOn = () => {
    for (const each of late) each.uncork();
    late.clear();
  };
  const write = (other: Socket, bytes: Buffer) => {
    other.write(bytes);
    if (late.size === 0 || late.has(other) || other.remotePort === Number(port)) return;
    clearTimeout(later);
    later = setTimeout(goOn, HELD_MILLISECONDS);
  };
  const carry = (from: Socket, other: Socket) => {
    open.add(from);
    from.on('error', () => undefined);
    from.on('data', (bytes) => void (isSilent || forgotten.has(from) || other.destroyed || write(other, bytes)));
    from.on('close', () => {
      open.delete(from);
      if (!isSilent && !forgotten.has(from)) other.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    carry(near, far);
    carry(far, near);
  });
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening');
  await listen(0);
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  const url = new URL(to);
  url.host = `127.0.0.1:${own}`;
  const reset = () => open.forEach((end) => void (end.connecting ? end.destroy() : end.resetAndDestroy()));
  return {
    url: url.href,
    reset,
    fallSilent: () => void (isSilent = true),
    forget: () => open.forEach((end) => void forgotten.add(end)),
    holdBack() {
      for (const end of open) {
        if (end.remotePort === Number(port)) continue;
        end.cork();
        late.add(end);
      }
    },
    async refuse() {
      const closed = once(server, 'close');
      server.close();
      reset();
      await closed;
    },
    async heal() {
      isSilent = false;
      if (!server.listening) await listen(own);
    },
    close() {
      clearTimeout(later);
      server.close();
      open.forEach((end) => end.destroy());
    },
  };
}
