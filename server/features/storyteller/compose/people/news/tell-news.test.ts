import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** An evening in one place: each line said in turn, with the replies before it in mind. */
function evening(world: string, scene: string, lines: readonly string[]) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure ${world}`);
  let state: PlayState = { ...openingState(adventure), scene, visited: [scene] };
  const recent: { role: 'ai'; sender: string; content: string }[] = [];
  return lines.map((text, turn) => {
    const brief = briefOf({ campaignId: 'news', turn: turn + 3, adventure, state, recent, intents: [{ heroId: 'mira', text }] });
    const { text: told, progress } = playReply(brief, new Set());
    ({ state } = progress);
    recent.push({ role: 'ai', sender: 'Storyteller', content: told });
    return { told, state };
  });
}

const atHatch = (...lines: string[]) => evening('high-ambry', 'hatch', lines).map(({ told }) => told);

describe('somebody who is told news', () => {
  it('of a thing of their own takes it as that, and keeps it in mind', () => {
    const [first] = evening('free-template-world', 'tide-house', ['"Reeve, a stranger has scratched his name into your desk."']);
    expect(first?.told).toContain('My desk');
    expect(first?.state.people?.['reeve-crake']?.memories.map(({ kind }) => kind)).toContain('told');
  });

  it('of somebody whom they know answers by what they think of them', () => {
    const [first] = evening('free-template-world', 'tide-house', ['"Pim Oddy has been drinking with the gleaners."']);
    expect(first?.told).toMatch(/Pim Oddy.*eleven of my sums/s);
  });

  it('claims nothing, where heroes only speak of themselves', () => {
    const [first] = evening('free-template-world', 'tide-house', ['"We have walked for eleven days, Reeve."']);
    expect(first?.told).not.toMatch(/eyes|hard thing to say|worth knowing/);
  });
});

describe('a question that names nothing', () => {
  it('goes on about what was answered before, and what is not known is said of that', () => {
    const [, second] = atHatch('"Tibb, what happened that night?"', '"And since when?"');
    expect(second).not.toMatch(/You could ask|Nothing will rise/);
    expect(second).toMatch(/[Mm]ore|of it|with the rest/);
  });

  it('takes up the answer of the same breath', () => {
    const [told] = evening('the-shut-country', 'guest-house', ['"Dorrit, what is the Keeper? And who else knows?"']);
    expect(told?.told).toContain('Ilse Garrow');
    expect(told?.told).not.toContain('nobody slept there');
  });
});

describe('somebody who is met', () => {
  it('is introduced before they first speak, and not again', () => {
    const [first, second] = atHatch('"Hello in there! Anyone home?"', '"And what do you bake?"');
    expect(first).toMatch(/Tibb Arkle[^"]*the hatch-boy[^"]*"/);
    expect(second).not.toContain('the hatch-boy,');
    expect(first).not.toMatch(/rather not say|do not speak of that/);
  });
});

describe('several questions in one breath', () => {
  it('get an answer each, and nobody denies what they have just told', () => {
    const [told] = atHatch('"Tibb, is it? Slept badly? Tell me of the night when she went. And what was in the cup that you had?"');
    expect(told).toContain('hot milk and honey');
    expect(told).not.toMatch(/cannot tell you that|do not speak of that|You could ask/);
  });

  it('are answered before a thing that is only named by the way', () => {
    const [told] = evening('free-template-world', 'tide-house', [
      '"We have come because of your notice, Reeve. At what hour did the sea leave?"',
    ]);
    expect(told?.told).toContain('eleven minutes past four');
    expect(told?.told).not.toContain('I wrote forty');
  });

  it('are not cut where they only begin to speak', () => {
    const [told] = evening('the-shut-country', 'guest-house', ['"Say, do people get lost here, Dorrit, and who is the Keeper?"']);
    expect(told?.told).toContain('Ilse Garrow');
    expect(told?.told).not.toMatch(/Say\?|"Do people/);
  });
});

describe('a compliment', () => {
  it('is no question, whatever is asked beside it', () => {
    const [first] = evening('high-ambry', 'old-baths', ['"What noble hats, and what a fine bench! Say, whom do you guard here?"']);
    expect(first?.told).not.toMatch(/hats\?|bench\?|Say\?/);
  });

  it('is taken as one where nothing is asked', () => {
    const [first] = evening('high-ambry', 'old-baths', ['"What splendid caps you have."', '"You are a marvel, Alder."']);
    expect(first?.told).not.toMatch(/caps\?/);
  });
});

describe('what is held out', () => {
  it.each(['I accept the turnip as if it were a jewel, and take a bite.', 'I take the turnip he offers and bite into it.'])(
    'is had by whoever says: %s',
    (text) => {
      const [first] = evening('high-ambry', 'hatch', [text]);
      expect(Object.values(first?.state.taken ?? {})).toEqual(['mira']);
      expect(first?.told).toMatch(/taste/);
    },
  );
});
