const counted =
  /(?:[,.;:]\s*|\s+)?(?:\b(?:and|then|with|by|using|plus)\s+)*(?:\b(?:i|we|he|she|they)\s+)?(?:\b(?:will|would|want to|also|each)\s+)*(?:\b(?:spend|us|roll|expend|burn|tak)(?:e|es|s|ing)?\s+)?(?:\b(?:\d+|an?|no|one|two|three|four|five|six|seven|eight|nine|ten|all|both|every|my|our|of|the|left|last|remaining|more|d\d+)\s+)*hit[- ]d(?:ie|ice)\b(?:\s+(?:to heal|for healing|for that))?/gi;
const rested = /\b(?:rest|resting|rests|sleep|camp|nap|breather)\b/i;

/** Words without the hit dice that they spend, which are no blow: who speaks of nothing else takes a short rest. */
export function withoutHitDice(text: string): string {
  const left = text
    .replaceAll(counted, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
  if (left === text.trim()) return text;
  return rested.test(left) ? left : `I take a short rest. ${/\p{L}/u.test(left) ? left : ''}`.trim();
}
