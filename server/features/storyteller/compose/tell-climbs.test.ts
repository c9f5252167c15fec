import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { templateAdventure as adventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

function play(text: string, turn: number, scene = 'foundry') {
  const opening = openingState(adventure);
  const state = { ...opening, scene, visited: [opening.scene, scene] };
  return playReply(briefOf({ campaignId: 'climbs', adventure, state, turn, intents: [{ heroId: 'mira', text }] }), new Set());
}

const turns = Array.from({ length: 12 }, (_, index) => index + 1);

describe('what is done after a climb', () => {
  it.each(['I climb up the beam and cut down a cracked bell', 'I climb up the beam and take the lead tongue out of the bell'])(
    'comes about only where the climb did: "%s"',
    (text) => {
      const played = turns.map((turn) => play(text, turn));
      const climbs = played.map(({ progress }) => progress.rulings[0]?.degree === 'success' || progress.rulings[0]?.degree === 'triumph');
      expect(new Set(climbs).size).toBe(2);
      for (const [index, { progress, text: told, marks }] of played.entries()) {
        const [first, ...rest] = progress.rulings;
        expect(first?.call).toMatchObject({ name: 'check', skill: 'athletics' });
        expect(rest.some(({ call, allowed }) => call.name === 'scene_tag' && call.state !== 'offBalance' && allowed)).toBe(climbs[index]);
        if (climbs[index] === true) continue;
        expect(told).not.toMatch(/Mira (?:cuts|takes)/);
        expect(marks).toContainEqual(expect.objectContaining({ by: 'refusal' }));
      }
    },
  );
});

describe('a part of a house', () => {
  it('is no way into it, and is nothing else that lies there', () => {
    for (const turn of turns.slice(0, 4)) {
      const { progress } = play('I climb up the wall of the Borrowed Anchor and take the sign down', turn, 'dry-quay');
      expect(progress.state).toMatchObject({ scene: 'dry-quay', taken: {} });
    }
    expect(play('I take the sign down', 1, 'borrowed-anchor').progress.state.taken).toEqual({});
  });

  it('is not had because somebody reached for it', () => {
    const first = play('I take the sign of the Borrowed Anchor down', 1, 'borrowed-anchor');
    const recent = [{ sender: 'Narrator', role: 'ai' as const, content: first.text }];
    const intents = [{ heroId: 'mira', text: 'I take the sign down' }];
    const again = playReply(briefOf({ adventure, state: first.progress.state, recent, intents }), new Set());
    expect(again.progress.state.tags ?? []).toEqual([]);
  });
});
