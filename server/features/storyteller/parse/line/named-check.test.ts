import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { nextCalls } from '#server/features/storyteller/storyteller.ts';
import { withNamedChecks } from './named-check.ts';

const adventure = readyAdventures.get('free-template-world') ?? sampleAdventure;
const mira: Hero = { id: 'mira', name: 'Mira' };

function brief(text: string) {
  const plain = briefOf({ adventure, party: [mira], intents: [{ heroId: 'mira', text }] });
  return { ...plain, state: { ...plain.state, scene: 'tide-house', visited: ['tide-house'] } };
}
function checked(text: string) {
  const asked = brief(text);
  return nextCalls(asked, { rulings: [], state: asked.state }).flatMap((call) => (call.name === 'check' ? [call.skill] : []));
}

describe('a check that is called by the name of its skill', () => {
  it.each([
    ['I roll persuasion to get 10 silver in advance', 'persuasion'],
    ['I try to roll a persuasion check against Crake', 'persuasion'],
    ['I roll insight to see if the reeve is lying', 'insight'],
    ['I greet Pim. I roll insight to see if they are lying.', 'insight'],
    ['Can I roll insight on Pim?', 'insight'],
    ['I roll a d20 for perception', 'perception'],
    ['Perception check!', 'perception'],
    ['Can I make a Wisdom (Perception) check?', 'perception'],
    ['I use my intimidation on Pim', 'intimidation'],
    ['I use deception to get the ledger from Pim', 'deception'],
    ['I roll stealth and sneak to the shelf', 'stealth'],
    ['I roll strength to push the shelf', 'strength'],
    ['I roll history on the tides', 'history'],
    ['Mira rolls investigation', 'investigation'],
    ['can i insight Pim, is he lying?', 'insight'],
    ['make me a perception check please', 'perception'],
    ['Would I know anything about the tides? History roll', 'history'],
    ['Does that name ring a bell? roll history', 'history'],
    ['do i remember anything about the reeve (history check)', 'history'],
    ['could I tell if Pim hides something? insight maybe', 'insight'],
    ['I sneak to the shelf, stealth check', 'stealth'],
    ['I reckon Pim hides something. Could I sense whether Pim is holding back?', 'insight'],
    ['can we tell if the reeve means it?', 'insight'],
  ])('is rolled with that skill: %s', (text, skill) => {
    expect(checked(text)).toEqual([skill]);
  });

  it.each([
    'I roll a d20',
    'I roll 2d6+3',
    'I roll the dice.',
    'I rolled a 17',
    'can I roll something',
    'Roll initiative!',
    'I roll a wisdom saving throw',
    'I roll arcana',
  ])('is answered with who rolls where nothing is done: %s', (text) => {
    expect(checked(text)).toEqual([]);
    expect(playReply(brief(text), new Set()).text).toContain('the dice are rolled for you wherever it can fail');
  });

  it('takes a roll to hit for a blow', () => {
    expect(withNamedChecks('I roll to hit the hound', 'Mira').text).toBe('I try to hit the hound.');
  });

  it.each([
    'I roll under the table',
    'I roll the barrel to the door',
    'I roll over and play dead',
    'I roll my eyes',
    'I bow (with some flair).',
    'I like history. And you?',
    '"I rolled a natural 20," I lie',
  ])('is not meant by who rolls about: %s', (text) => {
    expect(withNamedChecks(text, 'Mira')).toEqual({ text, checks: [] });
  });
});

describe('what is thought of somebody who is then watched', () => {
  it('is said to nobody', () => {
    const { text } = withNamedChecks("That is all, Pim? I think they're hiding something. Can I tell if they're lying?", 'Mira');
    expect(text).toBe('That is all, Pim? I gauge them.');
  });

  it('is said where nobody is watched', () => {
    const said = "Pim, I think you're lying. Can you tell me the truth?";
    expect(withNamedChecks(said, 'Mira').text).toBe(said);
  });
});
