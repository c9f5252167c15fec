import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));

function play(world: string, scene: string, text: string): string {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  return playReply(briefOf({ adventure, state, party, intents: [{ heroId: 'mira', text }] }), new Set()).text;
}

describe('words that are written', () => {
  it.each([
    ['free-template-world', 'dry-quay', "I write Nettle's name in my journal", /Mira writes Nettle's name in their journal/, /Nettle/],
    ['high-ambry', 'hatch', 'I jot Tibb down in my notebook, in red', /Mira jots Tibb down in their notebook/, /Tibb Arkle/],
    ['high-ambry', 'moot-hall', 'then I chalk WELL DONE on the slate, with a heart', /Mira chalks WELL DONE on the Slate/, /Eustace Pell/],
    ['free-template-world', 'borrowed-anchor', 'I write thank you on the slate', /Mira writes thank you on the slate/i, /Juniper Lug/],
  ])('stand there, and somebody takes note: %s, %s: %s', (world, scene, said, told, who) => {
    const text = play(world, scene, said);
    expect(text).toMatch(told);
    expect(text.slice(text.search(told))).toMatch(who);
    expect(text).not.toMatch(/tries to|leaves it at the trying|everything is where it was/);
  });

  it('of somebody who is elsewhere are written all the same', () => {
    expect(play('the-shut-country', 'guest-house', 'I write Ilse in my notebook')).toMatch(/Mira writes Ilse in their notebook/);
  });
});

describe('an act that comes to nothing', () => {
  it('is seen by somebody who is here', () => {
    const text = play('free-template-world', 'dry-quay', 'I knock a bucket over for cover');
    expect(text).not.toMatch(/makes no difference|leads to nothing/i);
    expect(text).toMatch(/Wenna Tarn|Nettle/);
  });
});
