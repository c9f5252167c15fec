import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** The reply to a line in the Salt Office, whose desk has nine drawers. */
function atDesk(line: string, told = '') {
  const adventure = readyAdventures.get('free-template-world');
  if (!adventure) throw new Error('there is no template world');
  const state = { ...openingState(adventure), scene: 'salt-office', visited: ['salt-office'] };
  const recent = told === '' ? [] : [{ sender: 'Narrator', role: 'ai' as const, content: told }];
  const { text, progress } = playReply(briefOf({ adventure, state, recent, intents: [{ heroId: 'mira', text: line }] }), new Set());
  return { text, checks: progress.rulings.filter(({ call }) => call.name === 'check').map(({ call }) => 'skill' in call && call.skill) };
}

const desk =
  'Mahogany, from the wardroom of something large, with a brass rail round it against a roll that never comes. There are nine drawers, eight with a key in them. The ninth has the hole and no key.';

describe('a lock of something that the place is described with', () => {
  it.each([
    'Mira picks the lock of the ninth drawer with a hairpin.',
    'I pick the lock of the drawer that has no key',
    'If you please, I should like to pick the lock on the ninth drawer of his desk.',
  ])('is there, and takes a check: %s', (line) => {
    const { text, checks } = atDesk(line);
    expect(checks).toEqual(['sleight of hand']);
    expect(text).not.toMatch(/has a lock|lock in it/iu);
  });

  it('is missing where nothing that shuts is named', () => {
    expect(atDesk('I pick the lock of the cage.').checks).toEqual([]);
  });
});

describe('a part of a thing by its number', () => {
  it('is told, and no other part', () => {
    const { text } = atDesk('I look into the ninth drawer, if I may.', desk);
    expect(text).toContain('The ninth has the hole and no key.');
    expect(text).not.toContain('There are nine drawers');
  });

  it('is broken open by its own name', () => {
    expect(atDesk('I break the ninth drawer open.', desk).text).not.toContain('drawer open ');
  });
});
