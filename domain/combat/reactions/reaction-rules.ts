import type { ReactionRules } from '#domain/combat/draft.ts';
import { noReactions } from './ask.ts';
import type { Questions, Reactions } from './ask.ts';
import type { Answer } from './offer.ts';
import { answerDealing, answerFailed, answerLanding, answerMade } from './to-d20.ts';
import { answerHit } from './to-hit.ts';
import { answerSaves } from './to-saves.ts';
import { answerDamage, answerFalling, answerLeaving, answerSpell, answerTaking } from './to-others.ts';

/** What others may do in the middle of a step, with what was answered so far. */
export function reactionRules(reactions: Reactions = noReactions, answers: readonly Answer[] = []): ReactionRules {
  const questions: Questions = { reactions, answers, next: 0 };
  return {
    toSaves: (saves) => answerSaves(questions, saves),
    toHit: (draft, struck) => answerHit(draft, questions, struck),
    toTaking: (draft, taken) => answerTaking(draft, questions, taken),
    toDamage: (draft, byId, targetId) => answerDamage(draft, questions, byId, targetId),
    toSpell: (draft, casterId, spell) => answerSpell(draft, questions, casterId, spell),
    toLeaving: (draft, moverId, fromIds) => answerLeaving(draft, questions, moverId, fromIds),
    toFailed: (draft, failed) => answerFailed(draft, questions, failed),
    toMade: (draft, made) => answerMade(draft, questions, made),
    toDealing: (draft, byId, what, rolls) => answerDealing(draft, questions, { byId, what, rolls }),
    toLanding: (draft, id, rolls) => answerLanding(draft, questions, id, rolls),
    toFalling: (draft, id) => answerFalling(draft, questions, id),
  };
}
