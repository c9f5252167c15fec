import { limits } from '#domain/limits/limits.ts';
import type { GuideAbout } from './guides.ts';

export interface FoundGuide {
  guide: GuideAbout;
  /** The words around the first place that was found; the summary where only the title has it. */
  around: string;
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Guides that hold all words of a search, each from the beginning of a word; first those whose title holds them. */
export function searchGuides(query: string, guides: readonly GuideAbout[], words: ReadonlyMap<string, string>): FoundGuide[] {
  const wanted = query
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}`, 'iu'));
  if (wanted.length === 0) return [];
  const holds = (text: string) => wanted.every((word) => word.test(text));
  const found = guides.filter((guide) => holds(`${guide.title} ${guide.summary} ${words.get(guide.slug) ?? ''}`));
  const inTitle = (guide: GuideAbout) => (holds(guide.title) ? 0 : 1);
  return found
    .toSorted((one, other) => inTitle(one) - inTitle(other))
    .map((guide) => ({ guide, around: aroundIn(words.get(guide.slug) ?? '', wanted) ?? guide.summary }));
}

function aroundIn(text: string, wanted: readonly RegExp[]): string | null {
  const at = Math.min(...wanted.map((word) => text.search(word)).filter((place) => place >= 0));
  if (!Number.isFinite(at)) return null;
  const from = at <= limits.guideSearchLetters ? 0 : text.indexOf(' ', at - limits.guideSearchLetters) + 1;
  const end = text.indexOf(' ', at + limits.guideSearchLetters);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end === -1 ? undefined : end)}${end === -1 ? '' : ' …'}`;
}
