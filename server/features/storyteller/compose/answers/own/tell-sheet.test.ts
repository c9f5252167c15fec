import { describe, expect, it } from 'vitest';
import { hero, scores } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const character = hero({
  class: 'wizard',
  level: 3,
  stats: scores({ intelligence: 16 }),
  spells: ['light', 'sleep'].map((spell) => ({ spell, prepared: true, from: 'class', class: 'wizard' })),
  inventory: [itemOf('torch', 3, 'torch')],
  coins: { copper: 5, silver: 3, electrum: 0, gold: 12, platinum: 0 },
});
const mira = { id: 'mira', name: 'Mira', card: heroCardOf(character), sheet: heroSheetOf(character) };

function told(text: string, party = [mira]) {
  const brief = briefOf({ adventure: templateAdventure, party, intents: [{ heroId: 'mira', text }] });
  const { text: reply, progress } = playReply(brief, new Set());
  return { reply, rulings: progress.rulings };
}

const purse = 'Mira has twelve gold, three silver and five copper in the purse.';
const points = `Mira has ${mira.sheet.maxHitPoints} of ${mira.sheet.maxHitPoints} hit points.`;

describe('a question about what stands on the own sheet', () => {
  it.each([
    ['I look at my gold: how much money do I have left?', purse],
    ['How much gold do I have?', purse],
    ['How much silver is in my purse?', purse],
    ['Do I have enough money for a room?', purse],
    ['I count my coins', purse],
    ['How many hit points do I have?', points],
    ['Am I hurt?', points],
    ["What's my armor class?", `The armor class of Mira is ${mira.sheet.armorClass}.`],
    ['What level am I?', 'Mira is of level 3: Wizard 3.'],
    ['Can I see my spells?', 'Without a slot Mira casts Light.'],
    ['What can I cast?', 'With a slot Mira casts Sleep.'],
    ['How many spell slots do I have left?', 'Spell slots that are left: 4 of 4 of level 1 and 2 of 2 of level 2.'],
    ['How many torches do I have?', 'On the sheet of Mira: Torch, 3 of it.'],
    ['Do I still have light on my staff?', 'Nothing that was told has ended Light.'],
    ['Am I still concentrating?', 'Mira concentrates on no spell.'],
  ])('is answered from it, and nothing is rolled: %s', (text, answer) => {
    const { reply, rulings } = told(text);
    expect(reply).toContain(answer);
    expect(rulings).toEqual([]);
  });

  it('is one about the tale where it asks for what no sheet holds', () => {
    expect(told('How much silver is there in it for me?').reply).toContain('forty silver');
    expect(told('How much gold does Wenna have?').reply).not.toContain('purse');
  });
});

describe('the hour', () => {
  it('is told by a sentence that speaks of the time of day, and stands by itself', () => {
    const scene = 'tide-house';
    const brief = briefOf({ adventure: templateAdventure, party: [mira], intents: [{ heroId: 'mira', text: 'What time is it?' }] });
    const { text } = playReply({ ...brief, state: { ...brief.state, scene, visited: ['dry-quay', scene] } }, new Set());
    expect(text).toContain('Nobody has named the hour.');
    expect(text).not.toContain('Each holds one year');
  });
});
