import { commonAbout } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { remember, rememberOf } from '#domain/memoise.ts';
import type { Exit, Feature, Npc, Scene } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { wholeWord } from '#server/features/storyteller/parse/words/whole-word.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { headOf } from './subject.ts';
import type { Subject } from './subject.ts';
import { personMeant } from './person-meant.ts';
import { spokenOfLast } from '#server/features/storyteller/compose/mentions/spoken-of-last.ts';
import { nameOf, namesFor } from './wording.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { contentWords, stemsOf, textsRemembered } from '#server/features/storyteller/parse/words/content-words.ts';
import { readQuestion } from '#server/features/storyteller/parse/question/question-form.ts';
import { isNounPhrase } from '#server/features/storyteller/parse/question/noun-phrase.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { isDetail, sceneryFor } from '#server/features/storyteller/parse/things/scenery.ts';
import { heardLately, knownPassages } from '#server/features/storyteller/recall/passages.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

interface Candidate {
  subject: Subject;
  names: readonly string[];
  isHere: boolean;
}

const ownWords = /^(?:i|me|my ?self|mine|my)$/;
const partyWords = /^(?:we|us|our|ours|ourselves|all of us|both of us|the party|the group|everyone of us)$/;
const anybodyWords =
  /^(?:any ?(?:one|body)|every ?(?:one|body)|(?:each|all|both|every one|any|none) of (?:them|those|these)|(?:these|those|all the|the|these other|the other) (?:people|folk|folks|men|women|guys)|some ?(?:one|body)|no ?(?:one|body)|people|others|the others|the rest|all|who)\b/;
const pronounWords =
  /^(?:it|this|that|these|those|they|them|em|'em|him|he|she|him|her|his|hers|the (?:thing|man|woman|guy|kid|boy|girl|person|lady|fellow|other one))$/;
const singular = (word: string) => word.replace(/(?<=[a-z]{2}[^s'])s$/, '');
/** A name without its article, in small letters and in the singular, as phrases are held against it. */
const plainName = remember((name) => singular(bare(name).toLowerCase()), textsRemembered);
const plainPhrase = remember((phrase) => singular(bare(phrase)), textsRemembered);

/** What tells one thing from another of its kind: "the true tongue" is not the tongue that hangs there. */
const tellingApart = /^(?:true|real|original|missing|stolen|proper) /;

/** How well a phrase means what goes by a name: 0 for not at all. */
function fitOf(phrase: string, name: string, isPerson: boolean): number {
  const [meant, known] = [plainPhrase(phrase), plainName(name)];
  if (known === '' || meant === '') return 0;
  if (!isPerson && tellingApart.test(meant) && !tellingApart.test(known)) return 0;
  if (meant === known) return 10 + known.split(' ').length;
  const head = singular(headOf(phrase));
  if (isNamed(meant, known) && known.split(' ').some((each) => singular(each) === head)) return 7 + known.split(' ').length;
  if (isNamed(known, meant) && (singular(headOf(known)) === head || (isPerson && /^\p{Lu}/u.test(name) && known.split(' ')[0] === meant)))
    return 5;
  const at = meant.includes(known) ? meant.search(wholeWord(known)) : -1;
  const isOwner = at >= 0 && /^'s?\b/.test(meant.slice(at + known.length));
  const isApart = / (?:of|from|by|to|for|on|in|at|under|behind|over|inside|with)(?: (?:the|a|an|our|my|that|this))? $/.test(
    meant.slice(0, Math.max(0, at)),
  );
  return at >= 0 && !isOwner && !isApart && known.length > 3 ? 3 : 0;
}

/** Parts of a name that stand for the whole of it: "Wenna" for "Wenna Tarn". */
const namesOfNpc = ({ name, role, aliases }: Npc) => [name, bare(role), ...aliases];

/** Whether the party has heard of somebody by the name they go by. */
function isHeardOf(npc: Npc, { context, before }: SceneWriter, phrase: string): boolean {
  const names = [npc.name, ...npc.name.split(' ').filter((part) => part.length > 3)];
  const wanted = [bare(phrase), ...names].filter((name) => fitOf(phrase, name, true) >= 5 || name === bare(phrase));
  const heard = [...knownPassages(context.brief, before).map(({ text, about }) => `${text} ${about}`), heardLately(context.brief)];
  return heard.some((text) => wanted.some((name) => isNamed(text, name)));
}

const candidates = rememberOf((writer: SceneWriter): readonly Candidate[] => {
  const { context, before, scene: here } = writer;
  const { adventure } = context.brief;
  const visited = adventure.scenes.filter(({ id }) => before.visited.includes(id) || id === here.id);
  const people = adventure.npcs.map((npc): Candidate => {
    const scene = adventure.scenes.find(({ npcs }) => npcs.includes(npc.id));
    const isMet = scene !== undefined && visited.includes(scene);
    const isHere = here.npcs.includes(npc.id);
    return { subject: { kind: 'npc', npc, called: withinSentence(npc.name), scene, isMet, isHere }, names: namesOfNpc(npc), isHere };
  });
  const things = visited.flatMap((scene): Candidate[] => {
    const isHere = scene.id === here.id;
    return [
      ...scene.features.map((feature): Candidate => ({
        subject: { kind: 'feature', feature, scene, isHere },
        names: [feature.name, ...feature.aliases],
        isHere,
      })),
      ...scene.loot.map((loot): Candidate => ({
        subject: { kind: 'loot', loot, scene, isHere },
        names: [loot.name, ...loot.aliases.filter((alias) => isPlainName(alias, `${loot.name} ${loot.where}`, writer))],
        isHere: isHere || Object.hasOwn(before.taken, loot.id),
      })),
    ];
  });
  const ways = knownExits(adventure, before).map((exit): Candidate => ({
    subject: { kind: 'exit', exit },
    names: [exit.label, ...exit.aliases.filter((alias) => isOfPlace(alias, exit, adventure.scenes))],
    isHere: true,
  }));
  const places = adventure.scenes.map((scene): Candidate => ({
    subject: { kind: 'scene', scene, isKnown: visited.includes(scene) },
    names: [scene.name],
    isHere: false,
  }));
  return [...people, ...things, ...places, ...ways];
});

/** Whether a name of a way is that of the way or of where it leads, and not of somebody who is there. */
function isOfPlace(alias: string, { label, to }: Exit, scenes: readonly Scene[]): boolean {
  const goal = scenes.find(({ id }) => id === to)?.name ?? '';
  const heads = [headOf(label), headOf(goal)].flatMap((head) => contentWords(head).map(({ stem }) => stem));
  return contentWords(alias).some(({ stem }) => heads.includes(stem));
}

/** Whether somebody may be spoken of by this name: of whoever is not here, a mere "woman" says nothing. */
function mayBeMeant({ subject }: Candidate, phrase: string, writer: SceneWriter): boolean {
  if (subject.kind !== 'npc') return subject.kind !== 'scene' || subject.isKnown || isNamed(allHeard(writer), bare(subject.scene.name));
  if (subject.isHere) return true;
  if (
    /^(?:man|woman|girl|boy|child|kid|guard|lad|stranger|old woman|young woman|somebody|someone|people|town|crowd|everyone|everybody)$/.test(
      bare(phrase),
    )
  )
    return false;
  const fact = commonAbout(bare(phrase), writer.context.brief.adventure, writer.before);
  const isWellKnown = fact?.onlyPeople !== true && fact?.names.includes(bare(subject.npc.name)) === true;
  return subject.isMet || isWellKnown || isHeardOf(subject.npc, writer, bare(phrase));
}

function allHeard({ context, before }: SceneWriter): string {
  const ways = context.brief.adventure.scenes
    .filter(({ id }) => before.visited.includes(id))
    .flatMap(({ exits }) => exits.map(({ label }) => label));
  return [...knownPassages(context.brief, before).map(({ text }) => text), ...ways].join(' ');
}

const least = 3;
/** Words that name nothing alone. */
const empty = /^(?:the|an?|that|this|my|our|his|her|their|some|any|all|of|in|on|at|is|are|to|it's|just|so|not|and|or)?$/;

/** Words at least so near in sense are two names of one thing: a spade, a shovel. */
const nearEnough = 0.45;

/**
 * Whether another name of a thing gives away no more of it than its own name does, or than the party has been told: "real tongue",
 * for a weight of which nobody has said what it is, is a secret.
 */
function isPlainName(alias: string, name: string, writer: SceneWriter): boolean {
  const [own, said] = [contentWords(name), contentWords(alias)];
  if (said.length === 0 || said.some(({ stem }) => own.some((each) => each.stem === stem))) return true;
  if (said.some(({ word }) => own.some((each) => wordTable().nearness(word, each.word) >= nearEnough))) return true;
  const known = knownPassages(writer.context.brief, writer.before).map(({ text }) => stemsOf(text));
  const least = Math.min(2, own.length);
  return known.some((stems) => said.every(({ stem }) => stems.has(stem)) && own.filter(({ stem }) => stems.has(stem)).length >= least);
}

/** Whether the party knows the name of somebody whom it has not met. */
function knowsName(npc: Npc, { context, before }: SceneWriter): boolean {
  const heard = [...knownPassages(context.brief, before).map(({ text }) => text), heardLately(context.brief)];
  return heard.some((text) => isNamed(text, npc.name.split(' ').at(-1) ?? npc.name));
}

/** Words of a question as the player wrote them, capitals and all. */
function asWritten(phrase: string, { context }: SceneWriter): string {
  const text = context.read.flatMap(({ intent }) => intent.text.replaceAll('’', "'")).join(' ');
  const at = text.toLowerCase().indexOf(phrase);
  return at < 0 || text === text.toUpperCase() ? phrase : text.slice(at, at + phrase.length);
}

/** Whether a phrase ends with the name of what it means: "wenna tarn" does, "wenna tarn lying" and "wenna the ferrywoman" do not. */
function endsInName(phrase: string, names: readonly string[]): boolean {
  const text = bare(phrase);
  if (/(?<!\b(?:of|in|on|at|to|by|with|from|for|under|behind)) (?:the|an?) /.test(text)) return false;
  return names.some((name) => singular(text).endsWith(singular(bare(name).toLowerCase())) || bare(name).toLowerCase() === text);
}

/**
 * What a phrase names and nothing besides; undefined where it names nothing that the adventure knows, or says more of it than its
 * name.
 */
export function namedBy(phrase: string, writer: SceneWriter, actor: Hero): Subject | undefined {
  const subject = subjectOf(phrase, writer, actor, false);
  if (subject.kind === 'word') return undefined;
  const own = subject.kind === 'npc' ? namesOfNpc(subject.npc) : namesFor(subject);
  const whole = [...own, nameOf(subject), ...(subject.kind === 'exit' ? [subject.exit.label] : [])];
  return subject.kind === 'hero' ||
    subject.kind === 'party' ||
    subject.kind === 'anybody' ||
    pronounWords.test(phrase) ||
    endsInName(phrase, whole)
    ? subject
    : undefined;
}

/** Whom or what a phrase of a question means: by its name, as far as the party may know it; else the words themselves. */
export function subjectOf(phrase: string, writer: SceneWriter, actor: Hero, isByTheWay = true): Subject {
  const text = phrase.trim().replace(/^(?:this|that|these|those|our|my|his|her|their) (?=\S)/, '');
  const lone = phrase.trim();
  if (ownWords.test(lone)) return { kind: 'hero', hero: actor };
  if (partyWords.test(lone)) return { kind: 'party' };
  const hero = writer.context.whole.party.find(({ name }) => isNamed(lone, bare(name)) && lone.split(' ').length < 3);
  if (hero) return { kind: 'hero', hero };
  const [best] = candidates(writer)
    .map((candidate) => ({
      candidate,
      fit: Math.max(...candidate.names.map((name) => fitOf(text, name, candidate.subject.kind === 'npc'))) + (candidate.isHere ? 2 : 0),
    }))
    .filter(({ candidate, fit }) => fit >= least + (candidate.isHere ? 2 : 0) && mayBeMeant(candidate, text, writer))
    .toSorted((one, other) => other.fit - one.fit);
  if (empty.test(text) && !pronounWords.test(lone)) return { kind: 'word', name: '' };
  if (pronounWords.test(lone))
    return lastMentioned(lone, writer) ?? (best?.candidate.isHere === true ? best.candidate.subject : { kind: 'word', name: lone });
  if (anybodyWords.test(lone) && (best?.fit ?? 0) < 12) return { kind: 'anybody' };
  const scenery = isByTheWay && isNounPhrase(text) ? sceneryMeant(text, writer) : undefined;
  // The lamps of this street come before a lamp that lies elsewhere.
  const isNearer = scenery !== undefined && isDetail(scenery, writer.scene) && best?.candidate.isHere === false;
  if (best && !(isNearer && best.candidate.subject.kind !== 'npc')) return namedIn(best.candidate.subject, text, writer);
  if (scenery) return { kind: 'feature', feature: scenery, scene: writer.scene, isHere: true };
  return personMeant(text, writer) ?? { kind: 'word', name: asWritten(text, writer) };
}

/** What the texts of the place speak of that a phrase means. */
function sceneryMeant(text: string, writer: SceneWriter): Feature | undefined {
  const { adventure, party } = writer.context.brief;
  // "The grey ring" that is a place is not the ring in the wall here.
  if (adventure.scenes.some(({ name }) => name.includes(' ') && bare(name) === bare(text))) return undefined;
  const scenery = sceneryFor(`the ${bare(text)}`, 'search', { adventure, state: writer.before, party });
  const isMeant = scenery?.kind === 'feature' && isNamed(headOf(text), headOf(scenery.feature.aliases[0] ?? ''));
  return scenery?.kind === 'feature' && isMeant ? scenery.feature : undefined;
}

/** Somebody whose name nobody has told the party goes by the words of the question. */
function namedIn(subject: Subject, phrase: string, writer: SceneWriter): Subject {
  if (subject.kind !== 'npc' || subject.isMet || subject.isHere || knowsName(subject.npc, writer)) return subject;
  const written = asWritten(phrase, writer);
  return { ...subject, called: /^\p{Lu}/u.test(written) ? written : `the ${bare(written)}` };
}

/** Where a second question begins: "who is Ursel and where do I find her". */
const another = /[?!.]\s+|,? and (?=(?:who|what|where|how|why)\b)/i;

/** A single word in quotation marks: "who is 'she'". */
const oneWordMarked = /(?<!\p{L})['"](\p{L}+)['"](?!\p{L})/gu;

/** What was spoken of last, where "it" or "she" may mean it: in these words, else in the last replies. */
function lastMentioned(pronoun: string, writer: SceneWriter): Subject | undefined {
  const { read } = writer.context;
  const isOfPeople = /^(?:they|them|em|'em)$/.test(pronoun);
  const person = /^(?:he|him|his|the (?:man|guy|boy|fellow))$/.test(pronoun)
    ? 'he'
    : /^(?:she|her|hers|the (?:woman|girl|lady))$/.test(pronoun)
      ? 'she'
      : undefined;
  const all = candidates(writer).filter(({ subject }) => {
    if (subject.kind === 'feature' || subject.kind === 'loot' || subject.kind === 'exit') return person === undefined && !isOfPeople;
    if (subject.kind !== 'npc') return false;
    return person === undefined ? isOfPeople || subject.npc.pronouns === 'it' : subject.npc.pronouns === person;
  });
  const asked = read.flatMap(({ actions }) =>
    actions.flatMap(({ clauses }) =>
      clauses
        .join(' ')
        .split(another)
        .flatMap((part) => readQuestion(part)?.subject.replace(/^there (?:an?|any|some) /, '') ?? []),
    ),
  );
  const before = asked.findLast((each) => each !== '' && !pronounWords.test(each) && !new RegExp(`\\b${pronoun}\\b`).test(each));
  const [actor] = read.flatMap(({ actions }) => actions.map((each) => each.actor));
  const meant = before === undefined || actor === undefined || isOfPeople ? undefined : subjectOf(before, writer, actor);
  const isIt = meant?.kind === 'feature' || meant?.kind === 'loot' || meant?.kind === 'word';
  if (meant && (person === undefined ? isIt : meant.kind === 'npc' && [person, 'they'].includes(meant.npc.pronouns))) return meant;
  // What is said by the way names somebody as well: "the factor's a suspect. Who is he?"
  const own = read.map(({ intent }) => intent.text.replaceAll('’', "'").replaceAll(oneWordMarked, '$1')).join(' ');
  const isHeard = ({ subject }: Candidate, name: string) =>
    subject.kind !== 'npc' || subject.isMet || [subject.npc.name, name].some((each) => isHeardOf(subject.npc, writer, each));
  const last = spokenOfLast(
    all,
    person,
    own,
    writer,
    (each, name, text) => (text === own || isHeard(each, name)) && mayBeMeant(each, name, writer),
  );
  if (last) return namedIn(last.candidate.subject, last.name, writer);
  const here = all.filter(({ isHere, subject }) => isHere && subject.kind === 'npc');
  return here.length === 1 ? here[0]?.subject : undefined;
}
