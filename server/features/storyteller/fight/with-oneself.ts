import type { FightStage } from './fight-stage.ts';

/** "Rurik and myself", "on me, Rurik": whoever speaks, beside those who are named. */
const besides =
  /(?:,|\band\b|&|\bplus\b) ?(?:also |on |for )*(?:me|myself)\b(?! (?:\p{L}|[’']))|\b(?:me|myself) ?(?:,|\band\b|&|\bplus\b)/iu;

/** Those who are named, with whoever speaks where they count themselves among them. */
export function withOneself<Found extends { ids: string[] }>(found: Found, text: string, { hero }: Pick<FightStage, 'hero'>): Found {
  return found.ids.length === 0 || found.ids.includes(hero.id) || !besides.test(text) ? found : { ...found, ids: [...found.ids, hero.id] };
}
