import { briefOf } from '#server/features/storyteller/play.fixture.ts';
import { describe, expect, it } from 'vitest';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { knownPassages, saidBy } from './passages.ts';
import { recall } from './recall.ts';

const adventure = readyAdventures.get('free-template-world');
if (!adventure) throw new Error('there is no template');
const brief = briefOf({
  campaignId: 'recall',
  turn: 1,
  adventure,
});
const answer = (question: string, state = brief.state) => recall(question, knownPassages(brief, state))[0]?.passage.text ?? null;

describe('what the party knows', () => {
  it.each([
    ['what does the notice in my pocket say', /half sheet in an exact hand/],
    ['what reward does the reeve offer?', /forty silver/],
    ['how many strokes are on the bollard?', /eighteen strokes/],
    ['how many days ago did the tide go out of Tollhithe?', /tide went out of Tollhithe/],
  ])('answers "%s"', (question, known) => {
    expect(answer(question)).toMatch(known);
  });

  it.each(['who is the king of the elves?', 'where is the dragon?', 'how is that?'])('is nothing of "%s"', (question) => {
    expect(answer(question)).toBeNull();
  });

  it('holds no clue that nobody has found, no place that nobody has seen, and no secret', () => {
    const texts = knownPassages(brief, brief.state).map(({ text }) => text);
    const elsewhere = adventure.scenes.filter(({ id }) => id !== adventure.start).map(({ description }) => description);
    const hidden = [
      ...adventure.clues.map(({ text }) => text),
      ...adventure.npcs.flatMap(({ secret, topics }) => [secret ?? '', ...topics.map(({ says }) => says)]),
      ...elsewhere,
    ].filter((text) => text !== '');
    for (const text of texts) expect(hidden.some((each) => each.includes(text) && text.length > 30)).toBe(false);
  });

  it('grows with what is found out', () => {
    const clue = adventure.clues[0];
    if (!clue) throw new Error('the template has no clues');
    const found = { ...brief.state, clues: [clue.id] };
    expect(knownPassages(brief, found).some(({ text }) => clue.text.includes(text))).toBe(true);
  });
});

describe('what somebody has said', () => {
  const npc = adventure.npcs.find(({ topics }) => topics.length > 1);
  const [first, second] = npc?.topics ?? [];
  if (!npc || !first || !second) throw new Error('nobody in the template has two topics');
  const heard = (asked: Record<string, { turn: number; by: string; sentences?: number[] }>) =>
    saidBy(npc, { ...brief.state, people: { [npc.id]: { met: 1, spoke: 1, asked, memories: [] } } }, '');

  it('is what they were asked for, and nothing else', () => {
    expect(heard({ [first.id]: { turn: 1, by: 'mira' } }).map(({ text }) => text)).toEqual(wholeSentencesOf(first.says));
    expect(heard({})).toEqual([]);
  });

  it('is one sentence where only that was said', () => {
    expect(heard({ [second.id]: { turn: 1, by: 'mira', sentences: [0] } }).map(({ text }) => text)).toEqual(
      wholeSentencesOf(second.says).slice(0, 1),
    );
  });

  it('is the sentence of that place, also after a stop within a number', () => {
    const says = 'I paid 2.5 crowns for it. The bell was gone by noon. Ask the reeve.';
    const teller = { ...npc, topics: [{ ...first, says }] };
    const people = { [npc.id]: { met: 1, spoke: 1, asked: { [first.id]: { turn: 1, by: 'mira', sentences: [1] } }, memories: [] } };
    expect(saidBy(teller, { ...brief.state, people }, '').map(({ text }) => text)).toEqual(['The bell was gone by noon.']);
  });
});
