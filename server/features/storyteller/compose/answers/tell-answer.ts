import { withinSentence } from '#domain/text/within-sentence.ts';
import { tellKnown } from '#server/features/storyteller/compose/tell-recap.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { readQuestion } from '#server/features/storyteller/parse/question/question-form.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { enemyOf } from '#server/features/storyteller/compose/scene-writer.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { allKnownOf, evidenceFor, knownOf } from './evidence.ts';
import { answerOfDid, answerOfHas } from './of-own-actions.ts';
import { allDoing, metWith, answerOfPerson, dealWith, mindOf, whyHostile } from './of-people.ts';
import { shownHere } from './shown-here.ts';
import { isAtThing, isOfSomebody, presentHere } from './who-is-at.ts';
import { answerOfPlace, dangerNow } from './of-places.ts';
import { answerOfThing, countedNear } from './of-things.ts';
import { isDetail } from '#server/features/storyteller/parse/things/scenery.ts';
import { answerOfCommon } from './of-common.ts';
import { answerOfIs, heroHere } from './is-it-so.ts';
import { whoIsHero } from './of-heroes.ts';
import { subjectOf } from './find-subject.ts';
import { nameOf, placeName, whereToAsk } from './wording.ts';
import { atLarge, mentionedIn } from './standing/at-large.ts';
import { whyNot } from './standing/why-not.ts';
import { whereTaken, whoHas } from './standing/where-taken.ts';
import { commonNamed, unknown } from './unknown.ts';
import type { Asked } from './unknown.ts';
import type { Subject } from './subject.ts';

/** Whose one of several is: "which door is his". */
const ofWhom = /^(?<what>.+?) (?:is|are|was|were) (?<whose>his|hers|theirs|its|ours|mine|(?:the |my )?\p{L}+(?: \p{L}+)?['’]s?)$/u;

/** Which of several is meant: those here that go by the word. */
function answerOfWhich(asked: Asked): string[] | undefined {
  const {
    question: { subject, text },
    writer,
  } = asked;
  const owned = ofWhom.exec(subject)?.groups;
  const fact = owned && commonNamed(text, asked);
  if (owned) return [`Nobody has told you which ${owned['what'] ?? ''} is ${owned['whose'] ?? ''}.`, ...(fact === undefined ? [] : [fact])];
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

/** Forms of questions that the look of a thing answers for its parts. */
const ofParts: readonly Question['form'][] = ['inside', 'reads', 'looks', 'howMany'];

/** The thing that stands here and of which a part is asked after that nobody has told of: the coat of "the pocket of that coat". */
function partOf(subject: Subject, { writer, actor }: Asked): Extract<Subject, { kind: 'feature' }> | undefined {
  const [, whole] = subject.kind === 'word' ? (/^[^,]{3,30} (?:of|on|in) ((?:the|that|this) .{3,30})$/u.exec(subject.name) ?? []) : [];
  const thing = whole === undefined ? undefined : subjectOf(whole, writer, actor);
  return thing?.kind === 'feature' && thing.isHere ? thing : undefined;
}

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
  const own = whyNot(question, writer) ?? (question.form === 'where' ? whereTaken(asked) : whoHas(asked));
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
  if (question.form === 'can' && subject.kind === 'hero')
    return [`Nothing that you see speaks against it: say that ${subject.hero.name} does it, and it is tried.`];
  const common = answerOfCommon(subject, asked);
  if (common) return common;
  const whole = ofParts.includes(question.form) ? partOf(subject, asked) : undefined;
  if (whole) return answerOfThing(whole, question, writer) ?? unknown(whole, asked);
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
    case 'party':
      return question.form === 'where' ? [`You are at ${placeName(writer.scene)}.`] : undefined;
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
  const [asked = ''] = action.clauses
    .join(' ')
    .split(/,? and (?=(?:who|what|where|how|why|is|are|do|does|did|can)\b)|,? or (?=(?:is|are|do|does|did|has|have) )/i);
  const question = cut(readQuestion(asked));
  if (!question) return undefined;
  // "Have we got anything that rings?" asks for all that there is.
  const isAnything = action.asked?.subject === null && /^(?:any|some)thing\b/.test(question.subject);
  if (action.asked?.asks === 'carried' && (question.form !== 'has' || isAnything)) return undefined;
  const told = answerOf({ question, actor: action.actor, writer })?.filter((text) => text.trim() !== '');
  if (!told || told.length === 0) return undefined;
  const [first = '', ...rest] = [...new Set(told)];
  const more = rest.filter((text) => !writer.narrated.has(text)).slice(0, 3);
  [first, ...more].forEach((text) => writer.narrated.add(text));
  return [first, ...more];
}
