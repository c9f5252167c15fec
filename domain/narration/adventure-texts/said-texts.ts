import type { Npc } from '#domain/narration/adventure.ts';

type Speaker = Pick<Npc, 'greetings' | 'topics' | 'responses' | 'opinions' | 'self' | 'answers' | 'wants' | 'bargains'>;

/** Everything that an adventure has somebody say, whenever they say it. */
export function saidTexts({
  greetings,
  topics,
  responses = [],
  opinions = {},
  self = {},
  answers = [],
  wants = [],
  bargains = [],
}: Speaker): string[] {
  return [
    ...greetings,
    ...topics.map(({ says }) => says),
    ...responses.map(({ says }) => says),
    ...Object.values(opinions),
    ...Object.values(self),
    ...answers.map(({ says }) => says),
    ...wants.flatMap(({ says, thanks }) => [says, thanks]),
    ...bargains.flatMap(({ terms, after }) => [
      ...terms.flatMap(({ says, short }) => (short === undefined ? [says] : [says, short])),
      after,
    ]),
  ];
}
