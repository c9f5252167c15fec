import { describe, expect, it } from 'vitest';
import { likelyAnswers } from '#server/features/storyteller/parse/answers/best-answer.ts';
import { fitAnswers } from './fit-answers.ts';
import { labelledAnswers } from './labelled-answers.ts';

describe('what answers a question', () => {
  const labelled = labelledAnswers();
  const adventures = [...new Set(labelled.map(({ adventure }) => adventure))];
  const judged = adventures.flatMap((left) => {
    const weights = fitAnswers(labelled.filter(({ adventure }) => adventure !== left));
    return labelled
      .filter(({ adventure }) => adventure === left)
      .map(({ asked, all, rarity, full, part }) => {
        const { found, none } = likelyAnswers(asked, all, rarity, weights);
        const [best] = found;
        return { full, part, likeliest: best?.it.id ?? '', answer: best && best.likelihood > none ? best.it.id : null };
      });
  });
  const share = (all: typeof judged, holds: (each: (typeof judged)[number]) => boolean) => all.filter(holds).length / all.length;

  it('is found for questions to people of an adventure from which nothing was learned', () => {
    const answered = judged.filter(({ full }) => full.size > 0);
    expect(answered.length).toBeGreaterThan(600);
    expect(share(answered, ({ full, answer }) => answer !== null && full.has(answer))).toBeGreaterThan(0.55);
    expect(share(answered, ({ full, likeliest }) => full.has(likeliest))).toBeGreaterThan(0.6);
  });

  it('is nothing, where nothing answers it', () => {
    const open = judged.filter(({ full, part }) => full.size === 0 && part.size === 0);
    expect(open.length).toBeGreaterThan(80);
    expect(share(open, ({ answer }) => answer === null)).toBeGreaterThan(0.4);
  });
});
