import { randomUUID } from 'node:crypto';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract/index.ts';
import { ServerFrame } from '#contract/realtime/frames.ts';
import type { ClientFrame } from '#contract/realtime/frames.ts';
import WebSocket from 'ws';

export type Client = ContractRouterClient<typeof contract>;

/** Somebody with a session: calls operations and listens on the socket as a browser would. */
export interface Somebody {
  id: string;
  name: string;
  email: string;
  cookie: string;
  call: Client;
  listen(): Promise<TestSocket>;
}

export const PASSWORD = 'a lantern in the reeds';

/** Calls operations with a cookie, or as a visitor without one. */
export function clientFor(url: string, cookie = ''): Client {
  return createORPCClient(new RPCLink({ url: `${url}/call`, headers: { cookie } }));
}

/** Signs somebody up through the real endpoint, with the cookies that they come with. */
export async function signUp(url: string, name: string, came = ''): Promise<Somebody> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}-${randomUUID().slice(0, 8)}@example.org`;
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: came },
    body: JSON.stringify({ name, email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Sign-up failed: ${response.status} ${await response.text()}`);
  const cookie = cookieOf(response);
  const call = clientFor(url, cookie);
  const { person } = await call.account.me({});
  if (!person) throw new Error('The session of a new account is not known.');
  return { id: person.id, name, email, cookie, call, listen: () => openTestSocket(url, cookie) };
}

/** Signs some up; the first one is there before the others, and so administers a new installation. */
export async function signUpAll(url: string, [first, ...others]: readonly [string, ...string[]]): Promise<Somebody[]> {
  return [await signUp(url, first), ...(await Promise.all(others.map((name) => signUp(url, name))))];
}

/** The session cookie an answer sets, as the browser would send it back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** A socket that remembers every frame. */
export interface TestSocket {
  frames: ServerFrame[];
  closed: Promise<number>;
  say(frame: ClientFrame | Record<string, unknown> | string): void;
  /** Waits for a frame, also one that has already come. */
  hear<Type extends ServerFrame['type']>(
    type: Type,
    matches?: (frame: Extract<ServerFrame, { type: Type }>) => boolean,
  ): Promise<Extract<ServerFrame, { type: Type }>>;
  close(): void;
}

const FRAME_MILLISECONDS = 30_000;

/** Opens the socket as a browser with this cookie would. */
export async function openTestSocket(url: string, cookie: string): Promise<TestSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`, { headers: { cookie, origin: url } });
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (raw: Buffer) => {
    frames.push(ServerFrame.parse(JSON.parse(raw.toString('utf8'))));
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return {
    frames,
    closed,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    hear: (type, matches = () => true) =>
      new Promise((resolve, reject) => {
        type Wanted = Extract<ServerFrame, { type: typeof type }>;
        const isWanted = (frame: ServerFrame): frame is Wanted => frame.type === type;
        const look = () => {
          const found = frames.filter(isWanted).find(matches);
          if (!found) return;
          waiting.delete(look);
          clearTimeout(timer);
          resolve(found);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No frame of type ${type} came. Frames so far: ${JSON.stringify(frames).slice(-2000)}`));
        }, FRAME_MILLISECONDS);
        waiting.add(look);
        look();
      }),
    close: () => socket.close(),
  };
}
