/** What is used of a browser's WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  /** Says nothing to a socket that is closing: what comes with its end follows everything afresh. */
  send: (text: string) => void;
  close: () => void;
}

/** Opens a socket to the server that this page came from. */
export function browserSocket(): Socket {
  const own = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/realtime`);
  const send = (text: string) => {
    if (own.readyState === WebSocket.OPEN) own.send(text);
  };
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send, close: () => own.close() };
  own.onopen = () => socket.onopen?.();
  own.onmessage = ({ data }) => socket.onmessage?.({ data });
  own.onclose = ({ code }) => socket.onclose?.({ code });
  return socket;
}
