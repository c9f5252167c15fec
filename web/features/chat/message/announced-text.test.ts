import type { NarrationInfo } from '#domain/chat/message.ts';
import { describe, expect, it } from 'vitest';
import { announcedText } from './announced-text.ts';
import { message } from '#web/features/chat/room/message.fixture.ts';

const narration = {
  narrationId: 'n',
  cycle: null,
  ending: 'complete',
  spokenBy: 'Storyteller',
  fellBack: null,
  scene: null,
  resolved: [],
} as const satisfies Partial<NarrationInfo>;
const d20 = { label: 'athletics', dice: '1d20', faces: [14], kept: [14], modifier: 3, total: 17, against: null };
const roll = message(1, { role: 'system', content: 'Mira rolls', rolls: [d20] });

describe('what is announced of a new message', () => {
  it('A roll is announced with its total, whether or not the story is read aloud', () => {
    expect(announcedText(roll, 'tov', true)).toBe('Mira rolled 17 (athletics)');
    expect(announcedText(roll, 'tov', false)).toBe('Mira rolled 17 (athletics)');
    expect(announcedText(roll, 'mira', true)).toBe('You rolled 17 (athletics)');
  });

  it('Many rolls at once are announced in the words of their message', () => {
    const scores = message(1, { role: 'system', content: 'Mira rolls 3d6 six times: 9, 12', rolls: [d20, d20] });
    expect(announcedText(scores, 'tov', true)).toBe('Mira rolls 3d6 six times: 9, 12');
  });

  it('A roll against a difficulty is announced with how it went', () => {
    const checked = message(1, { role: 'system', rolls: [{ ...d20, against: 12 }] });
    expect(announcedText(checked, 'tov', true)).toBe('Mira rolled 17 (athletics): success');
  });

  it('Other words are left to the story while it is read aloud, and otherwise said to have come', () => {
    expect(announcedText(message(1), 'tov', true)).toBeNull();
    expect(announcedText(message(1), 'tov', false)).toBe('Mira has written');
    expect(announcedText(message(1, { audience: ['tov'] }), 'tov', false)).toBe('Mira whispers');
    expect(announcedText(message(1), 'mira', false)).toBeNull();
  });

  it.each([
    ['turn', 'The narrator has answered'],
    ['chat', 'The narrator has answered'],
    ['moment', 'Words 1'],
    ['welcome', 'The story has begun'],
    ['recap', 'The narrator has told what happened so far'],
  ] as const)('Of the narrator’s %s it says what it is', (cause, said) => {
    const told = message(1, { role: 'ai', authorId: null, narration: { ...narration, cause } });
    expect(announcedText(told, 'tov', false)).toBe(said);
    expect(announcedText(told, 'tov', true)).toBeNull();
  });
});
