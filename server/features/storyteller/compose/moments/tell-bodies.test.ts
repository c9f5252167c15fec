import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import type { Aftermath } from '#domain/moments/aftermath.ts';
import { noCoins } from '#domain/rules/coins.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { searchedOf } from '#server/features/storyteller/parse/things/of-bodies.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const [adventure] = readyAdventures.values();
if (!adventure) throw new Error('There is no ready adventure.');
const aftermath: Aftermath = {
  id: 'f',
  slain: ['Goblin Warrior', 'Wolf'],
  carried: [{ name: 'Goblin Warrior', things: ['scimitar', 'shortbow'] }],
  dead: [],
  down: [],
  saved: [],
  bleeding: [],
};

const mira = { id: 'mira', name: 'Mira', sheet: heroSheetOf(hero()) };
const replyTo = (text: string, used: ReadonlySet<string> = new Set(), cause: 'chat' | 'turn' = 'chat') =>
  playReply(briefOf({ adventure, aftermath, cause, intents: [{ heroId: 'mira', text }] }), used);

describe('at the place of a fight that is over', () => {
  it.each(['I search the goblins', 'I search the bodies of the goblins and the wolf for loot'])('“%s” leaves nobody out', (words) => {
    expect(replyTo(words).text).toContain('scimitar');
  });

  it.each([
    ['I take the scimitar of the goblin', ['scimitar']],
    ['I loot the goblin', ['scimitar', 'shortbow']],
  ])('“%s” takes what lies there', (words, things) => {
    const { progress } = playReply(briefOf({ adventure, aftermath, party: [mira], intents: [{ heroId: 'mira', text: words }] }), new Set());
    expect(progress.rulings.flatMap(({ call, allowed }) => (call.name === 'handle_gear' && allowed ? [call.item] : []))).toEqual(things);
  });

  it.each(['I look around', 'What do I see?'])('“%s” sees who lies there, and what lies beside them', (words) => {
    const { text } = replyTo(words);
    expect(text).toMatch(/Goblin Warrior and Wolf/);
    expect(text).toContain('a scimitar and a shortbow');
  });

  it.each(['I search the bodies', 'I loot the corpses', 'search the dead', 'I check the bodies'])(
    '“%s” finds what they carried',
    (words) => {
      for (const cause of ['chat', 'turn'] as const) {
        const { text, progress } = replyTo(words, new Set(), cause);
        expect(text).toMatch(/Goblin Warrior.*a scimitar and a shortbow|a scimitar and a shortbow.*Goblin Warrior/);
        expect(text).toContain('Wolf');
        // It lies in the open.
        expect(progress.rulings.flatMap(({ rolls }) => rolls)).toEqual([]);
      }
    },
  );

  it.each([
    'I go through the bodies',
    'We go through the pockets of the goblin',
    'I search the corpses',
    'I check his pockets',
    'I empty their pouches',
  ])('“%s” is no journey and finds what they carried', (words) => {
    for (const cause of ['chat', 'turn'] as const) {
      const { text, progress } = replyTo(words, new Set(), cause);
      expect(text).toContain('a scimitar and a shortbow');
      expect(progress.rulings.map(({ call }) => call.name)).not.toContain('set_location');
      expect(progress.rulings.flatMap(({ rolls }) => rolls)).toEqual([]);
    }
  });

  it('nobody is searched by whoever looks into their own pockets', () => {
    expect(searchedOf({ clauses: ['i check my pockets'] }, aftermath)).toEqual([]);
  });

  it('armor and tools are told as one says them, and taken by their names', () => {
    const carried = [{ name: 'Goblin Warrior', things: ['scimitar', 'leather armor', 'shield', "thieves' tools"] }];
    const rich = { ...aftermath, slain: ['Goblin Warrior'], carried };
    const asked = (text: string) =>
      playReply(briefOf({ adventure, aftermath: rich, party: [mira], intents: [{ heroId: 'mira', text }] }), new Set());
    expect(asked('I search the goblin').text).toContain("a scimitar, a suit of leather armor, a shield and thieves' tools");
    const { progress } = asked('I take the leather armor of the goblin');
    expect(progress.rulings.flatMap(({ call, allowed }) => (call.name === 'handle_gear' && allowed ? [call.item] : []))).toEqual([
      'leather armor',
    ]);
  });

  it.each(['I search the goblin and take the coins', 'I take the money of the goblin', 'I take the purse'])(
    '“%s” takes the purse that is told with its coins',
    (text) => {
      const coins = { ...noCoins, gold: 3 };
      const rich = { ...aftermath, slain: ['Goblin Warrior'], carried: [{ name: 'Goblin Warrior', things: ['scimitar', 'purse'], coins }] };
      const asked = (said: string) =>
        playReply(briefOf({ adventure, aftermath: rich, party: [mira], intents: [{ heroId: 'mira', text: said }] }), new Set());
      expect(asked('I search the goblin').text).toContain('a purse with three gold');
      const { rulings } = asked(text).progress;
      expect(rulings.flatMap(({ call, allowed }) => (call.name === 'handle_gear' && allowed ? [call.item] : []))).toEqual(['purse']);
    },
  );

  it('goes through the one who is named alone', () => {
    const { text } = replyTo('I search the goblin', new Set(['fight f', `bodies f at ${adventure.start}`]));
    expect(text).toContain('a scimitar and a shortbow');
    expect(text).not.toContain('Wolf');
  });
});

describe('at another place than that of the fight', () => {
  it('nobody lies there', () => {
    const { text } = replyTo('I look around', new Set(['fight f', 'bodies f at elsewhere']));
    expect(text).not.toContain('Goblin');
  });
});
