import { readQuestion } from '#server/features/storyteller/parse/question/question-form.ts';
import type { QuestionForm } from '#server/features/storyteller/parse/question/question-form.ts';
import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';

/** What somebody is asked outright: the form of it, and what it is about. */
export interface PlainQuestion {
  form: QuestionForm;
  /** Small letters, without an article. */
  subject: string;
}

const wh = '(?:who|whom|whose|what|where|when|why|how|which)';
const strays = /\b(?:tf|wtf|the (?:heck|hell|fuck|devil)|on earth|in the world|exactly|actually|even|really)\b\s*/gi;
/** Words of asking that stand before what is asked: "I ask the man with the shovel whose house this is". */
const asking = new RegExp(`^.*?\\b(?:asks?|asking|wonders?|inquires?|tell me|tells? us|know|explain)\\b.*?\\b(?=${wh}\\b)`, 'iu');
/** "Who Aurel Pryce is", "whose house this is": told of a question, in its own order. */
const told = new RegExp(
  `^(?<word>who|what|where|whose \\p{L}+) (?!(?:is|are|was|were|do|does|did)\\b)(?<subject>.+?) (?<verb>is|are|was|were)(?: for| about| called)?$`,
  'iu',
);
/** What asks for a tale, and not for who or what something is. */
const telling = /\b(?:tell|talk|speak|ask|asks|asking)\b.*\b(?:about|of)\b/i;
const ruling =
  /\bwho(?:'s| is|s)? (?:in charge|the boss|the (?:leader|chief|ruler)|running (?:this|the|things)|responsible|in command|rules|governs)\b/i;
/** A bed, or a meal. */
const lodging =
  /\bwhere (?:can|could|do|should|might) (?:i|we|one|people|travell?ers) (?:sleep|stay|eat|drink|rest|lodge|spend the night|get (?:food|a (?:bed|room|drink|meal)|something to (?:eat|drink)))\b/i;
/** What there is to be done: "what's the job?" */
const trade = /\bwhat(?:'s| is) (?:the|this|that) (job|work|task|reward|notice)(?: (?:exactly|about|all about|then|here))*$/i;
/** How things stand at large. */
const situation =
  /\bwhat(?:'s| is| has|'s been| has been)(?: been)? (?:going on|the news)(?: (?:here|in (?:this|the|your) (?:town|place|village|harbour)|(?:a?round )?here|lately|with (?:this|the) (?:town|place)|then|exactly|anyway))*$/i;
/** Who is at home somewhere. */
const lives =
  /^who (?:lives|live|lived|stays|sleeps|slept|works|worked|sits|sat|is) (?:(?:up|down|out|over|all|alone) )*(?:in|at|on|inside) (.+)$/i;
/** Whose work, or whose to use, something is. */
const uses =
  /^who (?:owns|owned|has|had|holds|carries|runs|keeps|kept|rings|rang|made|makes|ties|tied|wears|wore|drew|draws|wrote|governs|rules|built|carved|feeds) (.+)$/i;
const owned = /^whose (.+?) (?:is|are|was|were) (?:it|this|that|these|those|here|there)\b ?(.*)$/i;
const isThere = /^(?:is|are|was|were) there (?:an?|any|some|somebody (?:called|named)|someone (?:called|named)) (.+)$/i;
const abouts: readonly RegExp[] = [
  /\b(?:does|do|did) (?:the (?:name|word)s? )?(?<subject>.+?) (?:(?:mean|say|tell) (?:you )?(?:anything|something|much|nothing)(?: to you)?|ring (?:any |a |some )?bells?|sound familiar)\b/i,
  /\b(?:do|did|have) (?:you|u)(?: ever| even)? (?:know|knew|remember|recall|heard? of|hear of|heard about|meet|met)(?: of| about)? (?<subject>(?!how|why|who|what|where|when|if|whether|that|me|us|anything|something)[^,.?!;]+)/i,
  /\b(?:what|how)(?:'s|s| is| are)? (?:the deal |the story |up |going on )?(?:about|with) (?<subject>[^,.?!;]+)/i,
  /\b(?:ask|asks|asking|tell me|tells? us|talk|speak|know|anything|something)\b.*?\b(?:about|of|regarding) (?<subject>[^,.?!;]+)/i,
];
const clause =
  / (?:and (?:who|what|where|why|how|when|is|are|do|does)|that|which|who|whom|whose|where|when|because|but|so|if|he|she|they|it|you|i|we|(?:is|are|was|were|do|does|did|keeps?) \p{L}+ing)\b.*$/iu;
const addressed = /(?:^|[\s,])(?:please|then|lol|anyway|again|(?:a?round )?here|in this town|these days|now)$/i;

function bareSubject(text: string): string {
  const said = bare(
    text
      .trim()
      .toLowerCase()
      .replace(/[.!?,;:]+$/, ''),
  );
  const cut = said
    .replace(clause, '')
    .replace(addressed, '')
    .replace(/^(?:this|that|these|those|your|ur|his|her|their|our|my|some|any) (?=\S)/, '');
  return bare(cut.trim() === '' ? said : cut.trim());
}

/** What one sentence to somebody asks outright: who or what somebody or something is, whose it is, where to find it, or of what it is; null where it asks nothing of the kind. */
export function plainQuestionOf(sentence: string): PlainQuestion | null {
  const text = withMarks(sentence.toLowerCase().replaceAll('’', "'"))
    .replaceAll(strays, '')
    .replaceAll(/^[\s,.;:!?-]+|[\s.!?,]+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(
      /\bwho (?:in (?:this|the|your) (?:town|place|village|street)|(?:a?round )?here|else|usually|normally|always|all) (?=\p{L})/u,
      'who ',
    );
  // What somebody is like is a matter of opinion.
  if (/\bwhat (?:kind|sort) of\b|\blike$/.test(text)) return null;
  if (ruling.test(text)) return { form: 'who', subject: 'who is in charge' };
  if (lodging.test(text)) return { form: 'what', subject: 'inn' };
  if (situation.test(text)) return { form: 'what', subject: 'what is going on' };
  const [, work] = trade.exec(text) ?? [];
  if (work !== undefined) return { form: 'what', subject: work };
  for (const pattern of abouts) {
    const subject = pattern.exec(text)?.groups?.['subject'];
    if (subject !== undefined && !/\b(?:if|whether|who|whose|what|where|why|how)\b/.test(subject))
      return { form: telling.test(text) ? 'knows' : 'what', subject: bareSubject(subject) };
  }
  const put = text
    .replace(asking, '')
    .replace(
      /^(?:(?:and|so|but|ok|okay|well|then|hey|hi|hello|oh|um|uh|hm+|yes|yeah|no|sir|madam|ma'am|miss|mister|excuse me|please|sorry|good (?:day|morning|evening))[\s,.!]+)+/,
      '',
    );
  const [, place] = lives.exec(put) ?? uses.exec(put) ?? isThere.exec(put) ?? [];
  if (place !== undefined) return { form: 'who', subject: bareSubject(place) };
  const [, mine, at = ''] = owned.exec(put.replace(/^who's (?=\p{L}+ (?:is|are|was) )/u, 'whose ')) ?? [];
  if (mine !== undefined) return { form: 'whose', subject: bareSubject(`${mine} ${at}`) };
  const groups = told.exec(put)?.groups;
  const [word = '', thing = ''] = (groups?.['word'] ?? '').split(' ');
  const plain = groups ? `${word} ${groups['verb'] ?? 'is'} ${thing === '' ? (groups['subject'] ?? '') : thing}` : put;
  const question = readQuestion(plain.replace(/^(who|what|where)s /, "$1's ").replace(/^whos /, "who's "));
  // Where somebody took it, or went, is what they did.
  const isDeed =
    question?.form === 'where' &&
    /^where (?:did|do|does|has|have|had|would|could|will) (?:he|she|they|it|you|i|we) (?!find\b|live\b|meet\b)/.test(plain);
  if (!question || isDeed) return null;
  if (question.form === 'happened' && /^what happens\b/.test(plain)) return null;
  const subject = bareSubject(question.subject);
  return subject === '' ? null : { form: question.form, subject };
}
