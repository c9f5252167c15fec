import type { Turn } from '#domain/turn/turn.ts';

const handsUp = (turn: Turn) => turn.hands.filter(({ up }) => up);

/** What others did with their hands between two states of the turn: "Mira raised a hand". With its end all hands go down, which is no news. */
export function announcedHands(before: Turn | null, now: Turn | null, me: string): string[] {
  if (before === null || now === null) return [];
  const isNews = (others: Turn) => (hand: Turn['hands'][number]) =>
    hand.userId !== me && !handsUp(others).some(({ userId }) => userId === hand.userId);
  const raised = handsUp(now).filter(isNews(before));
  const goesOn = now.state === 'COLLECTING' && now.cycle === before.cycle;
  const lowered = goesOn ? handsUp(before).filter(isNews(now)) : [];
  return [...raised.map(({ name }) => `${name} raised a hand`), ...lowered.map(({ name }) => `${name} lowered the hand`)];
}
