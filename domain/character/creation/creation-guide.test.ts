import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guideCreation } from './creation-guide.ts';
import { CreationAnswers } from './creation-guide-step.ts';
import type { CreationStep } from './creation-guide-step.ts';
import { nameIn } from './creation-name.ts';
import { understandChoice } from '#domain/text/understand-choice.ts';

const first = () => 1;
const say = (step: CreationStep, message: string, data: CreationAnswers = {}) => guideCreation({ step, message, data }, 'quick', first);
const races = ['human', 'elf', 'dwarf', 'halfling', 'orc', 'tiefling', 'dragonborn'].map((id) => ({ id, words: [`${id}ish`] }));

describe('a creation by conversation', () => {
  it('goes from a greeting over race, name and class to somebody who is ready', () => {
    const greeting = say('start', '');
    expect(greeting).toMatchObject({ step: 'race', data: {}, ready: null });
    expect(greeting.suggestions).toEqual(['Human', 'Elf', 'Dwarf', 'Halfling', 'Orc', 'Tiefling', 'Dragonborn']);
    const race = say('race', '  a dwarf, I think ', greeting.data);
    expect(race).toMatchObject({ step: 'name', data: { race: 'dwarf' } });
    const name = say('name', 'Call me “Brakka Stonebrow”.', race.data);
    expect(name).toMatchObject({ step: 'class', data: { race: 'dwarf', name: 'Brakka Stonebrow' } });
    const done = say('class', 'a warrior of course', name.data);
    expect(done).toMatchObject({ step: 'complete', ready: { race: 'dwarf', name: 'Brakka Stonebrow', class: 'fighter' } });
    expect(done.message).toContain('Brakka Stonebrow, dwarf and fighter');
  });

  it('asks again with the options when it does not understand', () => {
    const again = say('race', 'a teapot');
    expect(again).toMatchObject({ step: 'race', data: {} });
    expect(again.message).toMatch(/did not quite catch that[^]*human, elf, dwarf/);
  });

  it('asks which of two is meant', () => {
    expect(say('race', 'an elf or a dwarf')).toMatchObject({ step: 'race', suggestions: ['Elf', 'Dwarf'] });
  });

  it('takes a calling that is named in the same breath, and asks no more than is missing', () => {
    const race = say('race', 'a dwarf cleric');
    expect(race).toMatchObject({ step: 'name', data: { race: 'dwarf', class: 'cleric' } });
    expect(say('name', 'Brakka', race.data)).toMatchObject({ step: 'complete', ready: { name: 'Brakka', class: 'cleric' } });
  });

  it('understands a calling by what it does', () => {
    expect(say('class', 'somebody who heals', { race: 'elf', name: 'Ael' })).toMatchObject({
      step: 'complete',
      ready: { class: 'cleric' },
    });
  });

  it('explains what is asked about', () => {
    expect(say('class', 'What is a warlock?', { race: 'elf', name: 'Ael' })).toMatchObject({
      step: 'class',
      message: expect.stringContaining('Warlocks have magic from a pact with a strange power.'),
    });
  });

  it('chooses for those who leave it to the narrator', () => {
    expect(say('race', 'surprise me').data).toEqual({ race: 'human' });
    expect(say('race', 'anything but a human').data).toEqual({ race: 'elf' });
  });

  it('goes back to what is missing when the answers were tampered with', () => {
    expect(say('class', 'wizard', { race: 'constructor', name: 'x'.repeat(61) })).toMatchObject({
      step: 'race',
      data: { class: 'wizard' },
    });
  });

  it('offers by SRD 5.2 what the table plays', () => {
    expect(guideCreation({ step: 'race', message: 'goliath', data: {} }, 'srd', first).data).toEqual({ race: 'goliath' });
    expect(say('race', 'goliath').data).toEqual({});
  });

  it('always asks something and never loses an answer, whatever is typed', () => {
    const step = fc.constantFrom<CreationStep>('start', 'race', 'name', 'class', 'complete');
    fc.assert(
      fc.property(step, fc.string({ unit: 'binary', maxLength: 80 }), (at, message) => {
        const data = at === 'class' ? { race: 'elf', name: 'Ael' } : at === 'name' ? { race: 'elf' } : {};
        const after = say(at, message, data);
        expect(CreationAnswers.parse(after.data)).toMatchObject(data);
        expect(after.message.length).toBeGreaterThan(10);
        expect(after.ready === null).toBe(after.step !== 'complete');
      }),
    );
  });
});

describe('words that are understood', () => {
  it.each<[string, string[]]>([
    ['dwarf', ['dwarf']],
    ['DWARF!!', ['dwarf']],
    ['I’d like to be one of the dwarfish folk', ['dwarf']],
    ['a haflling please', ['halfling']],
    ['dragonbron', ['dragonborn']],
    ['a dargonborn', ['dragonborn']],
    ['anything but an elf', []],
    ['not an elf, an orc', ['orc']],
    ['myself', []],
    ['', []],
  ])('%s', (text, ids) => expect(understandChoice(text, races)).toEqual(ids));

  it.each([
    ['Brakka', 'Brakka'],
    ['my name is brakka of the hill', 'brakka of the hill'],
    ['Well, I’m Brakka, I think.', 'Brakka'],
    ['She is called "Ilse".', 'Ilse'],
    ['um, I’d like to be called Brakka please', 'Brakka'],
    ['Oh, Calla', 'Calla'],
    ['Amis of Isendell', 'Amis of Isendell'],
    ['  Theodora  of   Marrow ', 'Theodora of Marrow'],
    ['...', ''],
  ])('takes out of %s the name %s', (text, name) => expect(nameIn(text)).toBe(name));
});
