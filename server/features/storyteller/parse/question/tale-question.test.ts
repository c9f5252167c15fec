import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { taleQuestionOf } from './tale-question.ts';

const world = readyAdventures.get('the-shut-country');
if (!world) throw new Error('the world is not there');
const asked = (text: string) => taleQuestionOf(text, world, openingState(world))?.kind;

describe('a question about the tale at large', () => {
  it.each([
    ['who am i even', 'ourselves'],
    ["what's my name again?", 'ourselves'],
    ['whats going on here?', 'premise'],
    ["ok so what's the problem here", 'premise'],
    ['why are we here?', 'premise'],
    ['what am i even doing', 'premise'],
    ['what exactly have we been asked to do?', 'premise'],
    ['what was I hired for again', 'premise'],
    ['what do we still need to do to win this', 'aims'],
    ['how do we win?', 'aims'],
    ["what's left to do now", 'aims'],
    ['what is still open?', 'aims'],
    ['so how do we stop the Keeper?', 'howTo'],
    ["what's the best way to stop the keeper", 'howTo'],
    ['does anyone here seem to be lying?', 'liars'],
    ['who can we trust here', 'liars'],
    ['who would know more about the letter', 'whomToAsk'],
    ['who should we ask about the spoons?', 'whomToAsk'],
    ['what should I ask Dorrit?', 'whatToAsk'],
  ])('%s is one', (text, kind) => {
    expect(asked(text)).toBe(kind);
  });

  it.each(['who is Dorrit?', 'how do we get to the smithy?', 'how do I tie a knot', 'is the door open', "what's open?"])(
    '%s is none',
    (text) => {
      expect(asked(text)).toBeUndefined();
    },
  );
});
