import { z } from 'zod';

/** The steps of a fight that a passage of the story tells of: from one entry of its log to another. */
export const ToldSteps = z.object({ fightId: z.string(), from: z.int(), to: z.int() });
export type ToldSteps = z.infer<typeof ToldSteps>;

const marks = { whole: 'Taken back: ', part: 'Taken back in part: ' };

/** The words of a passage once the fight has gone back to an entry: marked where they tell of what came after it, in whole or in part. */
export function afterTakingBack(content: string, { from, to }: ToldSteps, entry: number): string {
  if (to <= entry || content.startsWith(marks.whole)) return content;
  const bare = content.startsWith(marks.part) ? content.slice(marks.part.length) : content;
  return `${from > entry ? marks.whole : marks.part}${bare}`;
}
