import { describe, expect, it } from 'vitest';
import { topicAnswer } from './topic-sentences.ts';

const topic = {
  id: 'sea',
  keywords: ['sea'],
  says: 'It went out on a Tuesday and did not turn. Forty boats lie in the mud by the quay. Aurel Pryce says it will pass. I do not sleep, because the quiet wakes me.',
};
const answered = (question: string, asked?: { turn: number; by: string; sentences?: number[] }) => {
  const { sentences, isAgain } = topicAnswer(topic, question, asked);
  return { sentences, isAgain };
};

describe('what answers a question about a topic', () => {
  it.each([
    ['when did the sea go?', [0]],
    ['how many boats are there in the sea?', [1]],
    ['who says so of the sea?', [2]],
    ['why do you not sleep?', [3]],
  ])('%s is told by its sentence', (question, sentences) => {
    expect(answered(question)).toEqual({ sentences, isAgain: false });
  });

  it('is all of it where nothing in particular is asked, and then what was not said', () => {
    expect(answered('tell me about the sea')).toEqual({ sentences: [0, 1, 2, 3], isAgain: false });
    expect(answered('tell me about the sea', { turn: 1, by: 'mira', sentences: [0] })).toEqual({ sentences: [1, 2, 3], isAgain: false });
  });

  it('is known where it was said before', () => {
    expect(answered('when did the sea go?', { turn: 1, by: 'mira', sentences: [0] })).toEqual({ sentences: [0], isAgain: true });
    expect(answered('tell me about the sea', { turn: 1, by: 'mira' })).toEqual({ sentences: [0, 1, 2, 3], isAgain: true });
  });

  it('is the sentence that has most of the question where all of it is about the topic', () => {
    const visits = {
      ...topic,
      keywords: ['lamp', 'oil'],
      says: 'He sat up with her all night. The reeve brought him oil at ten. It was a cold night.',
    };
    expect(topicAnswer(visits, 'who gave him the oil?', undefined).sentences).toEqual([1]);
  });

  it('brings along the sentence that it leans on', () => {
    const leaning = { ...topic, says: 'My sister kept the light. She went to the rock at dawn. Nobody asked.' };
    expect(topicAnswer(leaning, 'when was that?', undefined).sentences).toEqual([0, 1]);
  });
});
