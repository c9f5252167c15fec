import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl, lookupPublic } from './public-address.ts';

describe('an address that this server asks for somebody', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
  ])('may be %s', (endpoint) => {
    expect(isPublicUrl(endpoint, [])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm',
    'https://user:word@fcm.googleapis.com/fcm',
    'https://127.0.0.1/push',
    'https://2130706433/push',
    'https://0x7f.1/push',
    'https://10.0.0.5/push',
    'https://[::1]/push',
    'https://[::ffff:127.0.0.1]/push',
    'https://localhost/push',
    'https://localhost./push',
    'https://router.local/push',
    'https://db.internal/push',
    'https://intranet/push',
    'ftp://push.example.org/x',
    'javascript:alert(1)',
    'not an address',
  ])('is never %s', (endpoint) => {
    expect(isPublicUrl(endpoint, [])).toBe(false);
  });

  it('may be on this machine where a test says so, at that origin alone', () => {
    const trusted = ['http://127.0.0.1:4999'];
    expect(['http://127.0.0.1:4999/push', 'http://127.0.0.1:5000/push'].map((each) => isPublicUrl(each, trusted))).toEqual([true, false]);
  });
});

describe('what a name leads to', () => {
  it.each([
    ['8.8.8.8', true],
    ['2a00:1450:4001:81b::200a', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.100.1.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it('is refused where the name leads to this machine', async () => {
    const error = await new Promise((resolve) => {
      lookupPublic('localhost', {}, (fault) => resolve(fault));
    });
    expect(String(error)).toContain('does not lead to the public network');
  });
});
