import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { codePoint } from '#tests/support/code-point.ts';
import type { HeroAction } from './action.ts';
import { intentKinds, npcOf } from './action.ts';
import { parseIntent } from './parse-intent.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { idiomaticUtterances } from './utterances/utterances-idiomatic.ts';
import { plainUtterances } from './utterances/utterances-plain.ts';
import { unseenUtterances } from './utterances/utterances-unseen.ts';
import { utterances } from './utterances/utterances.ts';
import type { Utterance } from './utterances/utterances.ts';

const kara = { id: 'kara', name: 'Kara' };
const party = [kara, { id: 'bram', name: 'Bram' }, { id: 'lio', name: 'Lio' }];

function read(text: string, scene = 'yard'): HeroAction[] {
  const stage = { adventure: sampleAdventure, state: { ...openingState(sampleAdventure), scene }, party };
  return parseIntent({ heroId: 'kara', text }, kara, stage);
}

function isInMill(text: string): boolean {
  return /brack|reaver|strongbox|ladle|millstone/i.test(text) && !text.includes('weir');
}

function accuracy(set: readonly Utterance[]): { kind: number; skill: number } {
  const read_ = set.map(({ text, kinds, skill }) => {
    const actions = read(text, isInMill(text) ? 'mill' : 'yard');
    return {
      kind: actions.map((action) => action.kind).join() === kinds.join(),
      skill: (actions.find((action) => action.skill)?.skill ?? null) === skill,
    };
  });
  const share = (part: 'kind' | 'skill') => read_.filter((each) => each[part]).length / set.length;
  return { kind: share('kind'), skill: share('skill') };
}

describe('the labelled utterances', () => {
  const even = utterances.filter((_, index) => index % 2 === 0);
  const odd = utterances.filter((_, index) => index % 2 === 1);

  it.each([
    ['first set, tuned half', even],
    ['first set, held-out half', odd],
    ['idiomatic set', idiomaticUtterances],
    ['plain set', plainUtterances],
    ['unseen set', unseenUtterances],
  ])('are read right nine times in ten: %s', (_, set) => {
    const { kind, skill } = accuracy(set);
    expect(kind).toBeGreaterThanOrEqual(0.9);
    expect(skill).toBeGreaterThanOrEqual(0.9);
  });

  it('are enough, and leave no kind out', () => {
    expect(utterances.length).toBeGreaterThanOrEqual(120);
    expect(new Set(utterances.flatMap((each) => each.kinds))).toEqual(new Set(intentKinds));
  });
});

describe('an intent', () => {
  it.each(['I ask Bram why he is waiting there', 'I ask Bram whether we can rest here', 'I ask Bram how he would climb the wall'])(
    'that asks about an action is talk, not the action: %s',
    (text) => {
      expect(read(text).map((action) => action.kind)).toEqual(['talk']);
    },
  );

  it('hides who keeps to the dark, and not who walks into it', () => {
    expect(['I keep to the dark', 'I walk out into the dark'].map((text) => read(text)[0]?.kind)).toEqual(['sneak', 'travel']);
  });

  it('is answered where nothing is made out in it', () => {
    expect(read('I take the left side Bram stand on the right')).toHaveLength(1);
  });

  it('keeps direct speech apart from the clause', () => {
    const [action] = read("I say 'put it down' to Dask");
    expect(action?.quote).toBe('put it down');
    expect(action && npcOf(action)?.id).toBe('dask');
  });

  it('is not made of what the hero says they do not do', () => {
    expect(read("I don't attack, I wait").map((action) => action.kind)).toEqual(['wait']);
    expect(read("I don't attack Dask").map((action) => action.kind)).toEqual(['wait']);
  });

  it('finds whom a pronoun means', () => {
    const [, second] = read('I follow Dask, then I ask him about the order');
    expect(second && npcOf(second)?.id).toBe('dask');
  });

  it('does not take somebody present for somebody who is named and absent', () => {
    const [action] = read('I ask Dask who sent him', 'mill');
    expect(action?.absent).toBe(true);
    expect(action?.targets).toEqual([]);
  });

  it('is the same in any case and without punctuation', () => {
    const kinds = (text: string) => read(text).map((action) => action.kind);
    expect(kinds('I SEARCH THE WHEEL, THEN ASK MAREN ABOUT IT!!!')).toEqual(kinds('i search the wheel then ask maren about it'));
  });

  it('keeps how an action is done', () => {
    expect(read('I quietly open the well')[0]?.style).toBe('quietly');
    expect(read('I walk as fast as I can')[0]?.style).toBe('as fast as i can');
  });

  it('marks what happens at the end of a journey', () => {
    expect(read('I go to the weir and search the idol').map((action) => action.afterTravel)).toEqual([false, true]);
    expect(read('I walk up to Maren and ask her about the wheel').map((action) => action.afterTravel)).toEqual([false]);
  });

  it('survives anything that can be typed, with one to five actions', () => {
    const noise = fc.oneof(
      fc.string({ maxLength: 4000, unit: codePoint }),
      fc
        .array(fc.constantFrom('I', 'attack', '"', "'", '(', ')', 'and', ',', '?', 'Maren', '\u202E', '💀', '<b>', '{hero}'), {
          maxLength: 200,
        })
        .map((words) => words.join(' ')),
      // Words that people use, in any order: "I take the left side Bram stand on the right".
      fc
        .array(fc.constantFrom(...new Set(utterances.flatMap(({ text }) => text.split(' ')))), { maxLength: 14 })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(noise, (text) => {
        const actions = read(text);
        expect(actions.length).toBeGreaterThanOrEqual(1);
        expect(actions.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 100 },
    );
  });
});
