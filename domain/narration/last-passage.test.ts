import { describe, expect, it } from 'vitest';
import { findLastPassage } from './last-passage.ts';
import type { MessageRole } from '#domain/chat/message.ts';

const letters: Record<string, MessageRole> = { a: 'ai', d: 'dm', p: 'player', s: 'system' };
/** Messages at 10, 20, 30 … by the first letters of who says them. */
const table = (text: string) =>
  text.split('').map((letter, n) => ({ id: `${n}`, position: 10 * (n + 1), role: letters[letter] ?? 'system' }));

describe('the passage that the X-card takes back', () => {
  it.each([
    ['the narrator’s last reply', 'papa', { speaking: false, narrated: true }, 39],
    ['with what was said after it', 'papapp', { speaking: false, narrated: true }, 39],
    ['the last message where no reply is near', 'ppp', { speaking: false, narrated: true }, 29],
    ['no line of the product itself', 'pps', { speaking: false, narrated: true }, 19],
    ['what a reply that is being told answers', 'papp', { speaking: true, narrated: true }, 29],
    ['the last message where a reply is told to nothing new', 'pa', { speaking: true, narrated: true }, 19],
    ['the DM’s last words where they narrate', 'pdpdp', { speaking: false, narrated: false }, 39],
    ['the last message where the DM has said nothing', 'pp', { speaking: false, narrated: false }, 19],
    ['nothing at an empty table', '', { speaking: false, narrated: true }, null],
    ['nothing where only the product has spoken', 'ss', { speaking: false, narrated: true }, null],
    ['only what has just been read', `a${'p'.repeat(40)}`, { speaking: false, narrated: true }, 409],
  ])('is %s', (_name, said, how, position) => {
    expect(findLastPassage(table(said), how)?.after ?? null).toBe(position);
  });

  it.each([
    ['the narrator’s reply', 'pap', { speaking: false, narrated: true }, '1'],
    ['no reply where a DM narrates', 'pdp', { speaking: false, narrated: false }, null],
    ['no reply where one is being told', 'pap', { speaking: true, narrated: true }, null],
  ])('begins with %s', (_name, said, how, replyId) => {
    expect(findLastPassage(table(said), how)?.replyId).toBe(replyId);
  });
});
