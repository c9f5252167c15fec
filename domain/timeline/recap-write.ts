import type { SessionIndex } from './recap.ts';
import { tellFight } from './tell-fight.ts';
import { names, sentencesOf, narratedSentences } from './recap-sentences.ts';

/** Something that was said or told to the whole table. */
export interface Passage {
  /** Whether it tells the story, or is what a player says. */
  tells: boolean;
  author: string;
  text: string;
  /** The place it leads to, when it opens one. */
  scene: { name: string; place: string } | null;
}

/** What a recap is written from: nothing that anybody at the table may not read. */
export interface SessionStory {
  /** Where the party was when the session began. */
  opening: { name: string; place: string } | null;
  passages: readonly Passage[];
  /** The heroes of the recap: each with the names they go by, the first being the one that is written. */
  heroes: readonly (readonly string[])[];
  index: SessionIndex;
}

/** Sentences of a recap, whatever the length of the session. */
const mostSentences = 28;
const mostChapters = 14;
const strong =
  /\b(?:find|finds|found|take|takes|took|open|opens|opened|fall|falls|fell|die|dies|died|kill|kills|killed|defeat|defeats|defeated|win|wins|won|escape|escapes|escaped|reveal|reveals|revealed|learn|learns|learned|discover|discovers|discovered|break|breaks|broke|burn|burns|burned|save|saves|saved|promise|promises|promised|betray|betrays|betrayed|agree|agrees|agreed|flee|flees|fled|steal|steals|stole|enter|enters|entered|reach|reaches|reached)\b/i;
const leaning = /^(?:it|he|she|they|this|that|these|those|then|another|and|but|so|there|here)\b/i;

interface Chapter {
  scene: { name: string; place: string } | null;
  passages: Passage[];
}

/**
 * Writes what happened in a session from what everyone at the table read: the places in their order, for each who did
 * what, then what was found, how fights ended and how it stands. It takes sentences as they were told and adds none.
 */
export function writeRecap(story: SessionStory): string {
  const chapters = chaptersOf(story).slice(-mostChapters);
  const room = Math.min(10, Math.max(2, Math.floor(mostSentences / Math.max(1, chapters.length))));
  const stands = standing(story);
  const narrated = chapters.map((chapter) => writeChapter(chapter, story, { room, without: stands })).filter((each) => each !== '');
  return [...narrated, ...found(story), ...(stands === null ? [] : [`**How it stands:** ${stands}`])].join('\n\n');
}

function chaptersOf({ opening, passages }: SessionStory): Chapter[] {
  const chapters: Chapter[] = [{ scene: opening, passages: [] }];
  for (const passage of passages) {
    const last = chapters.at(-1);
    if (passage.scene !== null && passage.scene.name !== last?.scene?.name) chapters.push({ scene: passage.scene, passages: [passage] });
    else last?.passages.push(passage);
  }
  return chapters.filter((chapter) => chapter.passages.length > 0);
}

function writeChapter(
  { scene, passages }: Chapter,
  story: SessionStory,
  { room, without }: { room: number; without: string | null },
): string {
  const narrated = passages.flatMap(({ tells, text }) => (tells ? narratedSentences(text) : [])).filter((sentence) => sentence !== without);
  const chosen = new Set<string>();
  for (const clue of story.index.clues) if (narrated.includes(clue)) chosen.add(clue);
  for (const hero of story.heroes) {
    const best = bestOf(narrated, story, (sentence) => hero.some((name) => names(sentence, name)) && !chosen.has(sentence));
    if (best !== undefined) chosen.add(best);
  }
  while (chosen.size < room) {
    const next = bestOf(narrated, story, (sentence) => !chosen.has(sentence) && worth(sentence, story) > 1);
    if (next === undefined) break;
    chosen.add(next);
  }
  const [first] = narrated;
  if (chosen.size === 0 && first !== undefined) chosen.add(first);
  const chosenSentences = narrated
    .filter((sentence, at) => chosen.has(sentence) && narrated.indexOf(sentence) === at)
    .slice(0, Math.max(room, 3));
  const own = story.heroes.flatMap((hero) => ownWords(hero, passages, [...chosenSentences, without ?? '']));
  const content = [...chosenSentences, ...own].join(' ');
  if (content === '' || scene === null) return content;
  const where = scene.place === scene.name ? scene.name : `${scene.name}, ${scene.place}`;
  return `**${where}.** ${content}`;
}

function bestOf(sentences: readonly string[], story: SessionStory, fits: (sentence: string) => boolean): string | undefined {
  let best: { sentence: string; worth: number } | undefined;
  for (const sentence of sentences) {
    if (!fits(sentence)) continue;
    const value = worth(sentence, story);
    if (best === undefined || value > best.worth) best = { sentence, worth: value };
  }
  return best?.sentence;
}

/** How much a sentence says of what happened: heroes, people and things that are named, and actions. */
function worth(sentence: string, { heroes, index }: SessionStory): number {
  const heroNamed = heroes.some((hero) => hero.some((name) => names(sentence, name)));
  const known = [...index.people, ...index.loot].filter(({ name }) => names(sentence, name)).length;
  const length = sentence.length < 25 ? -2 : sentence.length > 240 ? -1 : 0;
  const talk = /^["“]/.test(sentence) ? -2 : 0;
  return (heroNamed ? 2 : 0) + Math.min(2, known) + (strong.test(sentence) ? 2 : 0) + (leaning.test(sentence) ? -1 : 0) + length + talk;
}

/** What a player said they do, for those of whom nothing was told. */
function ownWords(hero: readonly string[], passages: readonly Passage[], narrated: readonly string[]): string[] {
  if (narrated.some((sentence) => hero.some((name) => names(sentence, name)))) return [];
  const said = passages.filter(({ tells, author }) => !tells && hero.includes(author)).flatMap(({ text }) => sentencesOf(text));
  const longest = said.reduce((best, each) => (each.length > best.length && each.length <= 200 ? each : best), '');
  return longest === '' ? [] : [`${hero[0] ?? ''}: “${longest}”`];
}

function found({ index: { loot, fights } }: SessionStory): string[] {
  const things = loot.map(
    ({ name, quantity, takenBy }) => `${quantity > 1 ? `${quantity} × ` : ''}${name}${takenBy === null ? '' : ` (${takenBy})`}`,
  );
  return [
    ...(things.length > 0 ? [`**Found:** ${things.join(', ')}.`] : []),
    ...(fights.length > 0 ? [`**Fights:** ${fights.map((fight) => tellFight(fight)).join(' ')}`] : []),
  ];
}

/** The last thing that was told, of a hero if there is one. */
function standing({ passages, heroes }: SessionStory): string | null {
  const last = passages.findLast(({ tells, text }) => tells && narratedSentences(text).length > 0);
  const narrated = last ? narratedSentences(last.text) : [];
  return narrated.findLast((sentence) => heroes.some((hero) => hero.some((name) => names(sentence, name)))) ?? narrated.at(-1) ?? null;
}
