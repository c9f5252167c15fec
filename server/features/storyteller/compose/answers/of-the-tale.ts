import type { Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { taleQuestionOf } from '#server/features/storyteller/parse/question/tale-question.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import { openAim, openAims } from '#server/features/storyteller/parse/question/open-aim.ts';
import { commonAbout } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { headOf, untoldTopics } from '#server/features/storyteller/parse/topics.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { asWord, listed } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import { namesAt } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { withNames } from '#server/features/storyteller/parse/words/restate.ts';
import { wholeSheet } from './own/whole-sheet.ts';
import { minds } from './of-people.ts';

/** Words of the premise that one answer tells, and aims that it names. */
const most = { words: 65, aims: 2, people: 3, heads: 4, clues: 3 } as const;

/** Who the heroes are. */
function whoWeAre(text: string, writer: SceneWriter, actor: Hero): string[] {
  const others = writer.context.whole.party.filter(({ id }) => id !== actor.id).map(({ name }) => name);
  const along = others.length > 0 ? `, and ${listed(others)} ${others.length > 1 ? 'are' : 'is'} with you` : '';
  const why = /\bwe\b/.test(text) ? whatFor(writer).slice(0, 1) : [];
  return [`You are ${actor.name}${along}.`, ...why, ...wholeSheet(actor).filter((text) => text !== `You are ${actor.name}.`)];
}

/** What the tale is about, and what is next in it. */
function whatFor(writer: SceneWriter): string[] {
  return [firstSentences(writer.context.brief.adventure.premise, most.words), ...aimsOf(writer).slice(0, 1)];
}

/** What is left to be done, the most pressing first. */
function aimsOf({ context: { brief }, before }: SceneWriter): string[] {
  return openAims(brief.adventure, before)
    .slice(0, most.aims)
    .map(({ says }) => says);
}

/** Whether anybody here seems to hide something: how each is minded, and that more takes a closer look. */
function whoLies(writer: SceneWriter): string[] {
  const { brief, state } = writer.context;
  const people = presentNpcs(brief.adventure, writer.before).filter((npc) => !isBeast(npc));
  if (people.length === 0) return ['Nobody is here who could lie to you.'];
  const told = people.flatMap((npc) => {
    const known = brief.adventure.clues.filter(({ id, text }) => state.clues.includes(id) && isNamed(text, npc.name)).at(-1);
    const name = capitalize(withinSentence(npc.name));
    return [`${name} seems ${minds[attitudeOf(writer.before, npc)]}.${known ? ` This you know: ${known.text}` : ''}`];
  });
  return ['Nobody shows it openly.', ...told.slice(0, most.people), 'Watch one of them closely, and you may read more.'];
}

/** Whom what was found out points to: the clues that name somebody whom the party may suspect, and what is left to be found out. */
function whoGains(writer: SceneWriter): string[] {
  const { brief, state } = writer.context;
  const found = brief.adventure.clues.filter(({ id }) => state.clues.includes(id));
  const pointing = found.filter(({ text }) => brief.adventure.npcs.some((npc) => !isBeast(npc) && isNamed(text, npc.name)));
  const told = (pointing.length > 0 ? pointing : found).slice(-most.clues).map(({ text }) => text);
  const lead =
    pointing.length > 0
      ? 'Nothing is proved, but this you have found out.'
      : told.length > 0
        ? 'What you have found points to nobody by name yet.'
        : 'Nothing that you have found out points to anybody yet.';
  return [lead, ...told, ...aimsOf(writer).slice(0, 1)];
}

/** Words of what a topic must be about to be known by somebody. */
function knowsOf(npc: Npc, subject: string, writer: SceneWriter): boolean {
  const stems = new Set(contentWords(subject).map(({ stem }) => stem));
  return untoldTopics(npc, writer.before).some(({ keywords }) =>
    keywords.some((keyword) => contentWords(keyword).some(({ stem }) => stems.has(stem))),
  );
}

/** Who has more to say of something, and where: of those who are here, and of those whom everybody of the place knows. */
export function whoKnows(subject: string, writer: SceneWriter): string[] {
  const { context, before, scene } = writer;
  const { adventure } = context.brief;
  const knowing = adventure.npcs.filter((npc) => !isBeast(npc) && knowsOf(npc, subject, writer));
  const places = knowing.flatMap((npc) => {
    const at = adventure.scenes.find(({ npcs }) => npcs.includes(npc.id));
    const isHere = at?.id === scene.id;
    const fact = commonAbout(npc.name, adventure, before);
    const isKnown = at !== undefined && (before.visited.includes(at.id) || (fact !== undefined && fact.onlyPeople !== true));
    if (!isHere && !isKnown) return [];
    return [{ isHere, text: `${withinSentence(npc.name)} ${isHere ? 'here' : `at ${withinSentence(at?.name ?? '')}`}` }];
  });
  return places
    .toSorted((one, other) => Number(other.isHere) - Number(one.isHere))
    .slice(0, most.people)
    .map(({ text }) => text);
}

/** Whom one could ask about something. */
function whomToAsk(subject: string, writer: SceneWriter): string[] {
  const named = whoKnows(subject, writer);
  return named.length > 0
    ? [`Of ${subject.replace(/^(?:the|a|an) /, 'the ')} you could ask ${listed(named, 'or')}.`]
    : [`You know of nobody who would have more to say of ${subject}.`];
}

/** What somebody here could be asked about. */
function whatToAsk(name: string, writer: SceneWriter): string[] | undefined {
  const { brief } = writer.context;
  const npc = presentNpcs(brief.adventure, writer.before).find((each) =>
    [each.name, ...each.aliases].some((call) => isNamed(name, call.toLowerCase())),
  );
  if (!npc || isBeast(npc)) return undefined;
  const heads = untoldTopics(npc, writer.before)
    .flatMap((topic) => headOf(topic) ?? [])
    .slice(0, most.heads);
  return [
    heads.length > 0
      ? `You could ask ${withinSentence(npc.name)} about ${listed(
          heads.map((head) => asWord(withNames(head, namesAt(writer.context)))),
          'or',
        )}.`
      : `You have heard what ${withinSentence(npc.name)} has to say for now.`,
  ];
}

/** What people of the place speak of, and whom of those who are here to ask for more. */
function whatIsSpokenOf(writer: SceneWriter): string[] {
  const { adventure } = writer.context.brief;
  const talk = commonAbout('what is going on', adventure, writer.before);
  const npcs = presentNpcs(adventure, writer.before).filter((npc) => !isBeast(npc) && untoldTopics(npc, writer.before).length > 0);
  return [
    ...(talk ? [`This is what people speak of. ${talk.says}`] : []),
    ...npcs.slice(0, 2).flatMap(({ name }) => whatToAsk(name.toLowerCase(), writer) ?? []),
  ];
}

/** What a hero thinks or wants is for their own player to say; who is away keeps it to themself. */
function mindOfHero(text: string, { context: { whole } }: SceneWriter, actor: Hero): string[] | undefined {
  const hero = whole.party.find(({ id, name }) => id !== actor.id && isNamed(text, name.toLowerCase()));
  const isMind = /\b(?:think|thinks|feel|feels|want|wants|agree|agrees|say|make of|reckon|believe|like|know|plan)\b/.test(text);
  return hero && isMind && /^(?:what|does|do|is|would|will|how)\b/.test(text)
    ? [hero.isAway ? `${hero.name} keeps that for now: ${hero.name}'s player is away.` : `That is for ${hero.name} to say.`]
    : undefined;
}

/** The answer to a question about the tale at large: who the heroes are, what it is about, how to go on, whom to ask; undefined for all others. */
export function tellOfTheTale(text: string, writer: SceneWriter, actor: Hero): string[] | undefined {
  const { adventure } = writer.context.brief;
  const asked = taleQuestionOf(text, adventure, writer.before);
  switch (asked?.kind) {
    case 'ourselves':
      return whoWeAre(text.toLowerCase(), writer, actor);
    case 'premise':
      return whatFor(writer);
    case 'gossip':
      return whatIsSpokenOf(writer);
    case 'aims':
      return aimsOf(writer);
    case 'howTo': {
      const aim = openAim(asked.subject, adventure, writer.before);
      return aim && [aim.says];
    }
    case 'suspects':
      return whoGains(writer);
    case 'liars':
      return whoLies(writer);
    case 'whomToAsk':
      return whomToAsk(asked.subject, writer);
    case 'whatToAsk':
      return whatToAsk(asked.subject, writer);
    case undefined:
      return mindOfHero(text.toLowerCase(), writer, actor);
  }
}
