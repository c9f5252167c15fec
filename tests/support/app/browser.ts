import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { z } from 'zod';
import { openTestSocket } from './people.ts';
import type { Client, TestSocket } from './people.ts';

/** What an answer of the account service holds. */
export interface Said {
  status: number;
  code: string | undefined;
  body: Record<string, unknown>;
}

/** Keeps cookies and follows redirects as a browser would, without a page. */
export interface Browser {
  cookies: Map<string, string>;
  call: Client;
  /** Sends a request to the account service. */
  account(path: string, body: Record<string, unknown>): Promise<Said>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Opens an address and follows where it leads; answers the last address that did not lead on. */
  open(address: string): Promise<URL>;
  listen(): Promise<TestSocket>;
  /** Another window that begins with the same cookies and goes its own way. */
  copy(): Browser;
}

const MOST_REDIRECTS = 10;

export function openBrowser(url: string, kept: Map<string, string> = new Map()): Browser {
  const cookies = new Map(kept);
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const isOurs = new URL(address).origin === url;
    const headers = new Headers(init.headers);
    if (isOurs && cookies.size > 0) headers.set('cookie', cookie());
    if (isOurs && init.method === 'POST') headers.set('origin', url);
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    if (isOurs) for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (attributes.some((each) => /^ *max-age=0$/i.test(each))) cookies.delete(name);
    else cookies.set(name, value.join('='));
  }

  const link = new RPCLink({
    url: `${url}/call`,
    fetch: async (request) => send(request.url, { method: request.method, headers: request.headers, body: await request.text() }),
  });

  return {
    cookies,
    call: createORPCClient(link),
    async account(path, body) {
      const response = await send(`${url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const said = z.record(z.string(), z.unknown()).parse(await response.json());
      return { status: response.status, code: z.string().optional().parse(said['code']), body: said };
    },
    fetch: (path, init) => send(`${url}${path}`, init),
    async open(address) {
      let at = new URL(address, url);
      for (let n = 0; n < MOST_REDIRECTS; n += 1) {
        const response = await send(at.href);
        const location = response.headers.get('location');
        if (location === null) return at;
        at = new URL(location, at);
      }
      throw new Error(`${address} leads round and round.`);
    },
    listen: () => openTestSocket(url, cookie()),
    copy: () => openBrowser(url, cookies),
  };
}
