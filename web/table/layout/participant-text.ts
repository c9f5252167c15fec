/** The number of people with a seat, in words. */
export function participantText(count: number): string {
  return count === 1 ? '1 participant' : `${count} participants`;
}
