import { describe, expect, it } from 'vitest';
import { plainStyle, StoryLanguage } from '#domain/campaign/story-style.ts';
import type { StoryStyle, StoryTone } from '#domain/campaign/story-style.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { seeded } from '#server/features/storyteller/plan/seed.ts';
import { fragmentWriter } from './fragment-writer.ts';
import { library } from './fragments/library.ts';
import { countText } from './ranked-text.ts';
import { tell } from './tell.ts';

const tones = ['grim', 'warm', 'wry', 'high'] as const;
const all = [...library.values()].flat();
const toneOf = (id: string) => all.find((each) => each.id === id)?.tone;

/** A quiet action at a table with this style. */
function quiet(style: Partial<StoryStyle>, turn = 1, intent = 'I wait.'): Brief {
  return {
    campaignId: `style-${turn}`,
    turn,
    cause: 'turn',
    adventure: sampleAdventure,
    state: openingState(sampleAdventure),
    party: [{ id: 'kara', name: 'Kara' }],
    intents: [{ heroId: 'kara', text: intent }],
    recent: [],
    style: { ...plainStyle, ...style },
  };
}

function told(brief: Brief, used: readonly string[] = []) {
  return tell(brief, { rulings: [], state: brief.state }, new Set(used));
}

const replies = (style: Partial<StoryStyle>) => Array.from({ length: 60 }, (_, index) => told(quiet(style, index + 1)));

describe('The Storyteller at a table with a tone', () => {
  it.each(tones)('that is %s takes fragments of it, and none of another', (tone) => {
    const used = replies({ tone }).flatMap(({ fragments }) => fragments.map(toneOf));
    expect(used.filter((each) => each === tone).length).toBeGreaterThan(20);
    expect(used.filter((each) => each !== undefined && each !== null && each !== tone)).toEqual([]);
  });

  it.each(tones)('that is %s begins with its own fragments, and goes on with those for everybody', (tone: StoryTone) => {
    const pen = fragmentWriter(seeded('tone', 1, 'test'), new Set(), () => false, tone);
    const own = (library.get('filler.mood') ?? []).filter((each) => each.tone === tone).map(({ text }) => text);
    const written = Array.from({ length: own.length + 5 }, () => pen.write(['filler.mood'], {}) ?? '');
    expect(new Set(written.slice(0, own.length))).toEqual(new Set(own));
    expect(written.slice(own.length).every((text) => text !== '')).toBe(true);
  });
});

describe('The Storyteller at a table with a length', () => {
  it('tells short replies in fewer words and long ones in more', () => {
    const words = (length: StoryStyle['length']) => replies({ length }).map(({ text }) => countText(text));
    const [short, usual, long] = [words('short'), words('usual'), words('long')];
    const middle = (counts: number[]) => counts.toSorted((one, other) => one - other)[30] ?? 0;
    expect(Math.max(...short)).toBeLessThanOrEqual(150);
    expect(Math.min(...short)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...long)).toBeLessThanOrEqual(350);
    expect(middle(short)).toBeLessThan(middle(usual));
    expect(middle(usual) * 1.4).toBeLessThan(middle(long));
  });
});

describe('The Storyteller at a table of another language', () => {
  const others = StoryLanguage.options.filter((each) => each !== 'en');

  it.each(others)('says in that language (%s) that it reads and writes English, once', (language) => {
    const first = told(quiet({ language }));
    const plain = told(quiet({}));
    const [notice = '', ...rest] = first.text.split('\n\n');
    expect(notice).toMatch(/^\p{Lu}.*\.$/u);
    expect(notice).not.toMatch(/\b(?:the|only|English)\b/);
    expect(rest.join('\n\n')).toBe(plain.text);
    expect(
      told(
        quiet({ language }),
        first.fragments.filter((each) => each.startsWith('language.')),
      ).text,
    ).toBe(plain.text);
  });

  it('says it before a plain answer, too', () => {
    expect(told(quiet({ language: 'de' }, 1, 'Where can we go?')).text).toMatch(/^Der Erzähler .* Englisch\.\n\n/);
  });

  it('has a sentence of its own for each', () => {
    expect(new Set(others.map((language) => told(quiet({ language })).text.split('\n\n')[0])).size).toBe(others.length);
  });
});
