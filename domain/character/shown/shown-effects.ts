import type { Character } from '#domain/character/character.ts';
import { lastingText } from '#domain/character/effects/lasting-text.ts';
import { tellChange } from '#domain/rules/activity/tell/tell-change.ts';
import { durationText } from '#domain/rules/activity/tell/tell-duration.ts';

/** An effect in words. */
export interface ShownEffect {
  /** What it changes, a line each. */
  lines: string[];
  /** How long it lasts. */
  lasts: string;
}

/** The effects that lie on a sheet, and those that are over by the clock, by their ids. */
export function shownEffects({ activeEffects, pastEffects = [] }: Character): Record<string, ShownEffect> {
  const active = activeEffects.map(({ id, changes, text, duration }) => {
    const lines = [...changes.map(tellChange), ...(text === '' ? [] : [text])];
    return [id, { lines, lasts: lastingText(duration) }] as const;
  });
  const past = pastEffects.map(({ id, duration }) => [id, { lines: [], lasts: durationText(duration) }] as const);
  return Object.fromEntries([...past, ...active]);
}
