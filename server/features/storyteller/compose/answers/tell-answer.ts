import { withinSentence } from '#domain/text/within-sentence.ts';
import { tellKnown } from '#server/features/storyteller/compose/tell-recap.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { readQuestion } from '#server/features/storyteller/parse/question/question-form.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/content-words.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { enemyOf } from '#server/features/storyteller/compose/scene-writer.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { allKnownOf, evidenceFor, knownOf } from './evidence.ts';
import { answerOfDid, answerOfHas, asksWhoNoticed, lately, noticed } from './of-own-actions.ts';
import { allDoing, metWith, answerOfPerson, dealWith, mindOf, whyHostile } from './of-people.ts';
import { shownHere } from './shown-here.ts';
import { isAtThing, isOfSomebody, presentHere } from './who-is-at.ts';
import { around, answerOfPlace, dangerNow, headcount, fighting, hourHere, inCharge, weatherHere } from './of-places.ts';
import { answerOfThing, countedNear } from './of-things.ts';
import { isDetail } from '#server/features/storyteller/parse/things/scenery.ts';
import { answerOfCommon } from './of-common.ts';
import { answerOfIs, heroHere } from './is-it-so.ts';
import { ownLooks, whoIsHero } from './of-heroes.ts';
import { soldHere } from './of-trade.ts';
import { subjectOf } from './find-subject.ts';
import { nameOf, whereToAsk } from './wording.ts';
import { anybodyAfterUs } from './standing/pursuit.ts';
import { whyNot } from './standing/why-not.ts';
import { whereTaken } from './standing/where-taken.ts';
import { commonNamed, unknown } from './unknown.ts';
import type { Asked } from './unknown.ts';
import type { Subject } from './subject.ts';

/** Which of several is meant: those here that go by the word. */
function answerOfWhich({ question: { subject }, writer }: Asked): string[] | undefined {
  const [first = '', ...others] = subject.split(' ');
  const word = bare(first).replace(/s$/, '');
  if (word === '') return undefined;
  const { adventure } = writer.context.brief;
  const ways = knownExits(adventure, writer.before).filter(({ label }) => isNamed(label, word));
  const goals = contentWords(others.join(' ')).map(({ stem }) => stem);
  const leads = ways.filter(({ label, to }) => {
    const stems = stemsOf(`${label} ${adventure.scenes.find(({ id }) => id === to)?.name ?? ''}`);
    return goals.some((stem) => [...stems].some((each) => each.startsWith(stem)));
  });
  if (leads.length > 0) return [`${capitalize(listed(leads.map(({ label }) => label)))}.`];
  const things = writer.scene.features.filter(({ name }) => isNamed(name, word));
  const names = [...ways.map(({ label }) => label), ...things.map(({ name }) => withinSentence(name))];
  return names.length > 0 ? [`There is ${listed(names)}.`] : undefined;
}

/** Questions about the party, the place and the tale at large, whatever their form. */
const atLarge: readonly [RegExp, (asked: Asked) => string[]][] = [
  [
    /^what(?:'s| is) (?:this place|it|it all|everything)(?: like)?(?: (?:here|in here|around here))?$|^how(?:'s| is) (?:this place|it here)$/,
    ({ writer }) => [firstSentences(writer.scene.description, 55)],
  ],
  [
    /^(?:what(?:'s| is) the (?:date|day|hour|time of day)|what (?:date|day|night|month|season) is it|is it (?:still |already )?(?:dark|light|night|day|morning|evening|late|early|midnight|noon)\b.*)$/,
    ({ writer }) => hourHere(writer),
  ],
  [/^is it (?:still |always )?(?:cold|warm|hot|raining|snowing|wet|windy|freezing)\b/, ({ writer }) => weatherHere(writer)],
  [
    /^what(?:'s| is| are)?(?: there)?(?: all| else)? (?:in |around |to see |up |down |lying )?(?:here|around|around here|in here|this place|there to see|to see)$|^what (?:do|can) (?:i|we) see(?: here| around(?: here)?| in here)?$/,
    ({ writer }) => around(writer),
  ],
  [/^who(?:'s| is| has)? (?:in charge|the boss|running|the leader|in command|responsible|got the say)\b/, ({ writer }) => inCharge(writer)],
  [/\b(?:in a fight|fighting|being attacked|under attack|a fight|in combat|in battle)\b/, ({ writer }) => fighting(writer)],
  [/^(?:what(?:'s| is)|how(?:'s| is)) the weather|^is it (?:raining|snowing|cold|warm|windy|hot)\b/, ({ writer }) => weatherHere(writer)],
  [
    /^(?:what time is it|what(?:'s| is) the time|what (?:hour|day) is it|is it (?:night|day|morning|evening|late|dark)|what time of (?:day|night) is it|how late is it)\b/,
    ({ writer }) => hourHere(writer),
  ],
  [
    /^how many\b.*\b(?:of us|of you|are we|we are|we are|heroes|players|party members|(?:in|of) (?:our|the|my) (?:party|group|team|band|company))\b|^(?:are|is|were|was) (?:there |we |it )?(?:only |just |really |still )*(?:one|two|three|four|five|six) of us\b/,
    ({ writer }) => partyCount(writer),
  ],
  [/^how many (?:ways|exits|doors|paths)\b/, ({ writer }) => waysOut(writer)],
  [
    /^how many (?:people|persons|folk|men|women|others|of them|guys|guards|enemies|foes)\b(?! (?:live|died|are missing|went))/,
    ({ writer }) => headcount(writer),
  ],
  [
    /^(?:is|are|was|am) (?:there )?(?:any ?(?:one|body)|some ?(?:one|body)|they|we|i|people)(?: else)? (?:.* )?(?:(?:after|following|chasing|hunting|tailing|on) (?:us|me)|followed|chased|hunted|(?:our|my) (?:tail|heels|trail))\b/,
    ({ writer }) => anybodyAfterUs(writer),
  ],
  [
    /^(?:is it|are we|is this place|is this|is here) (?:really |still )?(?:safe|dangerous|risky)(?: here| in here| now| or\b.*)*$/,
    ({ writer }) => (enemyOf(writer) ? fighting(writer) : dangerNow(writer)),
  ],
  [
    /^is it (?:really |still )?(?:safe|dangerous|risky|wise|ok)\b/,
    (asked) => [
      `Nobody has told you whether that is safe.`,
      ...evidenceFor(mentionedIn(asked.question.subject.replace(/^it \p{L}+ ?(?:to )?/u, ''), asked).subject, asked.question, asked.writer),
      ...dangerNow(asked.writer).slice(1),
    ],
  ],
  [asksWhoNoticed, ({ writer }) => noticed({ kind: 'anybody' }, writer)],
  [/^what was that\b.{0,20}$/, ({ writer }) => lastTold(writer)],
  [
    /^(?:what(?:'s| is)?|is there anything|anything)(?: (?:to be had|for sale|on sale|to buy))+\b|^(?:is|are) (?:there )?(?:any|some).{0,30} (?:for sale|on sale|selling)\b|^what (?:can|could|do) (?:i|we|they) (?:buy|sell)\b|^who (?:sells|is selling|would sell)\b/,
    ({ writer }) => soldHere(writer),
  ],
  [/^how do (?:i|we) look|^what do (?:i|we) look like/, ({ writer, actor }) => ownLooks(writer, actor)],
];

/** What was told last. */
function lastTold(writer: SceneWriter): string[] {
  const told = lately(writer).slice(0, 2);
  return told.length > 0 ? told : ['Nothing has happened yet that was told.'];
}

function waysOut({ context, before }: SceneWriter): string[] {
  const ways = knownExits(context.brief.adventure, before).map(({ label }) => label);
  return ways.length === 0
    ? ['None that you know of.']
    : [`${capitalize(numbers[ways.length] ?? 'several')} that you know of: ${listed(ways)}.`];
}

/** Of how many the party is, and who. */
function partyCount({ context: { whole } }: SceneWriter): string[] {
  const names = whole.party.map(({ name }) => name);
  return [
    names.length === 1 ? `One: ${names[0] ?? 'you'}.` : `${capitalize(numbers[names.length] ?? 'several')} of you: ${listed(names)}.`,
  ];
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Forms that do not stand before a lone name. */
const openForms: readonly Question['form'][] = ['did', 'why', 'when', 'howMany', 'can', 'whoDid'];

function answerOf(asked: Asked): string[] | undefined {
  const { question, writer, actor } = asked;
  const shown = shownHere(asked);
  if (shown) return [shown];
  const general = atLarge.find(([pattern]) => pattern.test(question.text));
  if (general) return general[1](asked);
  const [, called] = /^what(?:'s| is) (.+?)(?:'s)? (?:real |full )?name$/.exec(question.text) ?? [];
  const named = called === undefined ? undefined : subjectOf(called, writer, actor);
  if (named?.kind === 'npc' && (named.isMet || named.isHere)) return [`${capitalize(withinSentence(named.npc.name))}.`];
  const own = (question.form === 'why' ? whyNot(question, writer) : undefined) ?? (question.form === 'where' ? whereTaken(asked) : undefined);
  if (own) return own;
  if (question.form === 'has') return answerOfHas(question, actor, writer);
  if (question.form === 'is') return answerOfIs(asked);
  if (question.form === 'who' && isAtThing(asked)) return presentHere(writer);
  if (question.form === 'which') return answerOfWhich(asked);
  if (question.form === 'knows') return answerOfKnows(asked);
  if (question.form === 'trusts') return answerOfTrust(asked);
  if (question.form === 'then') return answerOfThen(asked);
  const counted = question.form === 'howMany' ? countedNear(question.subject, writer) : undefined;
  if (counted) return counted;
  const isOpen = openForms.includes(question.form);
  const foe = question.form === 'why' && /\b(?:attack|fight|hit|hurt|after us|angry)/.test(question.text) ? enemyOf(writer) : undefined;
  if (foe)
    return whyHostile(
      { kind: 'npc', npc: foe, called: withinSentence(foe.name), scene: writer.scene, isMet: true, isHere: true },
      question,
      writer,
    );
  const { subject } = isOpen ? mentionedIn(question.subject, asked) : { subject: subjectOf(question.subject, writer, actor) };
  if (
    question.form === 'did' &&
    subject.kind === 'npc' &&
    /\b(?:lie|lied|lying|mean it|meant it|tell (?:us |me )?the truth)\b/.test(question.text)
  )
    return mindOf(subject, 'lying', writer);
  if (
    question.form === 'did' &&
    subject.kind === 'npc' &&
    /^(?:i|we) .*\b(?:talk|talked|speak|spoken|meet|met|ask|asked|see|seen)\b/.test(question.subject)
  )
    return metWith(subject, writer);
  if (question.form === 'did') return answerOfDid(question, subject, writer);
  const common = answerOfCommon(subject, asked);
  if (common) return common;
  if (question.form === 'who' && subject.kind !== 'npc' && subject.kind !== 'anybody' && isOfSomebody.test(question.subject))
    return undefined;
  const ofIt = ofSubject(subject, asked);
  if (ofIt) return ofIt;
  if (question.form === 'can') return subject.kind === 'word' ? undefined : unknown(subject, asked);
  const told = question.form === 'whose' ? [] : evidenceFor(subject, question, writer);
  return told.length > 0 ? told : unknown(subject, asked);
}

/** All that the party knows of something. */
function answerOfKnows(asked: Asked): string[] {
  const { question, writer, actor } = asked;
  const subject = subjectOf(question.subject, writer, actor);
  const known = [...(answerOfCommon(subject, asked) ?? []).slice(0, 1), ...allKnownOf(subject, writer)];
  if (known.length === 0 && subject.kind === 'anybody') return tellKnown(writer);
  return known.length > 0 ? known : [`You know nothing of ${nameOf(subject)} yet.`, ...whereToAsk(writer, subject)];
}

/** Whether somebody can be trusted, as far as it shows. */
function answerOfTrust({ question, writer, actor }: Asked): string[] | undefined {
  const subject = subjectOf(question.subject, writer, actor);
  return subject.kind === 'npc' ? mindOf(subject, 'trust', writer) : undefined;
}

/** What comes of something that may happen. */
function answerOfThen(asked: Asked): string[] {
  const { subject } = mentionedIn(asked.question.subject, asked);
  const told = knownOf(subject, asked.question, asked.writer).filter((text) => /\b(?:when|if|once|until|unless|then|after)\b/i.test(text));
  const common = told.length > 0 ? undefined : commonNamed(asked.question.text, asked);
  if (common !== undefined) return [common];
  return told.length > 0 ? told : ['Nobody has told you for certain what comes of that.', ...dangerNow(asked.writer).slice(-2)];
}

/** What "it" is when nothing is meant by it: "why is it dark". */
const dummy = /^(?:so|still|always|dark|cold|warm|hot|quiet|late|early|snowing|raining|dangerous|safe|night|day|winter)$/;

/** What a longer question is about: the last thing that it names, which is what is done to. */
function mentionedIn(text: string, asked: Asked): { subject: Subject } {
  const all = text.split(' ');
  for (let from = 0; from < all.length; from += 1)
    for (let count = Math.min(5, all.length - from); count > 0; count -= 1) {
      const phrase = all.slice(from, from + count).join(' ');
      if (/^(?:i|we|me|us|you)\b/.test(phrase) || (phrase === 'it' && dummy.test(all[from + 1] ?? ''))) continue;
      const isThing = asked.question.form === 'howMany' ? /^\p{L}{3,}(?: \p{L}{3,}){0,2}$/u : /^(?:the|that|this|those|these) \p{L}+$/u;
      const subject = subjectOf(phrase, asked.writer, asked.actor, isThing.test(phrase));
      if (subject.kind !== 'word' && subject.kind !== 'anybody') return { subject };
    }
  const words = text.replace(/^(?:i|we|you|they) (?:\p{L}+ )?/u, '');
  return { subject: { kind: 'word', name: words } };
}

/** Questions about how a thing looks, and not what lies beyond it. */
const ofSight = /^what (?:colou?r|size|shape)\b/;

/** Questions that mean, by a way, the place beyond it. */
const ofPlaces: readonly Question['form'][] = ['who', 'doing', 'inside', 'looks', 'what'];

/** The place that a way leads to. */
function beyond({ exit }: Extract<Subject, { kind: 'exit' }>, { context, scene }: SceneWriter): Extract<Subject, { kind: 'scene' }> {
  return { kind: 'scene', scene: context.brief.adventure.scenes.find(({ id }) => id === exit.to) ?? scene, isKnown: true };
}

function ofSubject(subject: Subject, asked: Asked): string[] | undefined {
  const { question, writer } = asked;
  switch (subject.kind) {
    case 'npc':
      return question.form === 'can' ? dealWith(subject, writer) : answerOfPerson(subject, question, writer);
    case 'feature':
    case 'loot':
      if (question.form === 'doing' && subject.kind === 'feature' && isDetail(subject.feature, writer.scene))
        return [firstSentences(subject.feature.description, 55)];
      return answerOfThing(subject, question, writer);
    case 'exit':
      return (
        (ofPlaces.includes(question.form) && !ofSight.test(question.text) && answerOfPlace(beyond(subject, writer), question, writer)) ||
        answerOfThing(subject, question, writer)
      );
    case 'scene':
      return answerOfPlace(subject, question, writer);
    case 'hero':
      if (question.form === 'who' || question.form === 'what') return whoIsHero(subject.hero, asked);
      return question.form === 'where' ? heroHere(subject.hero, asked).map((text) => text.replace(/^(?:Yes|No)\. /, '')) : undefined;
    case 'anybody':
      if (question.form === 'doing') return allDoing(writer);
      return question.form === 'where' || question.form === 'who' ? presentHere(writer) : undefined;
    default:
      return undefined;
  }
}

/** Forms that ask of a place: "who is here in the smithy". */
const ofWhere: readonly Question['form'][] = ['who', 'inside', 'doing'];

/** A question about the first of two: "Bettan Vey and her register". */
function cut(question: Question | null): Question | null {
  if (question && ofWhere.includes(question.form))
    return {
      ...question,
      subject: question.subject.replace(/^(?:(?:here|there|all|up|down|else) )?(?:in|at|inside|on|around) (?=(?:the|this|our|that)\b)/, ''),
    };
  return (
    question && {
      ...question,
      subject: question.subject
        .replace(/(?:,| and (?:her|his|their|the|what|how|where)\b).*$/, '')
        .replace(/ (?:live|lives|stay|sleep|work)$/, ''),
    }
  );
}

/** The answer to a question about how things stand at large, such as whether there is a fight; undefined for all others. */
export function tellAtLarge(writer: SceneWriter, action: HeroAction): string[] | undefined {
  const question = readQuestion(action.clauses.join(' '));
  if (!question) return undefined;
  const asked = { question, actor: action.actor, writer };
  const general = atLarge.find(([pattern]) => pattern.test(question.text));
  return general && [shownHere(asked) ?? general[1](asked)].flat().filter((text) => text !== '');
}

/** The answer to a question by its form and what it is about; undefined where it has neither, so that it is looked up by its words. */
export function tellAnswer(writer: SceneWriter, action: HeroAction): string[] | undefined {
  const [asked = ''] = action.clauses.join(' ').split(/,? and (?=(?:who|what|where|how|why|is|are|do|does|did|can)\b)|,? or (?=(?:is|are|do|does|did|has|have) )/i);
  const question = cut(readQuestion(asked));
  if (!question) return undefined;
  if (action.asked?.asks === 'carried' && question.form !== 'has') return undefined;
  const told = answerOf({ question, actor: action.actor, writer })?.filter((text) => text.trim() !== '');
  if (!told || told.length === 0) return undefined;
  const [first = '', ...rest] = [...new Set(told)];
  const more = rest.filter((text) => !writer.narrated.has(text)).slice(0, 3);
  [first, ...more].forEach((text) => writer.narrated.add(text));
  return [first, ...more];
}
