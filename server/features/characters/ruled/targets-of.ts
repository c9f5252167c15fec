import type { SheetAct } from '#domain/character/actions/act.ts';

/** Whom an act on a sheet names; nobody for acts that reach nobody else. */
export const targetsOf = (act: SheetAct): readonly string[] =>
  act.kind === 'shakeAwake'
    ? [act.target]
    : act.kind === 'cast' || act.kind === 'useFeature' || act.kind === 'useItem'
      ? (act.targets ?? [])
      : [];
