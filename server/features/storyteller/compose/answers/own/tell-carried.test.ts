import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';

const character = hero({
  inventory: [itemOf('mace', 1, 'mace'), { ...itemOf('torch', 3, 'torch') }],
  coins: { copper: 0, silver: 3, electrum: 0, gold: 12, platinum: 0 },
});
const told = (text: string) => {
  const party = [{ id: 'mira', name: 'Mira', card: heroCardOf(character) }];
  const { progress, text: reply } = playReply(
    briefOf({ adventure: sampleAdventure, party, intents: [{ heroId: 'mira', text }] }),
    new Set(),
  );
  return { reply, rolls: progress.rulings.flatMap(({ rolls }) => rolls) };
};

describe('somebody who looks through what they carry', () => {
  it.each(['I check my pockets', 'What am I carrying?', 'I go through my pack'])(
    'is told what stands on the sheet, without a roll: %s',
    (text) => {
      const { reply, rolls } = told(text);
      expect(reply).toContain('On the sheet of Mira: ');
      expect(reply).toContain('Torch x3');
      expect(reply).toContain('twelve gold and three silver in the purse');
      expect(rolls).toEqual([]);
    },
  );

  it.each(['What do I carry, and what does Tov carry?', 'what do we both have on us'])('is told of both sheets: %s', (text) => {
    const party = [
      { id: 'mira', name: 'Mira', card: heroCardOf(character) },
      { id: 'tov', name: 'Tov', card: heroCardOf(hero({ inventory: [itemOf('rope', 1, 'rope')] })) },
    ];
    const reply = playReply(briefOf({ adventure: sampleAdventure, party, intents: [{ heroId: 'mira', text }] }), new Set()).text;
    expect(reply).toContain('On the sheet of Mira: ');
    expect(reply).toContain('On the sheet of Tov: ');
  });

  it.each([
    ['I look in my pack for a torch', 'Yes, Mira has Torch x3: it stands on the sheet.'],
    ['I search my bag for a lute', 'The lute is not among what'],
  ])('is told whether one thing is there: %s', (text, answer) => {
    expect(told(text).reply).toContain(answer);
  });
});
