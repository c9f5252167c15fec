import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { proseOnly } from '#server/features/storyteller/prose-only.fixture.ts';

const adventure = proseOnly(templateAdventure);
const opened = openingState(adventure);
const lane: PlayState = { ...opened, scene: 'rope-lane', visited: [opened.scene, 'rope-lane'] };
const house: PlayState = { ...opened, scene: 'tide-house', visited: [opened.scene, 'tide-house'] };

function say(text: string, state: PlayState = opened, world = adventure) {
  const brief = briefOf({
    campaignId: 'free',
    adventure: world,
    state,
    party: [
      { id: 'mira', name: 'Mira' },
      { id: 'tov', name: 'Tov' },
    ],
    intents: [{ heroId: 'mira', text }],
  });
  const { text: told, progress } = playReply(brief, new Set());
  const objections = checkReply(told, brief, { earlier: [], secrets: [], instructions: [], ids: [] }, progress);
  return { told, objections, checks: progress.rulings.filter(({ call }) => call.name === 'check').length };
}

describe('an action that changes nothing by rule', () => {
  it('by a sense is told with what the place has to say of it', () => {
    const { told, checks } = say('I taste the well water', lane);
    expect(told).toContain('the wells are turning salt');
    expect(checks).toBe(0);
  });

  it.each([
    ['I bow to Wenna', opened, /bows to Wenna\. .*Wenna Tarn/],
    ['I give Wenna a big hug', opened, /Wenna a big hug\. .*Wenna Tarn/],
    ['I dance a jig', opened, /dances a jig\. .*Wenna Tarn/],
    ['facepalm', opened, /Wenna Tarn/],
    ['I wink at Tov', opened, /winks at Tov\. .*Tov/],
    ['I yank the bell rope', house, /yanks the bell rope.*(?:Reeve Crake|Pim Oddy)|Reeve Crake.*yanks the bell rope/s],
  ] as const)('is seen or heard by whoever is here: "%s"', (text, state, reaction) => {
    const { told, checks, objections } = say(text, state);
    expect(told).toMatch(reaction);
    expect(checks).toBe(0);
    expect({ told, objections: objections.filter(({ code }) => code !== 'repeated') }).toEqual({ told, objections: [] });
  });

  it('is told beside the words that come with it', () => {
    const { told } = say('I hug Wenna. "Who made the bell?"');
    expect(told).toContain('hugs Wenna');
    expect(told).toContain('Who made the bell?');
  });

  it('does not take the place of what is asked of somebody, handed over or done for another end', () => {
    expect(say('Wenna, sing us a song!').told).toContain('"');
    expect(say('I dance to distract Wenna').checks).toBe(1);
  });

  it('at a bell is for whoever it is a matter of, and for all else is a sound', () => {
    const loft: PlayState = { ...opened, scene: 'bell-loft', visited: [opened.scene, 'bell-loft'], clues: ['bell-whole'] };
    for (const text of [
      'ring the bell nineteen times',
      'lets ring it nineteen times, slowly, a full breath after each',
      'we ring her once for each of the nineteen tides',
    ])
      expect(say(text, loft).told).toContain('Nineteen, and a whole breath after each.');
    expect(say('lets ring it nineteen times', house).told).toContain('Hob is upstairs.');
  });

  it('does not reach who is not here', () => {
    expect(say('I hug the mayor').told).toMatch(/\ba mayor\b/);
    expect(say('I hug the mayor').told).not.toContain('hugs the mayor');
  });
});

describe('what is counted', () => {
  const shut = readyAdventures.get('the-shut-country') ?? templateAdventure;
  const at = (scene: string, clues: string[] = []): PlayState => ({ ...openingState(shut), scene, visited: [shut.start, scene], clues });

  it('is all that stand there, and not the one that may be taken', () => {
    expect(say('count the shovels', at('stove-street'), shut).told).toContain('Thirteen lean at this one wall');
  });

  it('is a thing that hides something, and so is looked at closely', () => {
    expect(say('count the spoons', at('hearth-house'), shut).checks).toBe(1);
    expect(say('count the spoons', at('hearth-house', ['spoons-over']), shut).told).toContain('Sixty-one spoons');
  });

  it('is told by the number that its own description gives', () => {
    expect(say('count the figures', at('south-gate', ['the-given-stand']), shut).told).toContain('Two dozen figures');
    expect(say('count the gaps', at('telling-bench', ['roll-of-names']), shut).told).toContain('Twenty gaps');
  });

  it('is told by what is known of it, where that is no number', () => {
    expect(say('count the strokes', at('guest-house', ['one-stroke-more']), shut).told).toContain('and then one more');
  });

  it('is what stands here before what lies elsewhere by the same name', () => {
    expect(say('how many lamps are there?', at('stove-street'), shut).told).toContain('Fourteen lamps');
  });
});

describe('what stays where it is', () => {
  const shut = readyAdventures.get('the-shut-country') ?? templateAdventure;
  const at = (scene: string): PlayState => ({ ...openingState(shut), scene, visited: [shut.start, scene] });

  it('is not told as moved or undone', () => {
    const { told } = say('overturn the table', at('guest-house'), shut);
    expect(told).not.toContain('overturns the table');
    expect(told).toContain('It has stood here since the house was built round it.');
    expect(say('tear the map', at('schoolroom'), shut).told).not.toContain('tears the map');
  });

  it('is opened as far as what is seen of it says', () => {
    const { told } = say('open the gate', at('south-gate'), shut);
    expect(told).not.toContain('opens the gate');
    expect(told).toContain('nobody has lifted it since your sledge came in');
    expect(say('open the drawer', at('schoolroom'), shut).told).toContain('A bundle of red pencils');
  });
});
