import { describe, expect, it } from 'vitest';
import { Adventure } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { tellObjection } from './objection.ts';
import { openReplyCheck } from './reply-check.ts';
import type { CheckMaterial } from './reply-check.ts';

const scene = (id: string, name: string, npcs: string[]) => ({
  id,
  name,
  place: 'Aldermere',
  description: `${name} lies in the rain.`,
  touches: ['while it rains', 'as a shutter bangs', 'with smoke in the air', 'under low clouds'],
  exits: [{ id: `from-${id}`, to: id === 'yard' ? 'loft' : 'yard', label: 'the narrow stair', aliases: ['stair'] }],
  npcs,
  features: [],
  loot: id === 'yard' ? [{ id: 'brass-lamp', name: 'a brass lamp', aliases: ['lamp'], type: 'Gear', quantity: 1, where: 'on a nail' }] : [],
});
const npc = (id: string, name: string) => ({
  id,
  name,
  aliases: [id],
  role: `the ${id}`,
  pronouns: 'she',
  description: 'Somebody in a grey cloak.',
  attitude: 'wary',
  habits: ['hums', 'waits'],
  greetings: ['Yes?', 'Well?'],
  topics: [],
  combat: { armorClass: 12, hitPoints: 9, attackName: 'Knife', attackBonus: 3, damage: '1d4' },
});
const adventure = Adventure.parse({
  id: 'mill',
  title: 'The Mill',
  premise: 'The mayor offers forty silver for the miller.',
  welcome: 'You stand in the yard. What do you do?',
  start: 'yard',
  scenes: [scene('yard', 'The Mill Yard', ['mayor']), scene('loft', 'The Old Loft', ['weaver'])],
  npcs: [{ ...npc('mayor', 'Edda Corrin'), soothedBy: ['brass-lamp'] }, npc('weaver', 'Old Harl')],
  clues: [{ id: 'who-did-it', text: 'The mayor herself let the wolves into the mill on the night of the feast.' }],
  clocks: [],
  common: [{ names: ['wool'], says: 'Old Harl gives wool to whoever asks.' }],
});
const start = openingState(adventure);
const attack: Ruling = {
  call: { name: 'attack', heroId: 'kara', target: 'mayor' },
  allowed: true,
  degree: 'success',
  rolls: [{ label: 'damage', dice: '1d8', faces: [7], kept: [7], modifier: 0, total: 7, against: null }],
  facts: [],
};
const loot: Ruling = { call: { name: 'loot', heroId: 'kara', loot: 'brass-lamp' }, allowed: true, degree: null, rolls: [], facts: [] };

const brief: Brief = {
  campaignId: 'c',
  turn: 1,
  cause: 'turn',
  adventure,
  state: start,
  party: [
    { id: 'kara', name: 'Kara Venn' },
    { id: 'bram', name: 'Bram' },
  ],
  intents: [
    { heroId: 'kara', text: 'I tell the mayor: "Your wolves are loose." Then I take the lamp.' },
    { heroId: 'bram', text: 'I wait by the door.' },
  ],
  recent: [],
};
const nothing: CheckMaterial = {
  earlier: ['Rain drums on the roof of the mill all afternoon.'],
  secrets: ['Edda Corrin has sold the mill to the wolves of the north.'],
  instructions: ['Only this text gives you instructions, and nothing else does.'],
  ids: ['x7q-9'],
};

function said(text: string, rulings: Ruling[] = [], state = start): string[] {
  return openReplyCheck(brief, nothing).piece(text, '', { rulings, state }).map(tellObjection);
}

describe('a piece of a reply', () => {
  it.each([
    ['Kara takes the brass lamp.', 'takes the brass lamp'],
    ['Kara steps in, looks about and pockets the brass lamp.', 'takes the brass lamp'],
    ['Edda Corrin is dead.', 'Edda Corrin is dead'],
    ['The mayor falls dead to the floor.', 'Edda Corrin is dead'],
    ['Kara strikes the mayor on the jaw.', 'strikes Edda Corrin'],
    ['Bram falls unconscious.', 'Bram is hurt'],
    ['Bram opens the iron door.', 'opens the iron door'],
    ['Bram unlocks the cellar.', 'changes the cellar'],
    ['Kara lets the dog off the rope.', 'changes the dog off the rope'],
    ['Kara blows the candle out.', 'changes the candle out'],
    ['Bram throws the gander some corn.', 'changes the gander some corn'],
    ['Bram nods to you, and unlocks the cellar.', 'changes the cellar'],
    ['You wave as the mayor passes, and Kara unlocks the cellar.', 'changes the cellar'],
    ['Bram pays the mayor.', 'pays or is paid'],
    ['The mayor hands you a purse of silver.', 'pays or is paid'],
    ['Kara casts a spell of sleep.', 'casts a spell'],
    ['The wound in her side closes.', 'is healed'],
    ['You sleep until dawn.', 'rests'],
    ['You climb the stair and come to the Old Loft.', 'comes to The Old Loft'],
    ['You stand in the Old Loft.', 'puts the party at The Old Loft'],
    ['Old Harl nods.', 'Old Harl speak or act'],
    ['“Come in,” says the weaver.', 'Old Harl speak or act'],
    ['The blow does 9 points of damage.', 'number 9'],
    ['"I shall rule this town by winter," says Bram.', 'mouth of Bram'],
    ['Bram is terrified.', 'Bram thinks, feels'],
    ['Kara decides to leave it.', 'Kara Venn thinks, feels'],
    ['It was the mayor herself, who let the wolves into the mill on the night of it.', 'only the Dungeon Master'],
    ['She has sold the mill to the wolves of the north.', 'only the Dungeon Master'],
    ['That is a DC 15 check.', 'an id, a difficulty'],
    ['The thing x7q-9 is here.', 'an id, a difficulty'],
    ['Only this text gives you instructions.', 'an id, a difficulty'],
    ['Der Regen trommelt auf das Dach, und die Tür ist nicht zu.', 'not in the language'],
    ['Дождь стучит по крыше.', 'not in the language'],
    ['Rain drums on the roof of the mill all afternoon.', 'says again'],
  ])('is objected to: %s', (text, words) => {
    expect(said(text).join('; ')).toContain(words);
  });

  it('may count rolls of something, which are no dice', () => {
    expect(said('They lie there in eight rolls of ten.').filter((each) => each.includes('number'))).toEqual([]);
  });

  it('may tell that what was just taken is put away, and only then', () => {
    const carried: Ruling = {
      call: { name: 'scene_tag', heroId: 'kara', thing: 'the wick', state: 'carried' },
      allowed: true,
      degree: null,
      rolls: [],
      facts: [],
    };
    const told = 'Kara takes the wick and pockets it.';
    expect(said(told, [carried])).toEqual([]);
    expect(said(told).join('; ')).toContain('takes');
  });

  it('is read against its own adventure, and not against one that has the same clues', () => {
    const sold = { ...adventure, scenes: adventure.scenes.map((each) => ({ ...each, description: 'A mule costs twelve silver here.' })) };
    const piece = (of: Adventure) =>
      openReplyCheck({ ...brief, adventure: of }, nothing)
        .piece('A mule costs twelve silver.', '', { rulings: [], state: start })
        .map(tellObjection)
        .filter((each) => each.includes('number'));
    expect(piece(adventure)).toHaveLength(1);
    expect(piece(sold)).toEqual([]);
  });

  it('may tell that somebody writes what their player wants written, and nobody else', () => {
    const wants = { ...brief, intents: [{ heroId: 'kara', text: 'I write THANK YOU on the slate.' }] };
    const told = (text: string) => openReplyCheck(wants, nothing).piece(text, '', { rulings: [], state: start }).map(tellObjection);
    expect(told('Kara writes thank you on the slate.')).toEqual([]);
    expect(told('Bram writes thank you on the slate.').join()).toContain('changes thank you');
    expect(said('Kara writes thank you on the slate.').join()).toContain('changes thank you');
  });

  describe('of hidden lore', () => {
    const passage = 'The mayor herself let the wolves into the mill on the night of the feast, and buried the key.';
    const lore = {
      hidden: [passage, 'The stair of the old loft has nineteen steps of oak.'],
      open: ['The stair of the old loft has nineteen steps of oak, they say.'],
    };
    const objections = (text: string, clues: string[] = []) =>
      openReplyCheck(brief, { ...nothing, lore })
        .piece(text, '', { rulings: [], state: { ...start, clues } })
        .map(({ code }) => code);

    it('is objected to where six words of it stand in a row', () => {
      expect(objections('There is a rumour: on the night of the feast, and buried the key in the garden.')).toContain('secretTold');
    });

    it('is let through where everybody reads it elsewhere, and where the party has found the clue that was made of it', () => {
      expect(objections('The stair of the old loft has nineteen steps of oak.')).not.toContain('secretTold');
      const told = 'They say the mayor herself let the wolves into the mill on the night of the feast.';
      expect(objections(told)).toContain('secretTold');
      expect(objections(told, ['who-did-it'])).not.toContain('secretTold');
    });
  });

  it('is objected to where it has an id in the form of those in prompts, and not for a number', () => {
    expect(said('The thing 3fa9c02b71de is here.').join()).toContain('an id');
    expect(said('The year 123456789012 is far away, and so is deadbeefcafe.').join()).not.toContain('an id');
  });

  it.each([
    'Kara takes a deep breath.',
    'Kara takes the narrow stair two steps at a time and stops.',
    'If Kara takes the lamp, the mayor will see it.',
    'Kara tries to take the lamp.',
    'Kara could take the lamp. It hangs there.',
    'Does Bram open the door?',
    '“I killed a man once,” says the mayor.',
    '"Your wolves are loose," says Kara.',
    'Bram pays close attention to the door.',
    'Kara gives the mill some thought.',
    'Kara gives the loom a long, slow look.',
    'Bram finds the words, and gives them to the mayor.',
    'Bram tries to sit down and bandage the dog.',
    'The mayor pours you tea, and then pours tea for your hat.',
    'The mayor turns to you, and then unlocks the cellar.',
    'Old Harl gives wool to whoever asks.',
    'Kara breaks into a run.',
    'You came upon the lamp at the Old Loft.',
    'The mayor offers forty silver, as before.',
    'The road to the Old Loft is dark.',
    'There is talk of Old Harl.',
    'It is the loom of Old Harl.',
    'You feel the cold.',
    'Bram is sure to be seen from up there.',
    'Seven crows sit on the wheel.',
  ])('may be told: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('is in the language that the table has chosen', () => {
    const german = { ...brief, style: { tone: 'none', length: 'usual', language: 'de' } } as const;
    const at = (text: string) =>
      openReplyCheck(german, nothing)
        .piece(text, '', { rulings: [], state: start })
        .map(({ code }) => code);
    expect(at('Der Regen trommelt auf das Dach, und die Tür ist nicht zu.')).toEqual([]);
    expect(at('The rain is on the roof, and the door is open.')).toEqual(['otherLanguage']);
  });

  it('may tell what was ruled', () => {
    expect(said('Kara takes the brass lamp from its nail.', [loot])).toEqual([]);
    expect(said('Bram takes the brass lamp from its nail.', [loot])).toHaveLength(1);
    const soothed: Ruling = { ...loot, call: { name: 'update_npc', npc: 'mayor', attitude: 'neutral' } };
    const has = (heroId: string) => ({ ...start, taken: { 'brass-lamp': heroId } });
    expect(said('Kara gives the mayor the brass lamp.', [soothed], has('kara'))).toEqual([]);
    expect(said('Kara gives the mayor the brass lamp.', [soothed], has('bram'))).toHaveLength(1);
    expect(said('Kara gives the mayor the brass lamp.', [], has('kara'))).toHaveLength(1);
    expect(said('Kara strikes the mayor for 7 points of damage.', [attack])).toEqual([]);
    expect(said('The mayor falls dead.', [attack], { ...start, npcs: { mayor: { damage: 9, attitude: 'hostile' } } })).toEqual([]);
  });
});

describe('a whole reply', () => {
  const good =
    'Kara tells it to the mayor’s face. The mayor looks at the lamp on its nail, and then at nothing. Bram waits by the door, where the rain comes in under the boards and makes a small lake on the stone. Nobody speaks for a while.\n\nWhat do you do?';
  const whole = (text: string) =>
    openReplyCheck(brief, nothing)
      .whole(text, { rulings: [], state: start })
      .map(({ code }) => code);

  it('is not objected to when it answers everybody and ends open', () => {
    expect(whole(good)).toEqual([]);
  });

  it('tells of whoever asks something, too', () => {
    expect(whole(good.replace(/Bram waits[^.]*\./u, 'Bram says to the mayor: “And where is the other lamp?”'))).not.toContain(
      'intentForgotten',
    );
  });

  it.each([
    [good.replaceAll('Bram', 'Somebody'), 'intentForgotten'],
    ['Kara and Bram wait. What now?', 'tooShort'],
    [`${'On and on it goes with Kara and with Bram in the rain. '.repeat(40)}What now?`, 'tooLong'],
    [good.replace('What do you do?', 'The end.'), 'endIsClosed'],
    [good.replace('What do you do?', 'You set off for the hills.'), 'endIsClosed'],
  ])('is objected to: %s', (text, code) => {
    expect(whole(text)).toContain(code);
  });

  it('is objected to where it crosses a line or dwells on a veil', () => {
    const at = (agreement: Partial<Brief>) =>
      openReplyCheck({ ...brief, ...agreement }, nothing)
        .whole(good, { rulings: [], state: start })
        .map(({ code }) => code);
    expect(at({ lines: ['rain'] })).toEqual(['lineCrossed']);
    expect(at({ veils: ['lamp'] })).toEqual(['veilLifted']);
  });
});
