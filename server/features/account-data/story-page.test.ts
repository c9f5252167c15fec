import { describe, expect, it } from 'vitest';
import type { Message } from '#domain/chat/message.ts';
import { storyPart } from './story-page.ts';

const said: Message = {
  id: 'm1',
  campaignId: 'c1',
  position: 1,
  authorId: 'p1',
  authorName: 'Mira',
  role: 'player',
  content: 'I *really* look',
  audience: null,
  rolls: [],
  narration: null,
  fight: null,
  kind: 'say',
  mentions: [],
  images: [],
  createdAt: '2026-03-01T20:15:00.000Z',
  reactions: [],
  replyTo: null,
  check: null,
  applied: null,
  editedAt: null,
};

describe('a message on the page of a story', () => {
  it('is text as it stands, where a person wrote it', () => {
    expect(storyPart(said)).toContain('<p>I *really* look</p></article>');
    expect(storyPart({ ...said, kind: 'ooc' })).toContain(' · out of character</h2>');
    expect(storyPart({ ...said, kind: 'me', content: 'nods <slowly>' })).toContain('<p><em>Mira nods &lt;slowly&gt;</em></p>');
  });

  it('has what is stressed and the dice, where the narrator tells', () => {
    const roll = { label: 'Brakka: survival', dice: '1d20', faces: [12], kept: [12], modifier: 1, total: 13, against: 12 };
    const reply = storyPart({ ...said, role: 'ai', authorName: 'Narrator', content: '**Fights:** a *rat* & a <b>', rolls: [roll] });
    expect(reply).toContain('<p><strong>Fights:</strong> a <em>rat</em> &amp; a &lt;b&gt;</p>');
    expect(reply).toContain('<ul><li>Brakka: survival: 13 against 12</li></ul>');
  });
});
