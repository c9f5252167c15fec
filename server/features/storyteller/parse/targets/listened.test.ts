import { describe, expect, it } from 'vitest';
import type { Adventure } from '#domain/narration/adventure.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const world = readyAdventures.get('free-template-world');
if (!world) throw new Error('The template world has no adventure.');
const adventure: Adventure = world;
const opened = openingState(adventure);
const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));

function play(text: string, scene = 'tide-house') {
  const state = { ...opened, scene, visited: [opened.scene, scene] };
  const intents = [{ heroId: 'mira', text }];
  const { progress, text: told } = playReply(
    { campaignId: 'ears', turn: 1, cause: 'turn', adventure, state, party, intents, recent: [] },
    new Set(),
  );
  return { ...progress, told };
}

describe('a hero who listens', () => {
  it.each(['I listen at the door', 'I put my ear to the door', 'I listen at the shelves for footsteps', 'I listen'])(
    'makes a check of perception, and neither reads nor sees anything by it: %s',
    (text) => {
      const { rulings, told } = play(text);
      expect(rulings).toMatchObject([{ call: { name: 'check', skill: 'perception' } }]);
      expect(told).not.toMatch(/charter|volumes|tide tables/i);
    },
  );

  it.each(['I sneak ahead alone to the Tide House and listen at the door', 'I go to the Tide House and listen at the door'])(
    'stays outside of where they listen at the door: %s',
    (text) => {
      const { rulings, state } = play(text, 'dry-quay');
      expect(rulings.map(({ call }) => call.name === 'check' && call.skill)).toContain('perception');
      expect(sceneIdOf(state, 'mira')).toBe('dry-quay');
    },
  );

  it('goes in where they mean to listen inside', () => {
    const { state } = play('I go to the Tide House and listen to what people say', 'dry-quay');
    expect(sceneIdOf(state, 'mira')).toBe('tide-house');
  });
});
