import { describe, expect, it } from 'vitest';
import { currentScene, openingState } from '#domain/narration/play-state.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';

const kara = { id: 'kara', name: 'Kara' };
const state = { ...openingState(sampleAdventure), scene: 'mill' };

/** What the words do to Brack, who stands in the mill. */
function doneToBrack(text: string): string | undefined {
  const [first] = parseIntent({ heroId: 'kara', text }, kara, { adventure: sampleAdventure, state, party: [kara] });
  return first?.change?.about.kind === 'npc' ? first.change.state : undefined;
}

describe('what bare hands do to somebody', () => {
  it('stands in a scene with Brack', () => {
    expect(currentScene(sampleAdventure, state).npcs).toContain('brack');
  });

  it.each([
    ['I grab Brack from behind', 'held'],
    ['wrestle Brack to the ground', 'held'],
    ['I hold Brack back', 'held'],
    ['grab Brack by the neck', 'held'],
    ['I shove Brack aside', 'reeling'],
    ['trip Brack with my staff', 'reeling'],
    ["throw my cloak over Brack's head", 'reeling'],
    ["knock the axe out of Brack's hands", 'disarmed'],
    ['disarm Brack', 'disarmed'],
    ['kick a bench at Brack', 'reeling'],
    ["swing my shovel to knock it out of Brack's hands", 'disarmed'],
  ])('“%s”', (text, done) => {
    expect(doneToBrack(text)).toBe(done);
  });

  it.each(['I push past Brack', 'I hit Brack', 'I give a silver pin to Brack', 'I push the door open', 'I hold my breath'])(
    'not “%s”',
    (text) => {
      expect(doneToBrack(text)).toBeUndefined();
    },
  );
});
