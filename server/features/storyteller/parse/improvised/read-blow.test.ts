import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import { briefOf } from '#server/features/storyteller/play.fixture.ts';

/** What one line is read as among the hounds on the flats: each kind of action, and whom it is for. */
function read(text: string, npcs: Record<string, { damage: number; attitude: 'friendly' | 'hostile' }> = {}) {
  const adventure = readyAdventures.get('free-template-world');
  if (!adventure) throw new Error('There is no such world.');
  const opened = openingState(adventure);
  const state = { ...opened, scene: 'slakes', visited: [opened.scene, 'slakes'], npcs };
  const brief = briefOf({ adventure, state, party: [{ id: 'mira', name: 'Mira' }], intents: [{ heroId: 'mira', text }] });
  return parseIntents(brief).flatMap(({ actions }) =>
    actions.map(({ kind, targets }) => [kind, ...targets.flatMap((each) => (each.kind === 'npc' ? [each.npc.id] : []))].join(' ')),
  );
}

describe('a foe that stands here', () => {
  it.each([
    ['I finish it off', 'attack silt-hound'],
    ['now finish it', 'attack silt-hound'],
    ['I beat it off us', 'attack silt-hound'],
    ['I get rid of that beast', 'attack silt-hound'],
    ['I crack its skull', 'attack silt-hound'],
    ['I lay into it', 'attack silt-hound'],
    ['I take on the lame hound', 'attack lame-hound'],
    ['I take the lame one', 'attack lame-hound'],
    ['I strike the lame one', 'attack lame-hound'],
    ['I take the other', 'attack lame-hound'],
  ])('is set upon: %s', (text, action) => {
    expect(read(text)).toEqual([action]);
  });

  it.each(['I take the anchor', 'I look for the lame one', 'I get the mud off my boots', 'I finish my bread'])(
    'is not, where the words are about something else: %s',
    (text) => {
      expect(read(text).join(' ')).not.toContain('attack');
    },
  );

  it('is none where nobody stands against the party', () => {
    const calm = { damage: 0, attitude: 'friendly' as const };
    expect(read('I take the lame one', { 'silt-hound': calm, 'lame-hound': calm }).join(' ')).not.toContain('attack');
  });
});
