import { ofAnswers } from '#server/features/storyteller/compose/mentions/of-answers.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { isPointer } from '#server/features/storyteller/parse/references/mentions.ts';
import { stemmer } from 'stemmer';
import { capitalize } from '#domain/text/capitalize.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { seenTag, statePhrase } from '#domain/narration/scene-tags/seen-tag.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import type { Loot } from '#domain/narration/adventure.ts';
import { bare, goesBy, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { namesOfOwn } from '#server/features/storyteller/parse/things/own-names.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { knownPassages } from '#server/features/storyteller/recall/passages.ts';
import { onSheetOf } from './own/whole-sheet.ts';
import { evidenceFor } from './evidence.ts';
import { holdings } from './of-people.ts';
import { sightOf, tagsOf } from './of-things.ts';
import { subjectOf } from './find-subject.ts';
import { headOf } from './subject.ts';
import type { Subject } from './subject.ts';
import { beFor, nameOf, placeName } from './wording.ts';

/** Replies that "did it work?" looks back over. */
const lookedBack = 4;

/** Sentences of the last replies, the latest reply first, without what each ends with to go on. */
export function lately({ context: { brief } }: SceneWriter): string[] {
  const told = brief.recent
    .filter(({ role }) => role === 'ai')
    .slice(-lookedBack)
    .toReversed();
  return told.flatMap(({ content }) => {
    const paragraphs = content.split('\n\n');
    const kept = paragraphs.length > 1 ? paragraphs.slice(0, -1) : paragraphs;
    return kept
      .flatMap(sentencesOf)
      .map((each) => each.trim().replace(/^[^:.]{3,60}, (?:to|at) [^:.]{3,40}: /, ''))
      .filter((each) => /\p{L}/u.test(each) && !each.includes('"') && !each.endsWith('?') && !ofAnswers.test(each));
  });
}

/** What the last replies told of something, in their words. */
function toldLately(question: Question, subject: Subject, writer: SceneWriter): string | undefined {
  const stems = new Set(contentWords(question.text).map(({ stem }) => stem));
  const about = contentWords(subject.kind === 'word' ? subject.name : nameOf(subject)).map(({ stem }) => stem);
  return lately(writer).find((text) => {
    if (isPointer(text)) return false;
    const said = contentWords(text).map(({ stem }) => stem);
    const shared = said.filter((stem) => stems.has(stem)).length;
    return shared >= Math.min(2, stems.size) && (about.length === 0 || about.some((stem) => said.includes(stem)));
  });
}

/** What was told last, once more: without the lines that only go on from it. */
export function tellAgain({ context: { brief } }: SceneWriter): string[] {
  const last = brief.recent.findLast(({ role }) => role === 'ai')?.content ?? brief.adventure.welcome;
  const paragraphs = last.split('\n\n');
  return (paragraphs.length > 2 ? paragraphs.slice(0, -1) : paragraphs).map((text) => text.trim());
}

/** Whether the party has come somewhere: "did I get past?" */
const asksOfWay =
  /^(?:i|we) (?:\p{L}+ )?(?:get|got|make it|made it|come|slip|sneak|run|go) (?:past|through|away|out|in|inside|there|over|across|by|back)\b|^(?:i|we) (?:make|made) it$/u;

/** Where the party is, and who there is in its way. */
function whereWeStand({ context: { brief }, before, scene }: SceneWriter): string[] {
  const foes = foesHere(brief.adventure, before).map(({ name }) => withinSentence(name));
  return [
    `You are at ${placeName(scene)}.`,
    foes.length > 0
      ? `${capitalize(listed(foes))} ${foes.length > 1 ? 'are' : 'is'} here, and still in your way.`
      : 'Nobody bars your way here.',
  ];
}

/** Whether somebody took notice: "did she notice me?" */
const asksNotice =
  /\b(?:notic|spot|see|saw|seen|hear|heard|catch|caught|recogni|suspect)\p{L}* (?:me|us|it|that|anything|something|what)\b/u;
/** The same of nobody by name. */
export const asksWhoNoticed =
  /^(?:did|has|have) (?:any ?(?:one|body)|some ?(?:one|body)) (?:follow|see|seen|hear|heard|notice|spot|watch)|^who (?:saw|heard|noticed|spotted|watched) (?:me|us)\b/;
/** Words by which it is told that somebody has taken notice. */
const tellsNotice =
  /\b(?:notice[sd]|spots?|spotted|sees?|saw|(?<!\bmay )hears? (?:you|it|them)|looks? up|looks? at the place|(?:has|have) (?:seen|watched)|not escaped|turns? (?:round|around)|watch(?:es|ing)?|stares?|catch(?:es)?|caught)\b/u;

/** Whether somebody noticed what the party did, as far as the last replies have told. */
export function noticed(subject: Subject, writer: SceneWriter): string[] {
  const name = subject.kind === 'npc' ? subject.npc.name : '';
  const told = lately(writer).find(
    (text) =>
      !isPointer(text) &&
      !/\b(?:nobody|no one|as though|as if)\b/i.test(text) &&
      tellsNotice.test(text) &&
      (name === '' || isNamed(text, name.split(' ')[0] ?? name)),
  );
  if (told !== undefined) return [`This was told of it: ${told}`];
  return [
    name === '' ? 'Nobody that you have noticed.' : `Not that you have noticed: nothing was told of ${withinSentence(name)} that shows it.`,
  ];
}

/** What became of what the party set about: as it stands now, else as it was told. */
export function answerOfDid(question: Question, subject: Subject, writer: SceneWriter): string[] {
  const tags = tagsOf(subject, writer);
  const { brief } = writer.context;
  if (asksNotice.test(question.text) && /^(?:did|has|have|does) (?!i\b|we\b|you\b)/.test(question.text)) return noticed(subject, writer);
  if (tags.length > 0) {
    const [seen] = tags.map((tag) => seenTag(tag, brief));
    const by = seen?.by === undefined ? '' : ` That was ${seen.by}.`;
    return seen ? [`${capitalize(seen.thing)} ${statePhrase(seen)}.${by}`] : [];
  }
  if (subject.kind === 'loot' && Object.hasOwn(writer.before.taken, subject.loot.id)) return [`Yes. ${sightOf(subject, writer)}`];
  const told = toldLately(question, subject, writer);
  if (asksOfWay.test(question.subject)) return whereWeStand(writer);
  const known = evidenceFor(subject, question, writer);
  if (known.length > 0 && !/^(?:i|we)\b/.test(question.subject)) return known;
  const of = subject.kind === 'word' && /^(?:it|that|this|they|them)?$/.test(subject.name) ? 'of it' : `of ${nameOf(subject)}`;
  if (told !== undefined) return [`This was told ${of}: ${told}`];
  const sight =
    subject.kind === 'feature' || subject.kind === 'loot' || subject.kind === 'exit'
      ? [`No, not that can be seen: nothing about ${nameOf(subject)} has changed since you came.`, sightOf(subject, writer)]
      : [];
  return sight.length > 0 ? sight : [`Nothing told so far says that it came about.`];
}

/** Words that a text puts into the party's hands: "a letter in your coat". */
const brought =
  /\b(?:in|into|on|round|under) (?:a|the|your|each) (?:pocket|pockets|coat|hands?|pack|packs|arm|neck|belt)\b|\binto your hands\b/i;

/** A thing that a text of the tale has given to the party from the start. */
function broughtThing(phrase: string, { context: { brief }, before }: SceneWriter): string | undefined {
  const stem = stemmer(headOf(phrase));
  return knownPassages(brief, before)
    .map(({ text }) => text)
    .find((text) => brought.test(text) && contentWords(text).some((each) => each.stem === stem));
}

const given =
  /\b((?:an?|the) (?:\p{L}+(?:'s)? ){0,2}\p{L}+)(?: folded)? (?:in|into|on|round|under) (?:a|the|your|each) (?:pockets?|coat|hands?|packs?|arm|neck|belt)\b/giu;

/** The things that the first page has put into the party's hands, and to which nothing has been done since, in one sentence. */
export function allBrought(writer: SceneWriter): string[] {
  const { welcome } = writer.context.brief.adventure;
  const names = [...welcome.matchAll(given)].map(([, name = '']) => name.replace(/^(?:a|an|the) (?:with|and) /i, ''));
  const kept = names.filter((name) => tagsOf({ kind: 'word', name }, writer).length === 0);
  return kept.length > 0 ? [`From the beginning you have had ${listed(kept)} with you.`] : [];
}

/** What is in the purse of a hero now. */
function purseLine(actor: Hero, { ruled }: SceneWriter): string[] {
  const coins = purseOf(
    actor,
    ruled.map(({ ruling }) => ruling),
  );
  return [coins ? `${actor.name} has ${tellCoins(coins)} in the purse.` : 'Your coins stand on the sheet of whoever carries them.'];
}

/** What the party has taken, or has given away since, by its noun: one's own bells come before those that hang elsewhere. */
export function takenThing(phrase: string, { context: { brief }, before, scene: here }: SceneWriter): Subject | undefined {
  const wanted = bare(phrase.replace(/^(?:any|some|my|our|these|those|both|all|one of|two|of) /, ''));
  const isMeant = (loot: Loot) => Object.hasOwn(before.taken, loot.id) && goesBy(namesOfOwn(loot), wanted);
  for (const scene of brief.adventure.scenes) {
    const loot = scene.loot.find(isMeant);
    if (loot) return { kind: 'loot', loot, scene, isHere: scene.id === here.id };
  }
  return undefined;
}

/** Whether somebody has something, and else where it is. */
export function answerOfHas(question: Question, actor: Hero, writer: SceneWriter): string[] {
  const isOwnBag = /^(?:pack|packs|bag|bags|pockets?|hands?|coat|purse|backpack|inventory|possession)$/.test(question.rest);
  const who = isOwnBag ? ({ kind: 'party' } as const) : subjectOf(question.rest === '' ? 'we' : question.rest, writer, actor);
  const thing = takenThing(question.subject, writer) ?? subjectOf(question.subject, writer, actor);
  const name = nameOf(thing);
  const told = who.kind === 'npc' ? undefined : broughtThing(question.subject, writer);
  if (thing.kind === 'loot' && (told === undefined || Object.hasOwn(writer.before.taken, thing.loot.id))) {
    const holder = writer.before.taken[thing.loot.id];
    const hero = writer.context.whole.party.find(({ id }) => id === holder);
    const npc = writer.context.brief.adventure.npcs.find(({ id }) => id === holder);
    if (who.kind === 'npc')
      return [
        holder === who.npc.id
          ? `Yes, ${withinSentence(who.npc.name)} has ${name}.`
          : `No, not that you have seen. ${sightOf(thing, writer)}`,
      ];
    if (hero) return [`${who.kind === 'hero' && who.hero.id !== hero.id ? 'No' : 'Yes'}, ${hero.name} has ${name}.`];
    if (npc) return [`No. ${capitalize(withinSentence(npc.name))} has ${name} now.`];
    return [`No, you have not taken ${name}. ${sightOf(thing, writer)}`];
  }
  if (who.kind === 'npc')
    return [`Nobody has told you that ${withinSentence(who.npc.name)} has ${name}.`, ...holdings(who, writer).slice(0, 1)];
  const own = who.kind === 'party' || who.kind === 'hero' ? onSheetOf(who.kind === 'hero' ? who.hero : actor, question.subject) : undefined;
  if (own !== undefined) return [`Yes: ${own}.`];
  const tags = tagsOf(thing, writer);
  const [left] = tags.map((tag) => seenTag(tag, writer.context.brief));
  if (left) return [`${capitalize(left.thing)} ${statePhrase(left)}.`];
  if (told !== undefined) return [`Yes, as far as the tale has told: ${told}`, 'Nothing has been said of your losing it.'];
  const lastly = lately(writer).find(
    (text) => isNamed(text, headOf(question.subject)) && !/\b(?:asks|wants|tries|goes) (?:for|to)\b/.test(text),
  );
  const known =
    thing.kind === 'feature'
      ? [`No. ${capitalize(name)} ${beFor(name)} ${thing.isHere ? 'here' : `at ${placeName(thing.scene)}`}, and not in your hands.`]
      : [];
  if (known.length > 0) return known;
  if (lastly !== undefined) return [`Not among what you have picked up. This was last told of it: ${lastly}`];
  if (/\b(?:money|coins?|gold|silver|cash|purse|crowns?|coppers?)\b/.test(question.subject))
    return [...purseLine(actor, writer), 'Nothing has been paid to you or taken from you that is not counted there.'];
  return [
    `No: ${name.replace(/^(?:any|some) /, '')} ${beFor(name)} not among what you have picked up on the way.`,
    'What you brought with you stands on your sheet.',
  ];
}
