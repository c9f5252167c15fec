import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };

function read(text: string, world = 'free-template-world', scene = 'dry-quay'): HeroAction[] {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`There is no world ${world}.`);
  const stage = { adventure, state: { ...openingState(adventure), scene }, party: [mira, { id: 'tov', name: 'Tov' }] };
  return parseIntent({ heroId: 'mira', text }, mira, stage);
}

const listener = ({ targets: [first] }: HeroAction) =>
  first?.kind === 'npc' ? first.npc.id : first?.kind === 'hero' ? first.hero.id : null;

describe('whoever is stopped with a word before their name', () => {
  it.each([
    ['Hold on Nettle, you promised me a bell. Where is my bell?', 'free-template-world', 'dry-quay', 'nettle'],
    ['wait a minute Wenna, I paid you. Where are our seats?', 'free-template-world', 'dry-quay', 'wenna-tarn'],
    ['Hang on Dorrit, we paid for soup. Where is my spoon?', 'the-shut-country', 'guest-house', 'dorrit-hask'],
  ])('is asked what they owe: %s', (text, world, scene, npc) => {
    const actions = read(text, world, scene);
    expect(actions.map(({ kind }) => kind)).toEqual(['talk']);
    expect(actions.map(listener)).toEqual([npc]);
    expect(actions[0]?.quote).toMatch(/^\p{L}+, .*\?$/u);
  });
});

describe('another hero', () => {
  it.each(["Eat up Tov, we're off to the slipway", 'Wait up Tov! I go down the slipway'])(
    'is told something in few words before the way is gone: %s',
    (text) => {
      const [word, way] = read(text);
      expect(word).toMatchObject({ kind: 'talk', targets: [{ kind: 'hero', hero: { id: 'tov' } }] });
      expect(way).toMatchObject({ kind: 'travel' });
    },
  );

  it('is told it after thanks to somebody else', () => {
    expect(read("Thanks Wenna. Eat up Tov, we're off to the slipway").map(listener)).toEqual(['wenna-tarn', 'tov', null]);
  });

  it('for whom something is ordered is asked nothing', () => {
    const heroes = read('I order cider for me and Tov, and ask who wrote on the slate', 'free-template-world', 'borrowed-anchor').flatMap(
      ({ targets }) => targets.filter(({ kind }) => kind === 'hero'),
    );
    expect(heroes).toEqual([]);
  });
});

describe('what is shouted to whom it is done for', () => {
  it.each(['I BEND OVER THE EDGE FOR YOU, NETTLE! What lies down there?', 'I kneel by the bollard just for you, Wenna! What is on it?'])(
    'is done, and what is asked after it is for the narrator: %s',
    (text) => {
      expect(read(text).map(({ kind }) => kind)).not.toContain('talk');
    },
  );

  it('is none where it is promised', () => {
    expect(read('I will find her for you, Wenna!')).toMatchObject([{ kind: 'talk' }]);
  });
});
