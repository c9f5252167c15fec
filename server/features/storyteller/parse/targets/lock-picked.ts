import type { Target } from '#server/features/storyteller/parse/action.ts';
import { withoutDenied } from '#server/features/storyteller/parse/things/missing.ts';
import { isScenery } from '#server/features/storyteller/parse/things/scenery.ts';

/** Opens a lock without its key: "pick the lock", "unlock the door", "pick it". */
const picking = /^(?:(?:i|we|and|then|so|now|quietly|carefully|try to|tries to) )*(?:pick|unlock)(?:s|ing)? /i;
/** What holds something shut. */
const locked = /\b(?:un|pad)?lock(?:s|ed)?\b|\bkeys?\b|\b(?:bolt|latch|clasp|hasp)(?:s|ed)?\b/i;

/** Whether a lock is picked of something that is only spoken of by the way, and of which nothing says that it has one. */
export const picksNoLock = (text: string, target: Target): boolean =>
  picking.test(text) && target.kind === 'feature' && isScenery(target.feature) && !locked.test(withoutDenied(target.feature.description));
