import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** The reply to a first line of an evening, or to one after these replies. */
function reply(world: string, line: string, told: readonly string[] = []): string {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const recent = told.map((content) => ({ sender: 'Narrator', role: 'ai' as const, content }));
  const state = openingState(adventure);
  return playReply(briefOf({ adventure, state, recent, intents: [{ heroId: 'mira', text: line }] }), new Set()).text;
}

const [bay, street, town] = ['free-template-world', 'the-shut-country', 'high-ambry'] as const;

describe('the first look of an evening', () => {
  it.each([
    [
      bay,
      'I look around properly, please.',
      ['Forty boats lie on their sides', 'Wenna Tarn, the ferrywoman', 'the slipway down onto the Slakes'],
    ],
    [street, 'i look around!!', ['The Guest House', 'Dorrit Hask', 'the felted door']],
    [town, 'what do i see', ['The pass road ends', 'Tibb Arkle, the hatch-boy', 'the broad steps up into Warmside']],
    [town, 'evening. so what am I looking at', ['The pass road ends', 'Tibb Arkle, the hatch-boy', 'the broad steps up into Warmside']],
    [bay, 'Describe the place, please.', ['Forty boats lie on their sides', 'Nettle, the mudlark', 'the plank walk to the Tide House']],
  ] as const)('tells the place, who is here and the ways: %s %s', (world, line, told) => {
    const text = reply(world, line);
    told.forEach((each) => expect(text).toContain(each));
  });

  it('is not told again to whoever was just told of the place', () => {
    const description = readyAdventures.get(bay)?.scenes[0]?.description ?? '';
    expect(reply(bay, 'I look around once more.', [description])).not.toContain('Forty boats lie on their sides');
  });

  it('is no answer to a look at one thing', () => {
    expect(reply(bay, 'I look at the gulls.')).not.toContain('Forty boats lie on their sides');
  });
});

describe('several questions of a polite greeting to the narrator', () => {
  it.each([
    'Good evening, dear Storyteller, where are we, who is here, and what are people gossiping about today?',
    'Good morning, narrator! I would be glad to know where we are, and who is standing here with us.',
  ])('are all answered: %s', (line) => {
    const text = reply(bay, line);
    expect(text).toContain('You are at the Dry Quay');
    expect(text).toContain('Here with you: Wenna Tarn');
    expect(text).not.toContain('"Good');
  });

  it('have what is talked about for an answer', () => {
    expect(reply(bay, 'Storyteller, what are people gossiping about today?')).toContain('The sea went out');
  });

  it('are told of who somebody is', () => {
    expect(reply(bay, 'I look around properly, please, and I would like to know who Wenna Tarn is.')).toContain(
      'Wenna Tarn is the ferrywoman.',
    );
    expect(reply(town, "I'd love to know who Tibb is.")).toContain('Tibb Arkle is the hatch-boy');
  });
});
