import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';

/** The keys of a browser's subscription. */
export interface BrowserKeys {
  /** Its public key, uncompressed, as base64url. */
  p256dh: string;
  /** The secret it shares with this server, as base64url. */
  auth: string;
}

interface Chance {
  /** 16 bytes. */
  salt: Buffer;
  /** A key for this message alone. */
  privateKey: Buffer;
}

const CURVE = 'prime256v1';
/** One record holds the whole message. */
const RECORD_BYTES = 4096;
/** Bytes that a message may have: the smallest that push services must take, without the envelope. */
export const MESSAGE_BYTES = 3000;

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Encrypts a message so that only the browser can read it: RFC 8291, with the encoding aes128gcm of RFC 8188. */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, { salt, privateKey }: Chance): Buffer {
  const plain = Buffer.from(text, 'utf8');
  if (plain.length > MESSAGE_BYTES) throw new Error('A push message is too long.');
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey);
  const ownPublic = own.getPublicKey();
  const theirPublic = Buffer.from(p256dh, 'base64url');
  const shared = own.computeSecret(theirPublic);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPublic, ownPublic]);
  const keying = hkdf(shared, Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(keying, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(keying, salt, 'Content-Encoding: nonce\0', 12),
  );
  // The two ends the last record.
  const body = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.from([2])])), cipher.final(), cipher.getAuthTag()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES, 0);
  header.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, header, ownPublic, body]);
}

/** Whether a public key is a point of the curve: any other would make every message to it fail. */
export function isPublicKey(p256dh: string): boolean {
  try {
    const probe = createECDH(CURVE);
    probe.generateKeys();
    return probe.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0;
  } catch {
    return false;
  }
}
