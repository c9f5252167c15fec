import type { IncomingMessage } from 'node:http';
import { isId } from '#domain/id-form.ts';
import { judgeInvitation } from '#domain/account/invitation.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { findInvitationById } from './invitations.store.ts';

const SITE = {
  title: 'Hearthlore',
  description: 'A table for fantasy role-playing, with a narrator who never tires.',
};
const PICTURE = 'A flame over an open book, at night between hills.';
/** Pages that lead to somebody's table or world: no search engine is to keep them. */
const doors = ['/join', '/campaign/join', '/world/join'];

/**
 * Makes what stands in the head of a page for programs that show a link with a picture: of the product, or of what an
 * invitation leads to, by its id in the address. Whoever has the link may see that name on its page; nothing else is told.
 */
export function shareHead({ database, now }: Kernel, publicUrl: string | null) {
  return async (request: IncomingMessage): Promise<string> => {
    const origin = publicUrl ?? `http://${request.headers.host ?? 'localhost'}`;
    const url = URL.parse(request.url ?? '/', origin);
    const isDoor = url !== null && doors.includes(url.pathname);
    const id = isDoor ? url.searchParams.get('to') : null;
    const name = id !== null && isId(id) ? await nameOf(id) : null;
    const title = name === null ? SITE.title : `Join ${name}`;
    const description = name === null ? SITE.description : `You are invited to ${name} on Hearthlore.`;
    return tags({ title, description, origin, path: url?.pathname ?? '/', isDoor });
  };

  /** What an invitation leads to, as long as it lets anybody in. */
  async function nameOf(id: string): Promise<string | null> {
    const invitation = await findInvitationById(database.sql, id);
    if (invitation === null || judgeInvitation(invitation, now()) !== true) return null;
    return invitation.campaignName ?? invitation.worldName ?? null;
  }
}

interface Shown {
  title: string;
  description: string;
  origin: string;
  path: string;
  isDoor: boolean;
}

function tags({ title, description, origin, path, isDoor }: Shown): string {
  const picture = `${origin}/assets/share.png`;
  const named = [
    ['description', description],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
    ...(isDoor ? [['robots', 'noindex']] : []),
  ];
  const properties = [
    ['og:site_name', SITE.title],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${origin}${path}`],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', PICTURE],
  ];
  const tag = (attribute: string) => (pair: string[]) => `<meta ${attribute}="${pair[0] ?? ''}" content="${escapeHtml(pair[1] ?? '')}" />`;
  return [...named.map(tag('name')), ...properties.map(tag('property'))].join('\n    ');
}
