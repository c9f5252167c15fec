/**
 * The sentences of one category. In braces stand other entries, which become links (`{land}`, `{folk}`, `{calling}`,
 * `{power}`, `{foes}`, `{villain}`, `{beast}`, `{relic}`, `{thing}`, `{spell}`, `{war}`, `{quest}`), the entry itself
 * (`{me}`), words of the theme (`{stuff}`, `{weather}`, `{trade}`, `{dread}`, `{token}`), `{motif}` and `{year}`.
 */
export interface Sentences {
  /** What it is. */
  is: readonly string[];
  /** What one learns of it. */
  tells: readonly string[];
  /** How it is bound to others; each names at least one. */
  ties: readonly string[];
  /** How something that the prompt asked for is part of it. */
  motifs: readonly string[];
  /** What the game master alone knows; may be empty. */
  secrets: readonly string[];
}
