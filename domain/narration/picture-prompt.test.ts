import { describe, expect, it } from 'vitest';
import { canary, sampleAdventure } from '#tests/support/services/narrator-reply.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { heroCardOf } from './hero-card.ts';
import { openingState } from './play-state.ts';
import { picturePrompt, pictureSubjects, promptWithBounds } from './picture-prompt.ts';

const none = { lines: [], veils: [] };
const shown = {
  adventure: sampleAdventure,
  state: openingState(sampleAdventure),
  heroes: [{ id: 'kara', name: 'Kara', card: heroCardOf(hero({ name: 'Kara' })) }],
};

describe('what can be drawn', () => {
  it('is the scene, who stands in it, and the heroes', () => {
    expect(pictureSubjects(shown).map(({ name }) => name)).toEqual(['The mill yard', 'Mara', 'a grey wolf', 'Kara']);
  });

  it('is nobody who is elsewhere or beaten', () => {
    const state = { ...shown.state, npcs: { wolf: { damage: 99, attitude: 'hostile' as const } } };
    expect(pictureSubjects({ ...shown, state }).map(({ name }) => name)).not.toContain('a grey wolf');
    expect(picturePrompt({ kind: 'person', id: 'wolf' }, { ...shown, state }, none)).toBeNull();
    expect(picturePrompt({ kind: 'hero', id: 'nobody' }, shown, none)).toBeNull();
  });
});

describe('the words for a picture', () => {
  it('describe the subject as everybody at the table knows it', () => {
    expect(picturePrompt({ kind: 'scene' }, shown, none)).toContain('The mill yard, Aldermere. Flour lies on the cobbles like late snow.');
    expect(picturePrompt({ kind: 'person', id: 'mara' }, shown, none)).toContain('Mara, the miller. She holds a broom like a spear.');
    expect(picturePrompt({ kind: 'hero', id: 'kara' }, shown, none)).toMatch(/^A portrait of Kara, \w+, \w+ \d/);
  });

  it('hold no secret of the adventure, whatever they are for', () => {
    for (const { subject } of pictureSubjects(shown)) expect(picturePrompt(subject, shown, none)).not.toContain(canary);
  });

  it('leave out each sentence that crosses a line or dwells on a veil', () => {
    const without = picturePrompt({ kind: 'scene' }, shown, { lines: ['flour'], veils: [] });
    expect(without).not.toMatch(/flour/i);
    expect(without).toContain('No writing in the picture.');
  });

  it('are sent with all lines and veils as what is never shown, and with nothing where there are none', () => {
    expect(promptWithBounds('A well.', { lines: ['spiders'], veils: ['blood'] })).toBe(
      'A well.\n\nNever show, nor hint at: spiders; blood.',
    );
    expect(promptWithBounds('A well.', none)).toBe('A well.');
  });
});
