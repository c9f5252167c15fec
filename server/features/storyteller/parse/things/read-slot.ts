const levels: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
};
const slotWords =
  /\b(?:(?:at|using|with|as|from|in|to|out of) )?(?:an? |my )?(?:(?:level|lvl|lv)[- ]?(\d)|(\d)(?:st|nd|rd|th)?[- ]?(?:level|lvl)|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)[- ]level|(\d)(?:st|nd|rd|th) (?=slot))(?: (?:spell )?slot| spell)?\b/i;

/** The slot that is asked for, and the text without it. */
export function readSlot(text: string): { slot: number | null; rest: string } {
  const found = slotWords.exec(text);
  if (!found) return { slot: null, rest: text };
  const [whole, one, two, word, four] = found;
  const slot = Number(one ?? two ?? four ?? levels[(word ?? '').toLowerCase()] ?? 0);
  return { slot: slot >= 1 && slot <= 9 ? slot : null, rest: text.replace(whole, ' ') };
}
