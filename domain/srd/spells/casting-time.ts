/** What of a turn casting a spell takes by its casting time; `long` is more than a turn has. */
export function turnTimeOf(castingTime: string): 'action' | 'bonusAction' | 'reaction' | 'long' {
  if (castingTime.startsWith('action')) return 'action';
  if (castingTime === 'bonus action') return 'bonusAction';
  return castingTime === 'reaction' ? 'reaction' : 'long';
}
