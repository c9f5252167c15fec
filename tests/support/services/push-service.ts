import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** A message as the browser reads it. */
export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  /** What the token of the sender claims, once its signature was found good. */
  claims: { aud: string; exp: number; sub: string };
  senderKey: string;
  payload: Record<string, unknown>;
}

/** A browser's subscription, with the key that only the browser has. */
interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  private: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** A push service on this machine that speaks the real protocol: it checks who sends, and the browser behind it decrypts. */
export interface FakePushService {
  origin: string;
  /** Messages that came and could be read, oldest first. */
  pushed: Pushed[];
  /** Statuses of the next answers, in order; 201 after them. */
  answers: number[];
  /** Requests of any kind. */
  requests: number;
  subscribe(): Browser['subscription'];
  end(): Promise<void>;
}

export async function startPushService(): Promise<FakePushService> {
  const browsers = new Map<string, Browser>();
  const service: FakePushService = { origin: '', pushed: [], answers: [], requests: 0, subscribe, end };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      service.requests += 1;
      const status = service.answers.shift() ?? 201;
      const browser = browsers.get(request.url ?? '');
      if (status === 201 && browser) service.pushed.push(read(request.url ?? '', request.headers, Buffer.concat(parts), browser));
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('what a push service says');
    });
  });

  function subscribe() {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(8).toString('hex')}`;
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
    const subscription = { endpoint: `${service.origin}${path}`, keys };
    browsers.set(path, { subscription, private: pair, auth });
    return subscription;
  }

  function end() {
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The push service has no address.');
  service.origin = `http://127.0.0.1:${address.port}`;
  return service;
}

function read(path: string, headers: IncomingHttpHeaders, body: Buffer, browser: Browser): Pushed {
  const payload: Record<string, unknown> = JSON.parse(decryptPush(body, browser.private, browser.auth));
  return { path, headers, payload, ...senderOf(headers.authorization ?? '') };
}

/** Reads a message as RFC 8188 and RFC 8291 have it. */
export function decryptPush(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  if (sealed.length > body.readUInt32BE(16)) throw new Error('There is more than one record.');
  const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const keying = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(keying, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(keying, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('The last record does not say that it is the last.');
  return plain.subarray(0, end).toString('utf8');
}

function senderOf(authorization: string): Pick<Pushed, 'claims' | 'senderKey'> {
  const [, token = '', senderKey = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(senderKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isGood = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('The signature of the sender is not good.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), senderKey };
}
