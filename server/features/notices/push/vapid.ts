import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** The keys by which push services know this installation: RFC 8292. */
export interface VapidKeys {
  /** Uncompressed, as base64url; browsers are given it. */
  publicKey: string;
  privateKey: string;
}

/** Seconds for which one signature holds. */
const SIGNATURE_SECONDS = 12 * 60 * 60;

export function drawVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A private key has fewer bytes now and then.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

interface Claims {
  endpoint: string;
  /** Whom a push service may write to: a mailto: or https: address. */
  contact: string;
  now: Date;
}

/** The header that says who sends: a token for the origin of the push service, signed with ES256. */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, { endpoint, contact, now }: Claims): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + SIGNATURE_SECONDS, sub: contact };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: privateKey,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
}
