import { z } from 'zod';

/** The steps of a fight that a passage of the story tells of: from one entry of its log to another. */
export const ToldSteps = z.object({ fightId: z.string(), from: z.int(), to: z.int() });
export type ToldSteps = z.infer<typeof ToldSteps>;

/** The change of a sheet that a passage of the story tells of, and the later change that took it back. */
export const ToldChange = z.object({ characterId: z.string(), position: z.int(), takenBackBy: z.int().optional() });
export type ToldChange = z.infer<typeof ToldChange>;

const marks = { whole: 'Taken back: ', part: 'Taken back in part: ' };

/** The words of a passage once the fight has gone back to an entry: marked where they tell of what came after it, in whole or in part. */
export function afterTakingBack(content: string, { from, to }: ToldSteps, entry: number): string {
  if (to <= entry || content.startsWith(marks.whole)) return content;
  const bare = content.startsWith(marks.part) ? content.slice(marks.part.length) : content;
  return `${from > entry ? marks.whole : marks.part}${bare}`;
}

/** A passage once a change of a sheet was taken back by another: marked where it tells of that change, and bare where that was itself a taking back of it. */
export function afterUndo(content: string, { takenBackBy, ...told }: ToldChange, undone: { position: number; by: number }) {
  const bare = content.startsWith(marks.whole) ? content.slice(marks.whole.length) : content;
  if (takenBackBy !== undone.position && told.position === undone.position)
    return { content: `${marks.whole}${bare}`, told: { ...told, takenBackBy: undone.by } };
  return takenBackBy === undone.position ? { content: bare, told } : null;
}
