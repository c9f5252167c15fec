import { z } from 'zod';

/**
 * The sentences of one category. In braces stand other entries, which become links (`{land}`, `{folk}`, `{calling}`,
 * `{power}`, `{foes}`, `{villain}`, `{beast}`, `{relic}`, `{thing}`, `{spell}`, `{war}`, `{quest}`), the entry itself
 * (`{me}`), words of the theme (`{stuff}`, `{weather}`, `{trade}`, `{dread}`, `{token}`), `{motif}` and `{year}`.
 */
export const Sentences = z.object({
  /** What it is. */
  is: z.array(z.string().min(1)).min(1),
  /** What one learns of it. */
  tells: z.array(z.string().min(1)).min(1),
  /** How it is bound to others; each names at least one. */
  ties: z.array(z.string().min(1)).min(1),
  /** How something that the prompt asked for is part of it. */
  motifs: z.array(z.string().min(1)).min(1),
  /** What the game master alone knows; may be empty. */
  secrets: z.array(z.string().min(1)),
});
export type Sentences = z.infer<typeof Sentences>;
