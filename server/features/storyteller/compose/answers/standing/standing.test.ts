import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { partyOf } from '#tests/exam/party.ts';

const ambry = readyAdventures.get('high-ambry') ?? sampleAdventure;
const tollhithe = readyAdventures.get('free-template-world') ?? sampleAdventure;
const shut = readyAdventures.get('the-shut-country') ?? sampleAdventure;

function answer(adventure: typeof ambry, text: string, over: Partial<PlayState> = {}, told: string[] = []): string {
  const state = { ...openingState(adventure), ...over };
  const party: Hero[] = partyOf(state);
  const [mira] = party;
  const recent = told.map((content) => ({ sender: 'Narrator', role: 'ai' as const, content }));
  return playReply({ ...briefOf({ adventure, party, intents: [{ heroId: mira?.id ?? '', text }], recent }), state }, new Set()).text;
}

const sceneOf = (adventure: typeof ambry, name: string) => adventure.scenes.find((scene) => scene.name.includes(name))?.id ?? '';
const yard = sceneOf(ambry, 'Goose Yard');
const inYard = { scene: yard, visited: [ambry.start, yard] };

describe('a question of how things stand', () => {
  it.each(['whereabouts am i at the moment', 'where am i actually right now?', 'ok so where exactly are we currently'])(
    'is answered with the place: %s',
    (text) => {
      expect(answer(ambry, text)).toContain('You are at the Hatch');
    },
  );

  it.each(['how many people are in our party', 'how many of us made it?', 'were there three of us?'])(
    'is answered with the party: %s',
    (text) => {
      expect(answer(ambry, text)).toContain('Two of you: Mira and Tov.');
    },
  );

  it('says whether somebody is still after the party, here and once they were left', () => {
    expect(answer(ambry, 'is the gander still after us?', inYard)).toContain('Yes. The Bailiff is here, and against you.');
    const left = answer(ambry, 'is the bailiff still on me?', { visited: inYard.visited });
    expect(left).toContain('No. The Bailiff is at the Goose Yard, where you left it');
    expect(answer(ambry, 'are we being followed?')).toContain('Nobody at the Hatch is after you');
  });

  it('tells chances by the sheet: what is added, the number to reach, and how likely that is', () => {
    const told = answer(ambry, 'what are my chances', inYard);
    expect(told).toContain('To hit the Bailiff: +5 against armor class 12; 7 or more on the die is enough, 70 in a hundred.');
    expect(told).toContain('To calm the Bailiff: animal handling +0 against a difficulty of 12');
    expect(answer(ambry, 'what are my odds of sneaking past it?', inYard)).toContain('The difficulty is 12: 5 or more on the die');
    expect(answer(ambry, 'what are my odds against the gander')).toContain('nothing is rolled yet');
  });

  it('tells the wounds of those who are asked after', () => {
    expect(answer(ambry, 'how hurt are they?', inYard)).toContain('The Bailiff looks unhurt.');
  });

  it('gives the reason why something cannot be done, and does not do it', () => {
    expect(answer(shut, 'why cant i take the lantern?')).toContain('Nobody keeps you from a storm lantern: say that you take it.');
    expect(answer(ambry, "(ooc) why can't we go into the moot hall?")).toContain('You know of no way that leads in there.');
  });

  it('says who stands in the way, and where one can go', () => {
    expect(answer(ambry, "what's stopping us from getting to the steam?", inYard)).toContain('The Bailiff stands in your way.');
    expect(answer(shut, 'what is stopping me?')).toContain('Nobody that you can see stands in your way.');
  });

  it('says where somebody took something as far as it was seen', () => {
    const passing = 'The mayor goes by with a barrow of flour under a quilt and wishes everybody a very good evening.\n\nWhat now?';
    const told = answer(ambry, 'so where did the mayor take that flour?', {}, [passing]);
    expect(told).toContain('Nobody has seen where the mayor took the flour. This was told last: The mayor goes by with a barrow of flour');
  });

  it('names whoever has what was given away, by the noun of it', () => {
    const given = { taken: { 'net-bells': 'nettle' } };
    expect(answer(tollhithe, 'do we still have bells or did she take both?', given)).toContain('Nettle has the string of net bells now.');
    expect(answer(tollhithe, 'how many strings of bells have i got left?', given)).toContain('Nettle has the string of net bells now.');
  });

  it('hangs on somebody who is not here, and nothing more is done of it', () => {
    expect(answer(ambry, 'Is the mayor here? If so i step up and say: lovely evening')).not.toContain('ovely evening');
  });
});
