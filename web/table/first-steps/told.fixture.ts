import type { Told } from './story-so-far.ts';

/** A minute of the evening. */
export const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 20, minute)).toISOString();
/** A reply of the narrator, by what it was for. */
export const narration = (cause: NonNullable<Told['narration']>['cause']): Told['narration'] => ({
  narrationId: 'n',
  cause,
  cycle: null,
  ending: 'complete',
  spokenBy: 'Storyteller',
  fellBack: null,
  scene: null,
  resolved: [],
});
/** What everybody was told in a minute of the evening. */
export const told = (minute: number, content: string, changes: Partial<Told> = {}): Told => ({
  authorId: null,
  role: 'ai',
  audience: null,
  kind: 'say',
  narration: narration('turn'),
  content,
  createdAt: at(minute),
  ...changes,
});
