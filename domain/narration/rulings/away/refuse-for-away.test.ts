import { describe, expect, it } from 'vitest';
import type { Hero, Intent } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { harbour, opened } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import type { RulingContext } from '#domain/narration/rulings/rule-on-call.ts';

const bidden = (text: string): Intent[] => [
  { heroId: 'kara', text: 'I look about.' },
  { heroId: 'tomas', text, by: 'kara' },
];

/** Plays calls as one reply in which Kara's player bids Tomas, whose player is away, to do something: what each came to. */
function codes(calls: object[], text: string, over: Partial<RulingContext> = {}) {
  const party: Hero[] = [
    { id: 'kara', name: 'Kara' },
    { id: 'tomas', name: 'Tomas', isAway: true },
  ];
  const context: RulingContext = {
    adventure: harbour,
    begun: opened,
    state: opened,
    party,
    intents: bidden(text),
    cause: 'turn',
    rulings: [],
    dice: (sides) => (sides === 20 ? 15 : 1),
    ...over,
  };
  for (const call of calls) {
    const verdict = rule(context, ToolCall.parse(call));
    context.rulings = [...context.rulings, verdict.ruling];
    context.state = verdict.state;
  }
  return context.rulings.map(({ allowed, facts }) => (allowed ? 'allowed' : (facts[0]?.code ?? '')));
}

const check = { name: 'check', heroId: 'tomas', skill: 'athletics', dc: 10 };
const strike = { name: 'attack', heroId: 'tomas', target: 'hound' };
const peril = { name: 'peril', heroId: 'tomas', words: 'leap into the sea' };
const pay = { name: 'pay', heroId: 'tomas', npc: 'ferrywoman', coins: { gold: 1 }, purpose: 'gift' };
const give = { name: 'give', heroId: 'tomas', npc: 'ferrywoman', loot: 'rope' };
const drink = { name: 'use_item', heroId: 'tomas', item: 'Potion of Healing' };
const cast = { name: 'cast_spell', heroId: 'tomas', spell: 'Bless', slot: 1 };
const handOver = { name: 'handle_gear', heroId: 'tomas', item: 'Rope', to: 'kara' };

describe('a hero whose player is away', () => {
  it('does what another player bids them, and no more than that', () => {
    expect(codes([check], 'I hold the door')).toEqual(['allowed']);
    expect(codes([strike], 'I hit the hound')).toEqual(['allowed']);
    expect(codes([strike], 'I hold the door for her')).toEqual(['allowed']);
    expect(codes([strike], 'I hold the door with my back')).toEqual(['heroWantsElse']);
  });

  it('does nothing where nobody bids it', () => {
    expect(codes([check, strike], '', { intents: [{ heroId: 'kara', text: 'Tomas helps me think.' }] })).toEqual([
      'heroDoesNotAct',
      'heroDoesNotAct',
    ]);
  });

  it('acts once in a reply, as everybody does', () => {
    expect(codes([strike, strike], 'I hit the hound again and again')).toEqual(['allowed', 'heroHasActed']);
  });

  it('never risks their life, however often it is said', () => {
    const asked = { ...opened, perils: { tomas: { words: 'leap into the sea', turns: 0 } } };
    expect(codes([peril], 'I leap into the sea')).toEqual(['awayIsSpared']);
    expect(codes([peril], 'yes, I leap into the sea', { state: asked, begun: asked })).toEqual(['awayIsSpared']);
  });

  it.each([
    ['coins', pay, 'I pay Oda a gold piece'],
    ['what was taken', give, 'I give Oda the rope'],
    ['what is used up', drink, 'I drink my potion'],
    ['slots', cast, 'I cast Bless'],
    ['gear', handOver, 'I hand Kara my rope'],
  ])('keeps what is theirs: %s', (_what, call, text) => {
    expect(codes([call], text)).toEqual(['awayKeeps']);
  });

  it('gives it where the Dungeon Master has said so', () => {
    const said = (directions: string[]) => codes([drink], 'I drink my potion', { directions });
    expect(said(['Tomas drinks his potion.'])).not.toEqual(['awayKeeps']);
    expect(said(['Kara drinks her potion.'])).toEqual(['awayKeeps']);
    expect(said(['Tomas looks pale.'])).toEqual(['awayKeeps']);
  });

  it('takes nobody along who has not said that they go', () => {
    const go = { name: 'set_location', exit: 'stair', heroIds: ['kara', 'tomas'] };
    const alone = { name: 'set_location', exit: 'stair', heroIds: ['tomas'] };
    const intents: Intent[] = [{ heroId: 'tomas', text: 'I go down the stair', by: 'kara' }];
    expect(codes([go], '', { intents })).toEqual(['heroStays']);
    expect(codes([alone], '', { intents })).toEqual(['allowed']);
  });

  it('goes along with the others', () => {
    const intents: Intent[] = [{ heroId: 'kara', text: 'I go down the stair.' }];
    expect(
      codes([{ name: 'set_location', exit: 'stair' }], '', { intents, state: openingState(harbour), begun: openingState(harbour) }),
    ).toEqual(['allowed']);
  });
});

describe('a hero whose player is there', () => {
  const party: Hero[] = [
    { id: 'kara', name: 'Kara' },
    { id: 'tomas', name: 'Tomas' },
  ];

  it('does nothing by the words of another player', () => {
    expect(codes([check, strike], '', { party, intents: [{ heroId: 'kara', text: 'Tomas hits the hound.' }] })).toEqual([
      'heroDoesNotAct',
      'heroDoesNotAct',
    ]);
  });

  it('may risk and give what is their own', () => {
    const intents: Intent[] = [{ heroId: 'tomas', text: 'I leap into the sea, and drink my potion' }];
    expect(codes([peril], '', { party, intents })).toEqual(['asksTruly']);
    expect(codes([drink], '', { party, intents })).not.toEqual(['awayKeeps']);
  });
});
