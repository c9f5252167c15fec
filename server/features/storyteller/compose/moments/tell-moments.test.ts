import { describe, expect, it } from 'vitest';
import { StoryTone } from '#domain/campaign/story-style.ts';
import { moment, Moment } from '#domain/moments/moment.ts';
import { fragmentWriter } from '#server/features/storyteller/compose/fragment-writer.ts';
import { library } from '#server/features/storyteller/compose/fragments/library.ts';
import { seeded } from '#server/features/storyteller/plan/seed.ts';
import { tellMoments } from './tell-moments.ts';

const writer = (purpose = '', mustNot: (text: string) => boolean = () => false) =>
  fragmentWriter(seeded('camp', 1, purpose), new Set(), mustNot);

describe('the sentences of moments', () => {
  it('are six at least for every tone, each with its own words', () => {
    const groups = [...library.keys()].filter((name) => /^(?:moment|wound|after|memory\.saw)/.test(name));
    expect(groups.length).toBeGreaterThanOrEqual(44);
    const few = groups.flatMap((group) =>
      StoryTone.options.flatMap((tone) => {
        const fitting = (library.get(group) ?? []).filter((each) => tone === 'none' || each.tone === null || each.tone === tone);
        return fitting.length < 6 ? [`${group} ${tone}`] : [];
      }),
    );
    expect(few).toEqual([]);
  });

  it.each(Moment.shape.kind.options)('tell “%s” with the names in them, and leave no slot open', (kind) => {
    for (const other of [null, 'Ilse']) {
      const [text = ''] = tellMoments([moment(kind, 'Krag', { other, what: 'Fireball' })], writer(kind));
      expect(text).toContain('Krag');
      expect(text).not.toMatch(/[{}\d]/);
    }
  });

  it('tell several who are caught by the same, or slain, in one sentence with all of their names', () => {
    const told = tellMoments(
      [
        moment('caught', 'Krag', { what: 'Fireball' }),
        moment('halved', 'Ilse', { what: 'Fireball' }),
        moment('caught', 'Tov', { what: 'Fireball' }),
      ],
      writer(),
    );
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('Krag and Tov');
  });

  it('say it plainly where the lines of a table leave no sentence', () => {
    expect(
      tellMoments(
        [moment('dies', 'Krag')],
        writer('', () => true),
      ),
    ).toEqual(['Krag is no more.']);
  });
});
