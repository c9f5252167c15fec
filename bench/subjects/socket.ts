import WebSocket from 'ws';

/** Browsers speak this often, and a server may take a silent one for dead. */
const HEARTBEAT = 25_000;

interface Options {
  url: string;
  headers: Record<string, string>;
  /** What is said first. */
  greeting?: string;
  /** What a frame holds that says that from now on everything is heard. */
  ready: string;
  hear: (frame: Buffer) => void;
}

/** Opens a socket and resolves once it is ready; frames after that are heard. Returns the way to close it. */
export function openSocket({ url, headers, greeting, ready, hear }: Options): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    const beat = setInterval(() => greeting !== undefined && socket.send('{"type":"ping"}'), HEARTBEAT);
    let isReady = false;
    socket.on('open', () => greeting !== undefined && socket.send(greeting));
    socket.on('message', (frame: Buffer) => {
      if (isReady) return hear(frame);
      if (!frame.includes(ready)) return undefined;
      isReady = true;
      return resolve(() => {
        clearInterval(beat);
        socket.terminate();
      });
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearInterval(beat);
      reject(new Error('A socket was closed before it was ready.'));
    });
  });
}
