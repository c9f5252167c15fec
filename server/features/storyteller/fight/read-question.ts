import type { Aimed, FightStage, FightWish, QuestionSubject } from './fight-stage.ts';
import { nobody, readTargets } from './name-targets.ts';

/** What questions in a fight ask after, the first that fits. */
const subjects: readonly (readonly [QuestionSubject, RegExp])[] = [
  [
    'log',
    /\bwhat (?:just |has )?happened\b|\bdid i miss\b|\brecap\b|\bwhat did (?:i|we) miss\b|\bdid (?:i|it|that|he|she|they) (?:hit|miss|work)\b/,
  ],
  ['round', /\b(?:what|which) round\b|\bhow many rounds\b/],
  ['slots', /\bslots?\b/],
  ['spells', /\b(?:what|which) (?:spells?|cantrips?|magic)\b|\bspells? (?:do i|can i|have i)\b/],
  [
    'turn',
    /\bwhose (?:turn|go)\b|\b(?:is it|isn't it) (?:my|\p{L}+'s) (?:turn|go)\b|\bmy (?:turn|go)\b|\bam i up\b|\bwho(?:'s| is) (?:acting|up|it)(?: now)?$/u,
  ],
  [
    'order',
    /\bwho(?:'s| is| goes| acts)? (?:next|after|before|first|last)\b|\b(?:turn |initiative )?order\b|\binitiative\b|\bwhen (?:is it|am i|do i|is)\b/,
  ],
  [
    'economy',
    /\b(?:bonus action|reaction|action|attacks?|movement|move)s? (?:left|remaining|still|available)\b|\b(?:do|have|did) i (?:still )?(?:have|got|use|used)?.*\b(?:action|bonus action|reaction|attacks?|movement)\b|\bhow (?:far|much) can i (?:move|go|walk|run)\b|\bhow many attacks\b|\bmy speed\b/,
  ],
  [
    'choices',
    /\bwhat (?:else )?(?:can|could|should|shall|do|may|might) (?:i|we)(?: still)? (?:do|try|use|attack with)?\b(?!.*\b(?:see|hear|know)\b)|\b(?:my|our) options\b|\bwhat now\b|\bwhat (?:attacks|features|abilities|weapons|actions)\b/,
  ],
  ['health', /\b(?:hp|hit ?points?|health)\b/],
  [
    'foes',
    /\bwho (?:are|is|am) (?:we|i|here|there|left|still|fighting|in|around|alive|standing|all)\b|\bwho(?:'s| is) (?:left|still|here|in|around|fighting|alive|standing)\b|\bhow many\b|\b(?:look|looks|glance) around\b|\bwhat do (?:i|we) see\b|\bwhere (?:are|is)\b|\bwho do i see\b|\bhow (?:is|are|'s) the (?:fight|battle)\b/,
  ],
  [
    'health',
    /\bhow (?:hurt|wounded|badly|bad|bloodied|injured|healthy|close|near|much (?:hp|health|hit points|damage|life)|many (?:hp|hit points|hitpoints)|am i|are we|is|are|does|do|did|'s)\b|\b(?:hp|hit ?points?|health)\b|\b(?:is|are|am) .*\b(?:dead|down|alive|dying|hurt|bloodied|wounded|unconscious|prone|poisoned|grappled|stunned|up|okay|ok|concentrating|asleep)\b|\blooking\b|\bhow's\b/,
  ],
];

const asks =
  /^(?:(?:ok|okay|so|and|but|hey|um|well|wait|dm|gm|narrator),? )*(?:what|who|whom|whose|where|when|why|which|how|is|are|am|was|were|do|does|did|has|have|had|will|would|should)\b/i;

/** Whether words ask something. */
export const isAsked = (text: string, isQuestion: boolean): boolean => isQuestion || asks.test(text);

/** What a question in a fight asks after, and about whom. */
export function readQuestion(text: string, stage: FightStage): FightWish {
  const lower = text.toLowerCase();
  const about = subjects.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'fight';
  const aimed = readTargets(text, stage);
  const [kind, whom]: [QuestionSubject, Aimed] =
    about === 'foes' && aimed.ids.length === 1 && !/\bhow many\b/.test(lower) ? ['health', aimed] : [about, aimed];
  const isOwn = kind === 'health' && whom.ids.length === 0 && whom.unclear.length === 0 && /\b(?:i|my|me)\b/.test(lower);
  const isEverybody = kind === 'health' && /\b(?:we|us|our|party|everyone|everybody)\b/.test(lower);
  if (isEverybody) return { kind: 'question', about: 'foes', aimed: nobody, wish: null };
  // Of several who are called alike, all are told of.
  const isAbout = kind === 'health' || kind === 'foes';
  const asked = { ids: !isAbout ? [] : isOwn ? [stage.hero.id] : [...whom.ids, ...whom.unclear], unclear: [], absent: null };
  return { kind: 'question', about: kind, aimed: asked, wish: null };
}
