import type { Somebody } from '#tests/support/app/people.ts';

/** The cookies of somebody's session, for a browser. */
export function cookiesOf({ cookie }: Somebody, url: string) {
  return cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
}
