import { fightLexicon } from './fight-lexicon.ts';
import type { Aimed, FightStage, FightAction, QuestionSubject } from './fight-stage.ts';
import { nobody, readTargets } from './name-targets.ts';

const asks =
  /^(?:(?:ok|okay|so|and|but|hey|um|well|wait|dm|gm|narrator),? )*(?:what|who|whom|whose|where|when|why|which|how|is|are|am|was|were|do|does|did|has|have|had|will|would|should)\b/i;

/** Whether words ask something. */
export const isAsked = (text: string, isQuestion: boolean): boolean => isQuestion || asks.test(text);

/** What a question in a fight asks after, and about whom. */
export function readQuestion(text: string, stage: FightStage): FightAction {
  const lower = text.toLowerCase();
  const about = fightLexicon.questions.find(({ pattern }) => pattern.test(lower))?.about ?? 'fight';
  const aimed = readTargets(text, stage);
  const [kind, whom]: [QuestionSubject, Aimed] =
    about === 'foes' && aimed.ids.length === 1 && !/\bhow many\b/.test(lower) ? ['health', aimed] : [about, aimed];
  const isOwn = kind === 'health' && whom.ids.length === 0 && whom.unclear.length === 0 && /\b(?:i|my|me)\b/.test(lower);
  const isEverybody = kind === 'health' && /\b(?:we|us|our|party|everyone|everybody)\b/.test(lower);
  if (isEverybody) return { kind: 'question', about: 'health', aimed: nobody, wanted: null };
  // Of several who are called alike, all are told of.
  const isAbout = kind === 'health' || kind === 'foes';
  const asked = { ids: !isAbout ? [] : isOwn ? [stage.hero.id] : [...whom.ids, ...whom.unclear], unclear: [], absent: null };
  return { kind: 'question', about: kind, aimed: asked, wanted: null };
}
