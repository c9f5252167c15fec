import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import type { HeroAction } from './action.ts';
import { parseIntent } from './parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov' }];
const worlds = { tollhithe: 'free-template-world', ambry: 'high-ambry', shut: 'the-shut-country' } as const;
type Place = [world: keyof typeof worlds, scene: string, ...visited: string[]];

function stageAt([world, scene, ...visited]: Place) {
  const adventure = readyAdventures.get(worlds[world]);
  if (!adventure) throw new Error(`There is no world ${world}.`);
  return { adventure, state: { ...openingState(adventure), scene, visited: [...new Set([adventure.start, ...visited, scene])] }, party };
}

function read(text: string, place: Place): HeroAction[] {
  return parseIntent({ heroId: 'mira', text }, mira, stageAt(place));
}

function play(text: string, place: Place, clues: readonly string[] = []) {
  const { adventure, state: begun } = stageAt(place);
  const state = { ...begun, clues: [...clues] };
  const intents = [{ heroId: 'mira', text }];
  return playReply({ campaignId: 'means', turn: 1, cause: 'turn', adventure, state, party, intents, recent: [] }, new Set());
}

const idOf = ([target]: HeroAction['targets']): string =>
  target === undefined
    ? ''
    : target.kind === 'npc'
      ? target.npc.id
      : target.kind === 'feature'
        ? target.feature.id
        : target.kind === 'loot'
          ? target.loot.id
          : target.kind === 'exit'
            ? target.exit.id
            : target.hero.id;

const cellar: Place = ['tollhithe', 'brine-cellar'];
const quay: Place = ['tollhithe', 'dry-quay'];
const attic: Place = ['ambry', 'attic'];
const oven: Place = ['ambry', 'bakehouse'];
const school: Place = ['shut', 'schoolroom', 'stove-street'];

describe('a line without a subject', () => {
  it.each<[string, Place]>([
    ['pinch a spoonful of his stew', attic],
    ['pop a tea cosy on my head', attic],
    ['hehe plonk myself down next to him', attic],
    ['warm my hands at the oven', oven],
    ['poke around in the stove-in casks', cellar],
    ['I have a good sniff round the warm wall', ['ambry', 'hatch']],
    ['take one of the shovels and help Arvid', ['shut', 'stove-street']],
    ['ooh nick one of the tea cosies hehe', attic],
  ])('is done and not said: %s', (text, place) => {
    expect(read(text, place).map(({ kind, quote }) => [kind === 'talk' || kind === 'ask', quote])).toEqual([[false, null]]);
  });

  it.each(['poor thing, all alone', 'nice to meet you', 'thanks for the bread'])('is still said where it is no bidding: %s', (text) => {
    expect(read(text, oven)[0]?.kind).toBe('talk');
  });
});

describe('things', () => {
  it.each(['whip off the sacking', 'tear the sacking off', 'throw back the sacking', 'I lift the sacking', 'pull the sacking aside'])(
    'are looked for under their cover: %s',
    (text) => {
      const [action] = read(text, cellar);
      expect([action?.kind, idOf(action?.targets ?? [])]).toEqual(['search', 'sacking-shape']);
    },
  );

  it('that are kicked are no foes', () => {
    const [action] = read('kick one of the casks', cellar);
    expect([action?.kind, action?.absent]).toEqual(['use', false]);
  });

  it('are here though something elsewhere goes by the same name', () => {
    expect(read('count the coats', school)[0]?.absent).toBe(false);
    expect(read('poke the stove-in casks', cellar)[0]?.absent).toBe(false);
  });

  it('are named first and done something with after', () => {
    const actions = read('ooh the red book. I read it out loud and stick it in my bag', attic);
    expect(actions.map(({ kind, targets }) => [kind, idOf(targets)])).toEqual([
      ['search', 'red-ledger'],
      ['take', 'red-ledger'],
    ]);
  });

  it('are taken one by one', () => {
    const { progress, text } = play('we take the Dowager in her jar, plus that green crock', ['ambry', 'hot-pool'], ['dowager-willing']);
    expect(Object.keys(progress.state.taken)).toHaveLength(2);
    expect(text).toContain('green crock');
  });

  it('that are looked for by name are found', () => {
    const { text, progress } = play('look in the desk for the register', school);
    expect(text).toContain('the school register');
    expect(progress.rulings).toEqual([]);
  });

  it('that are searched for something name what is not there', () => {
    const { adventure, state } = stageAt(cellar);
    const known = { ...state, clues: adventure.clues.map(({ id }) => id) };
    const intents = [{ heroId: 'mira', text: 'search the dinner for papers' }];
    const brief = { campaignId: 'means', turn: 1, cause: 'turn' as const, adventure, state: known, party, intents, recent: [] };
    expect(playReply(brief, new Set()).text).toMatch(/papers/);
    expect(play('look for a trapdoor', cellar).text).toContain('the ladder to the Salt Office floor');
  });

  it('that are only named are looked at', () => {
    expect(read('the doors of the great stove', ['shut', 'hearth-house'])[0]).toMatchObject({ kind: 'search' });
  });

  it('are reached into, also where their owner is here', () => {
    const [action] = read('slip a hand into the shell-buyers case', ['tollhithe', 'borrowed-anchor']);
    expect([action?.kind, idOf(action?.targets ?? [])]).toEqual(['use', 'shell-case']);
  });

  it('that are swiped are had', () => {
    expect(Object.keys(play('swipe the purse too hehe', cellar).progress.state.taken)).toHaveLength(1);
    expect(Object.keys(play('nick the paper hat and put it on', ['ambry', 'hatch']).progress.state.taken)).toHaveLength(1);
  });

  it('that are taken and stowed are taken once', () => {
    const actions = read('I take that red wool off the nail and stick it in my pocket', school);
    expect(actions.map(({ change, missing }) => [change?.state, missing])).toEqual([['carried', null]]);
  });

  it('that nobody can carry stay where they are', () => {
    const { text } = play('stick the ledger in my bag', attic);
    expect(text).not.toMatch(/sticks (?:the|it)/);
  });
});

describe('a look round', () => {
  it.each(['have a good look round the cellar', 'search the cellar for anything odd', 'I check out this place'])(
    'is for the place and what is unexamined in it: %s',
    (text) => {
      expect(read(text, cellar)[0]).toMatchObject({ kind: 'search', targets: [], absent: false });
      expect(play(text, cellar).text).toMatch(/sacking|casks|dinner/);
    },
  );

  it('through a way shows what lies beyond', () => {
    expect(play('I peek out the felted door', ['shut', 'guest-house']).text).toContain('Stove Street');
    expect(play('I go and look inside the sixth house', ['shut', 'stove-street']).text).toContain('bitterly cold');
  });

  it('at what hides a way is how the way is gone by', () => {
    const [action] = read('I crawl in behind the oven', oven);
    expect([action?.kind, idOf(action?.targets ?? [])]).toEqual(['search', 'great-oven']);
  });
});

describe('a going', () => {
  it.each<[string, Place, string]>([
    ['lets go find this reeve at the tide house', quay, 'tide-house'],
    ['we should look for the reeve at her tide house', quay, 'tide-house'],
    ['bye Wenna! off to the foundry', quay, 'foundry'],
    ['I say thanks to Nettle and head up to Rope Lane', quay, 'rope-lane'],
    ['lets try the Hearth House', school, 'hearth-house'],
    ['go to the tide house, then rope lane', ['tollhithe', 'dry-quay', 'tide-house', 'rope-lane'], 'rope-lane'],
    [
      'clamber down the ladder, then out to the quay and over to the inn',
      ['tollhithe', 'bell-loft', 'tide-house', 'dry-quay'],
      'borrowed-anchor',
    ],
    ['knock on the salt office door and walk in', ['tollhithe', 'rope-lane'], 'salt-office'],
    ['munch the turnip on the way up to Warmside', ['ambry', 'hatch'], 'warmside'],
    ['off we trot to the smithy', ['shut', 'stove-street'], 'smithy'],
    ['straight back to Wenna on the quay', ['tollhithe', 'tide-house', 'dry-quay'], 'dry-quay'],
    ['hop up the steps two at a time', quay, 'rope-lane'],
    ['take the rope to the tide house', quay, 'tide-house'],
    ['bring the notice to the reeve at the tide house', ['tollhithe', 'dry-quay', 'tide-house'], 'tide-house'],
    ['run back to the Guest House to stand over Pell', ['shut', 'stove-street', 'guest-house'], 'guest-house'],
    ['off we go to the tide house', quay, 'tide-house'],
    ['goto the tidehouse', quay, 'tide-house'],
    ['make a beeline for the foundry', quay, 'foundry'],
    ["out to the street and then on to Vey's Smithy", school, 'smithy'],
    ['back to Stove Street then down the ash hatch', school, 'stove-street'],
  ])('gets there: %s', (text, place, scene) => {
    expect(play(text, place).progress.state.scene).toBe(scene);
  });

  it.each<[string, Place]>([
    ['take the plank walk to the tide house', ['tollhithe', 'tide-house']],
    ['I lift the coat off the line and go through its pockets', ['shut', 'guest-house']],
    ['walk along the spoons, running my finger under the hooks', ['shut', 'hearth-house', 'stove-street']],
    ['I pick up the bun', ['ambry', 'flues']],
    ['look for the ring that Pryce lost', quay],
    ['Bettan! you wrote to us. We came.', school],
    ['I press on the shiny square', oven],
    ['go in the flues', oven],
    ['try to remember the old songs about the foundry', quay],
  ])('is none where the words mean another thing: %s', (text, place) => {
    expect(play(text, place).progress.state.scene).toBe(place[1]);
  });

  it('away from a foe is a flight', () => {
    expect(read('we back off up the steps', ['tollhithe', 'listening-well'])[0]).toMatchObject({ kind: 'flee' });
  });

  it('into what is no way of the map is a look inside', () => {
    const actions = read('knock on the sixth door, then walk in', ['shut', 'stove-street']);
    expect(actions.map(({ kind, targets }) => [kind, idOf(targets)])).toEqual([
      ['use', 'sixth-house'],
      ['search', 'sixth-house'],
    ]);
  });

  it('comes after the goodbye', () => {
    const { text } = play("ok I'm going to the hatch. bye Ursel", oven);
    expect(text.indexOf('Bye Ursel')).toBeGreaterThan(-1);
    expect(text.indexOf('Bye Ursel')).toBeLessThan(text.search(/Hatch/));
    expect(text).toMatch(/Ursel Quern/);
  });
});
