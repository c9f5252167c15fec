import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

const climbing = /\b(?:climb|clamber|scramble|shin|shimmy|scale)(?:s|ing|bers|med|mied)?\b/i;
/** What is done with hands, where the climb has led. */
const byHand: readonly HeroAction['kind'][] = ['use', 'take'];

/** Whether an action gets up somewhere by strength alone, and goes by no way. */
export function isClimb({ kind, skill, change, clauses }: HeroAction): boolean {
  return kind === 'athletics' && skill === 'athletics' && !change && climbing.test(clauses.join(' '));
}

/** The actions of one line: what hands do after a climb is out of reach without it ("I climb up the beam and cut down a bell"). */
export function afterClimbs(actions: readonly HeroAction[]): HeroAction[] {
  return actions.map((action, index) => {
    const climb = actions.slice(0, index).findLast(isClimb);
    return climb && byHand.includes(action.kind) && !action.afterTravel ? { ...action, climb: climb.clauses } : action;
  });
}
