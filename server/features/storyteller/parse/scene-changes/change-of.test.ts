import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';
import { proseOnly } from '#server/features/storyteller/prose-only.fixture.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { hinderedBy } from './change-of.ts';

const adventure = proseOnly(templateAdventure);
const mira = { id: 'mira', name: 'Mira' };
const opened = openingState(adventure);

function read(text: string, state: PlayState = opened, told: string[] = []) {
  return parseIntent({ heroId: mira.id, text }, mira, { adventure, state, party: [mira], told });
}

const ferry = { kind: 'feature', id: 'ferry-mooring' };
const wenna = { kind: 'npc', id: 'wenna-tarn' };
const thing = (name: string) => ({ kind: 'thing', name });

describe('an action', () => {
  it.each([
    ['I set the ferry on fire', 'burning', ferry],
    ["torch Nettle's barrow", 'burning', thing("Nettle's barrow")],
    ['I burn my map', 'burning', thing('my map')],
    ['I throw my torch at the ferry', 'burning', ferry],
    ['I jam the door with a chair', 'barred', thing('the door')],
    ['we drag a barrel in front of the door', 'barred', thing('the door')],
    ['knock Nettle out cold', 'asleep', { kind: 'npc', id: 'nettle' }],
    ['I tie Wenna up with the rope', 'tied', wenna],
    ["I get Wenna's attention by whistling", 'distracted', wenna],
    ['I distract the ferrywoman', 'distracted', wenna],
    ['I keep Wenna busy with questions', 'distracted', wenna],
    ['hide the rope in the mud', 'hidden', { kind: 'loot', id: 'tarred-rope' }],
    ['I pour oil on the plank walk', 'slippery', { kind: 'exit', id: 'quay-to-tide-house' }],
    ['set a trap on the plank walk', 'trapped', { kind: 'exit', id: 'quay-to-tide-house' }],
    ['I light a fire', 'lit', thing('a fire')],
    ['we make a lot of noise', 'noisy', { kind: 'place' }],
    ['I try to break the mooring ring', 'broken', ferry],
    ['I mark the bollard with chalk', 'marked', { kind: 'feature', id: 'chalked-bollard' }],
  ])('is read in "%s"', (text, state, about) => {
    expect(read(text).map(({ change }) => change)).toMatchObject([{ state, about }]);
  });

  it('is done to what the one before was done to', () => {
    expect(read('I pour oil on the ferry, then I set it on fire').map(({ change }) => change)).toMatchObject([
      { state: 'slippery', about: ferry },
      { state: 'burning', about: ferry },
    ]);
  });

  it.each([
    'I put the lantern under my coat so the light does not show',
    'I hold the lamp behind my back',
    'I put my lantern behind the crates so that nobody sees it',
    'I break the silence',
    'I tie a knot',
    'I burn with anger',
    'I fix my hair',
    'I draw my sword',
    'I hide behind the ferry',
    'I untie the ferry',
    'I threaten to burn the ferry',
    '"Set the ferry on fire!" I say to Nettle',
    'could I burn the ferry?',
    'what if we burn the ferry?',
  ])('is none in "%s"', (text) => {
    expect(read(text).flatMap(({ change }) => change ?? [])).toEqual([]);
  });

  it('is none to what is not here, also where a player or a denial speaks of it', () => {
    expect(read('I set the gazebo on fire')).toMatchObject([{ change: null, absent: true, missing: 'gazebo' }]);
    expect(read('I set the gazebo on fire', opened, ['There is no gazebo here.'])).toMatchObject([{ missing: 'gazebo' }]);
    expect(read('I set the gazebo on fire', opened, ['A gazebo leans by the wall.'])).toMatchObject([{ change: { state: 'burning' } }]);
  });

  it('to somebody is a blow where it would burn or break them', () => {
    expect(read('I set Wenna on fire')).toMatchObject([{ kind: 'attack', change: null }]);
  });
});

describe('what an action has left behind', () => {
  const tagged = (about: object, state: string): PlayState => ({
    ...opened,
    tags: [SceneTag.parse({ id: 1, scene: opened.scene, about, state, by: 'mira', since: 0, until: null })],
  });
  const hindrance = (text: string, state: PlayState) => read(text, state).map((each) => hinderedBy(each, adventure, state)?.state);

  it('keeps what is spoilt from being used, and who is out cold from being asked', () => {
    expect(hindrance('I read the reeve’s notice', tagged(thing("the reeve's notice"), 'burnt'))).toEqual(['burnt']);
    expect(hindrance('I look at the ferry', tagged(ferry, 'burnt'))).toEqual(['burnt']);
    expect(hindrance('I ask Wenna about the ferry', tagged(wenna, 'asleep'))).toEqual(['asleep']);
    expect(hindrance('I ask Nettle about the ferry', tagged(wenna, 'asleep'))).toEqual([undefined]);
    expect(hindrance('I look at the bollard', tagged(ferry, 'burnt'))).toEqual([undefined]);
  });

  it('can be undone by the words for it, which mean something else elsewhere', () => {
    expect(read('I untie Wenna', tagged(wenna, 'tied'))).toMatchObject([{ change: { state: 'freed', about: wenna } }]);
    expect(read('I wake her', tagged(wenna, 'asleep'))).toMatchObject([{ change: { state: 'awake' } }]);
    expect(read('I put out the fire', tagged(thing('the fire'), 'burning'))).toMatchObject([{ change: { state: 'wet' } }]);
  });
});
