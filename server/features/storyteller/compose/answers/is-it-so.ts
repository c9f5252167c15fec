import { withArticle } from '#domain/text/noun-text.ts';
import { commonAbout } from '#server/features/storyteller/parse/talk/common-fact.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { isBeing } from '#server/features/storyteller/parse/things/missing.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { evidenceFor } from './evidence.ts';
import { anybodyHere, doingNow, healthOf, mindOf, plightOf, whereIs } from './of-people.ts';
import { answerOfThing, isThingSo, sightOf } from './of-things.ts';
import { presentHere } from './who-is-at.ts';
import { namedBy, subjectOf } from './find-subject.ts';
import type { Subject } from './subject.ts';
import { pursues } from '#server/features/storyteller/parse/question/for-narrator.ts';
import { pursuitOf } from './standing/pursuit.ts';
import { unknown } from './unknown.ts';
import type { Asked } from './unknown.ts';
import { placeName } from './wording.ts';

const here =
  /^(?:.+? )?(?:still )?(?:here|around|in here|up here|down here|out here|there|nearby|about|present|in sight|at home|home|with (?:us|me|\p{L}+)|in (?:the|this) (?:room|house|place|hall|building))(?: with (?:us|me))?$/u;
const hereTail =
  / (?:still |really |also )*(?:here|around|in here|up here|down here|out here|there|nearby|about|present|in sight|at home|home|with (?:us|me|you|them|\p{L}+)|in (?:the|this) (?:room|house|place|hall|building))(?: with (?:us|me))?$/u;
const health =
  /^(?:badly |still |really |very )*(?:dead|alive|hurt|wounded|injured|ok|okay|alright|all right|down|dying|breathing|conscious|unconscious|fine|safe)$/;
const minds =
  /\b(?:lying|lie|honest|truth|trust\p{L}*|friend\p{L}*|hostile|angry|mad|upset|dangerous|evil|enemy|nice|kind|afraid|scared|sad|on our side|hiding|nervous|sure|strong|tough)\b/u;

/** Words that ask whether somebody minds the party: "watching us". */
const watching =
  /^(?:(?:still|even|really|always) )*(?:watching|looking(?: at)?|staring|listening|eyeing|eyeballing|minding|paying attention)\b/;

/** The longest beginning of some words that names something, and what is left of them. */
function leadingSubject(text: string, { writer, actor }: Asked): { subject: Subject; rest: string } {
  const all = text.split(' ');
  for (let count = Math.min(all.length, 7); count > 0; count -= 1) {
    const subject = namedBy(all.slice(0, count).join(' '), writer, actor);
    if (subject) return { subject, rest: all.slice(count).join(' ') };
  }
  const [first = '', ...rest] = all;
  const isArticle = /^(?:the|a|an|that|this|my|our|his|her)$/.test(first);
  const name = isArticle ? all.slice(0, 2).join(' ') : first;
  return { subject: subjectOf(name, writer, actor), rest: (isArticle ? rest.slice(1) : rest).join(' ') };
}

/** Where a hero of the party is. */
export function heroHere(hero: Hero, { writer, actor }: Asked): string[] {
  const { adventure, state } = writer.context.whole;
  const at = sceneIdOf(state, hero.id);
  const name = hero.id === actor.id ? 'You are' : `${hero.name} is`;
  if (at === writer.scene.id)
    return [
      hero.id === actor.id
        ? `You are here, at ${placeName(writer.scene)}.`
        : `Yes. ${hero.name} is with you, at ${placeName(writer.scene)}.`,
    ];
  const scene = adventure.scenes.find(({ id }) => id === at);
  return [`No. ${name} at ${scene ? placeName(scene) : 'some other place'}.`];
}

function isHere(subject: Subject, asked: Asked): string[] | undefined {
  const { writer } = asked;
  switch (subject.kind) {
    case 'npc': {
      const told = whereIs(subject, writer);
      return subject.isHere ? [`Yes. ${told[0] ?? ''}`, ...told.slice(1)] : [`No. ${told[0] ?? ''}`, ...told.slice(1)];
    }
    case 'hero':
      return heroHere(subject.hero, asked);
    case 'party':
      return [`You are at ${placeName(writer.scene)}.`];
    case 'anybody':
      return anybodyHere(writer);
    case 'feature':
    case 'loot': {
      const told = answerOfThing(subject, { ...asked.question, form: 'where' }, writer) ?? [];
      return [`${subject.isHere ? 'Yes' : 'No'}. ${told[0] ?? ''}`, ...told.slice(1)];
    }
    default:
      return undefined;
  }
}

/** Whether somebody is somebody else: "is she the landlady?" */
function isTheSame(subject: Subject, rest: string, { writer, actor }: Asked): string[] | undefined {
  if (subject.kind !== 'npc') return undefined;
  const other = subjectOf(rest, writer, actor);
  if (other.kind !== 'npc') return undefined;
  const { npc } = subject;
  if (other.npc.id === npc.id) return [`Yes. ${capitalize(withinSentence(npc.name))} is ${npc.role}.`];
  return subject.isMet || subject.isHere ? [`No. ${capitalize(withinSentence(npc.name))} is ${npc.role}.`] : undefined;
}

/** "Was that Pryce?" is about Pryce. */
function turned(found: { subject: Subject; rest: string }, { writer, actor }: Asked): { subject: Subject; rest: string } {
  if (found.subject.kind === 'npc' || found.rest === '') return found;
  const other = subjectOf(found.rest, writer, actor);
  return other.kind === 'npc' && (found.subject.kind === 'word' || found.subject.kind === 'feature') ? { subject: other, rest: '' } : found;
}

const [men, women] = ['boy|man|guy|lad|gentleman|he|him|male', 'girl|woman|lady|lass|she|her|female'];
const heOrShe = new RegExp(`^(.+?) (?:an? )?(${men}) or (?:an? )?(${women})$`);
const sheOrHe = new RegExp(`^(.+?) (?:an? )?(${women}) or (?:an? )?(${men})$`);

function herOrHim(text: string): (string | undefined)[] {
  const [whole, whom, her, him] = sheOrHe.exec(text) ?? [];
  return [whole, whom, him, her];
}

/** "Is Nettle a boy or a girl?" */
function sexOf({ npc, called }: Extract<Subject, { kind: 'npc' }>, him: string, her: string): string {
  const word = npc.pronouns === 'he' ? him : npc.pronouns === 'she' ? her : undefined;
  const name = capitalize(called);
  return word === undefined || word.length < 4 ? `People say "${npc.pronouns}" of ${called}.` : `${name} is ${withArticle(word)}.`;
}

/** Whether a sentence of the narrator's says outright what is asked of its subject: all of it, and not that it is otherwise. */
function affirms(text: string, asked: string): boolean {
  const wanted = contentWords(asked).map(({ stem }) => stem);
  const stems = stemsOf(text);
  return (
    wanted.length > 0 &&
    wanted.every((stem) => stems.has(stem)) &&
    !/["?]|\b(?:not|no|never|nobody|nothing|neither|if|would|could|should)\b|n't\b/i.test(text)
  );
}

/** Whether something is so; which of two it is has no yes or no for an answer: "is she the bride or the cook?" */
export function answerOfIs(asked: Asked): string[] | undefined {
  const told = isItSo(asked);
  if (!/ or (?!so$|more$|less$)/.test(asked.question.text)) return told;
  return told?.map((text) => text.replace(/^(?:Yes|No)(?:, as far as can be seen)?[.:] (?=\p{Lu})/u, ''));
}

/** Whether somebody is as the words have it: after the party, hurt, honest, or somebody else. */
function isPersonSo(person: Extract<Subject, { kind: 'npc' }>, rest: string, asked: Asked): string[] | undefined {
  const { writer } = asked;
  if (pursues.test(rest)) return pursuitOf(person, writer);
  // What somebody looks at is not to be known; what they do is.
  if (person.isHere && watching.test(rest)) return ['Nobody can tell that for certain.', ...doingNow(person, writer)];
  const plight = plightOf(person, rest, writer);
  if (plight) return plight;
  if (health.test(rest)) return healthOf(person, writer);
  if (minds.test(rest)) return mindOf(person, rest, writer);
  return isTheSame(person, rest, asked);
}

/** Whether what is seen or was told of something says that it is so. */
function isSaidOf(subject: Subject, rest: string, asked: Asked): string[] {
  const { question, writer } = asked;
  const looks =
    subject.kind === 'npc' && subject.isHere ? wholeSentencesOf(subject.npc.description).find((text) => affirms(text, rest)) : undefined;
  if (looks !== undefined) return [`Yes, as far as can be seen. ${looks}`];
  if (subject.kind === 'npc' && subject.isHere && rest !== '') return [...unknown(subject, asked).slice(0, 1), subject.npc.description];
  const told = evidenceFor(subject, question, writer);
  const shown = told.find((text) => affirms(text, rest));
  if (shown !== undefined) return [`Yes, as far as can be seen. ${shown}`];
  return told.length > 0 ? [unknown(subject, asked)[0] ?? '', ...told] : unknown(subject, asked);
}

function isItSo(asked: Asked): string[] | undefined {
  const { question, writer } = asked;
  const { subject: text } = question;
  const [, seat = ''] =
    /^(?:there )?(?:any ?(?:one|body)|some ?(?:one|body)) (?:\p{L}+ing )?(?:in|on|under|inside) (.+)$/u.exec(text) ?? [];
  const thing = seat === '' ? undefined : subjectOf(seat, writer, asked.actor);
  // Who is in the room need not be in the chair.
  if (thing?.kind === 'feature' && thing.isHere) return [sightOf(thing, writer), ...presentHere(writer)];
  if (/^(?:there )?(?:any ?(?:one|body)|some ?(?:one|body)|people|anyone else|anybody else)\b/.test(text))
    return / \p{L}{3,}ing\b/u.test(text) ? presentHere(writer) : anybodyHere(writer);
  if (/^there\b/.test(text)) return undefined;
  const [, where = ''] = /^(?:i|we) (?:still |already |really )?(?:at|in|on|near|inside) (.+)$/.exec(text) ?? [];
  const place = where === '' ? undefined : subjectOf(where, writer, asked.actor, false);
  const goal = place?.kind === 'scene' ? place.scene.id : place?.kind === 'exit' ? place.exit.to : undefined;
  if (where !== '' && goal === undefined && place?.kind === 'word')
    return [`No, not that you know of. You are at ${placeName(writer.scene)}.`];
  if (goal !== undefined) return [`${goal === writer.scene.id ? 'Yes' : 'No'}. You are at ${placeName(writer.scene)}.`];
  const [, guessed] = /^(?:this|that|it) (?:really )?((?:an?|the) .+)$/.exec(text) ?? [];
  const fact = guessed === undefined ? undefined : commonAbout(guessed, writer.context.brief.adventure, writer.before);
  if (fact && fact.onlyPeople !== true) return [fact.says];
  if (/^(?:this|that|it) (?:an?|the) /.test(text)) return unknown({ kind: 'word', name: '' }, asked);
  if (here.test(text)) {
    const named = text.replace(hereTail, '');
    const [, company = ''] = /with (\p{L}+)$/u.exec(text) ?? [];
    const own = subjectOf(named, writer, asked.actor);
    const other = subjectOf(company, writer, asked.actor, false);
    if (own.kind === 'hero' && own.hero.id === asked.actor.id && other.kind === 'hero') return heroHere(other.hero, asked);
    const told = isHere(subjectOf(named, writer, asked.actor), asked);
    if (told) return told;
  }
  const [, whom, him, her] = heOrShe.exec(text) ?? herOrHim(text);
  const person = whom === undefined ? undefined : subjectOf(whom, writer, asked.actor);
  if (person?.kind === 'npc' && him !== undefined && her !== undefined) return [sexOf(person, him, her)];
  const { subject, rest } = turned(leadingSubject(text, asked), asked);
  const ofThem = subject.kind === 'npc' ? isPersonSo(subject, rest, asked) : undefined;
  if (ofThem) return ofThem;
  const isOurs = subject.kind === 'party' || (subject.kind === 'hero' && subject.hero.id === asked.actor.id);
  if (isOurs && /^(?:(?:now|still|down|up|back|out|already) )*(?:at|in|by|on|inside|near|under|down|outside)\b/.test(rest))
    return [`You are at ${placeName(writer.scene)}.`];
  // "Are the missing people there?" asks after people, and not after what is missing.
  const isPeople = isBeing(rest.split(' ')[0] ?? '');
  if (
    !isPeople &&
    (subject.kind === 'feature' || subject.kind === 'loot' || subject.kind === 'exit') &&
    rest !== '' &&
    rest.split(' ').length <= 4
  )
    return isThingSo(
      subject,
      rest.replace(/^(?:still|really|now|also) /, '').replace(/ (?:now|still|yet|anymore|any more|or not)$/, ''),
      writer,
      /^(?:do|does|did)\b/.test(question.text),
    );
  return isSaidOf(subject, rest, asked);
}
