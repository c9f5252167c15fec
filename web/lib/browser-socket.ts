/** What is used of a browser's WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** Opens a socket to the server that this page came from. */
export function browserSocket(): Socket {
  const own = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/realtime`);
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: (text) => own.send(text), close: () => own.close() };
  own.onopen = () => socket.onopen?.();
  own.onmessage = ({ data }) => socket.onmessage?.({ data });
  own.onclose = ({ code }) => socket.onclose?.({ code });
  return socket;
}
