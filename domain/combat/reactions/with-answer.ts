import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatResult } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import { yes } from '#domain/result.ts';
import { openOffers } from './open-offers.ts';
import { refuseWaiting } from './refuse-waiting.ts';
import type { Answer } from './offer.ts';
import { saversLeft } from './savers-left.ts';

/** The answers of a step that waits, and whether the last of them is one of several that are asked for at the same moment. */
interface Answered {
  answers: readonly Answer[];
  begun?: true | undefined;
}

/** Answers with the last one replaced. */
const withLast = (answers: readonly Answer[], last: Answer): Answer[] => [...answers.slice(0, -1), last];

/** The answers of a step with one more, which a fight waits for; what does not answer its question is refused. */
export function withAnswer({ answers, begun }: Answered, combat: Combat, step: CombatStep): CombatResult<Answer[]> {
  const { saves } = combat;
  const offers = openOffers(combat);
  const left = saversLeft(saves);
  const before = answers.at(-1);
  if (step.name === 'rollSaves') {
    if (!step.saverIds.every((id) => left.includes(id))) return { ok: false, refused: refuseCombat('noSaveAsked', {}) };
    const rolled = saves?.saves.some(({ roll }) => roll !== null);
    if (rolled !== true || before === undefined || !('savers' in before)) return yes([...answers, { savers: step.saverIds }]);
    return yes(withLast(answers, { savers: [...before.savers, ...step.saverIds] }));
  }
  if (step.name === 'react' && offers.length > 0) {
    const { reactorId, way, slot } = step;
    if (!offers.some((each) => each.reactorId === reactorId)) return { ok: false, refused: refuseCombat('nothingAsked', {}) };
    if (begun === true && before && 'reactors' in before)
      return yes(withLast(answers, { reactors: [...before.reactors, { reactorId, way, slot }] }));
    return yes([...answers, offers.length > 1 ? { reactors: [{ reactorId, way, slot }] } : { way, slot }]);
  }
  return { ok: false, refused: refuseWaiting(combat) ?? refuseCombat('nothingAsked', {}) };
}
