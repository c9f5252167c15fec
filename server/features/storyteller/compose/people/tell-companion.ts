import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { nudgesOf } from '#server/features/storyteller/compose/answers/tell-goal.ts';
import { fullStop } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { openAims } from '#server/features/storyteller/parse/question/open-aim.ts';
import { turnedQuestion } from '#server/features/storyteller/parse/talk/echo/turned-question.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { tellWitness } from './companion/tell-witness.ts';
import { isDown } from '#server/features/storyteller/plan/hero-state.ts';

const asking =
  /(?:^|[,:!] )(?:\W|\b(?:so|and|but|or|hey|ok|okay|well)\b)*(?:who|whose|what|where|why|when|how|which|do|does|did|is|are|was|were|can|could|has|have|will|would|should|any)\b/iu;

/** What another hero is asked, each question by a few of its words. */
function askedOf({ quote, clauses }: HeroAction, name: string): string | undefined {
  const echoes = sentencesOf(quote ?? clauses.join('. '))
    .filter((sentence) => sentence.trim().endsWith('?') && asking.test(sentence.replace(name, '')))
    .flatMap((sentence) => turnedQuestion(sentence, name)?.echo ?? []);
  const said = echoes.filter((echo) => echo !== '').join(' ');
  return said === '' ? undefined : said;
}

/** How it is said who gives the words of another hero. */
const whoWrites = /\bwrites for\b/;

/** Whether the party has been told lately that each hero is written for by whoever's hero it is. */
function hasToldWhoWrites({ context: { brief } }: SceneWriter): boolean {
  return brief.recent.some(({ role, content }) => role === 'ai' && whoWrites.test(content));
}

/** What is asked for is what somebody would do or make of it. */
const asksMind =
  /\b(?:think|thinks|thought|thoughts|make of|makes of|reckon|reckons|guess|opinion|advice|suggest|suggestion|idea|ideas|plan|feel about|say to that|trust|believe|suspect)\b|\bwould (?:you|u|he|she|they) (?:do|go|choose|pick|rather|start)\b|\b(?:should|shall|do) we\b|\bwhat (?:now|next|else)\b|\bwhere (?:to|next|now|first)\b|\b(?:first|next)\?|\b\p{L}+ or \p{L}+/iu;
/** What one thinks of somebody. */
const asksTrust = /\b(?:trust|believe|honest|lying|lies|liar|guilty|suspect)\b/i;
/** So many words of what is remembered are told. */
const remembered = 40;

/** Whom the question is about, of those whom the party has met. */
function personIn(text: string, { context: { brief }, before }: SceneWriter): Npc | undefined {
  return targetsIn(text, brief.adventure, before, []).flatMap((each) => (each.kind === 'npc' ? [each.npc] : []))[0];
}

/** What has been found out of somebody, the newest first. */
function knownOf(npc: Npc, { context: { brief, state } }: SceneWriter): string[] {
  const clues = state.clues.flatMap((id) => brief.adventure.clues.filter((clue) => clue.id === id)).toReversed();
  return clues.map(({ text }) => text).filter((text) => npc.name.split(' ').some((part) => part.length > 3 && isNamed(text, part)));
}

/** What the party could go by, the most pressing first: what is left to be done, what was found out last, and what is open here. */
function counselOf(writer: SceneWriter): string[] {
  const { brief, state } = writer.context;
  const aims = openAims(brief.adventure, state).map(({ says }) => says);
  const found = state.clues.flatMap((id) => brief.adventure.clues.filter((clue) => clue.id === id)).toReversed();
  return [
    ...aims.slice(0, 1),
    ...found.slice(0, 1).map(({ text }) => firstSentences(text, remembered)),
    ...aims.slice(1),
    ...nudgesOf(writer),
  ];
}

/** The first of these that has not been told lately; else the first. */
function fresh(texts: readonly string[], { context: { brief } }: SceneWriter): string | undefined {
  return texts.find((text) => !brief.recent.slice(-8).some(({ content }) => content.includes(text))) ?? texts[0];
}

/** Of two things that are put to somebody the one that what is known speaks for; undefined where no two are. */
function chosenOf(text: string, counsel: readonly string[], writer: SceneWriter): string | undefined {
  const { one = '', other = '' } =
    /(?:^|[,.:;?!] |\b(?:should we|shall we|do we|first|we|to) )*(?<one>[^,.;:?!]{2,40}?),? or (?:should we |do we |shall we )?(?<other>[^,.;:?!]{2,40}?)(?: first| next| now)?\?/iu.exec(
      text,
    )?.groups ?? {};
  const { brief } = writer.context;
  const names = [one, other].map((option) => {
    const [target] = targetsIn(option, brief.adventure, writer.before, []);
    if (target?.kind === 'exit') return withinSentence(target.exit.label);
    const named = target?.kind === 'npc' ? target.npc : target?.kind === 'feature' ? target.feature : undefined;
    if (named) return withinSentence(named.name);
    const word = bare(option.trim());
    return /^\p{L}+(?: \p{L}+)?$/u.test(word) && baseOf(word.split(' ')[0] ?? '') === undefined ? `the ${word}` : undefined;
  });
  if (one === '' || names.some((name) => name === undefined)) return undefined;
  const votes = [one, other].map((option) => {
    const stems = stemsOf(option);
    return counsel.findIndex((each) => [...stemsOf(each)].some((stem) => stems.has(stem)));
  });
  const [first = -1, second = -1] = votes;
  return names[second >= 0 && (first < 0 || second < first) ? 1 : 0];
}

/** What a hero whose player is away would do in danger, by how the party stands. */
function inDanger(foe: Npc, writer: SceneWriter, facts: Facts): string | null {
  const { party } = writer.context.brief;
  const isWeak = party.some((hero) => heroHitPointsOf(writer.before, hero) * 2 < (hero.card?.now.hitPoints.maximum ?? 0));
  const group = isWeak ? 'talk.companion.flees' : 'talk.companion.fights';
  return writer.fragments.insist([group], { ...facts, npc: withinSentence(foe.name) });
}

/** What a hero whose player is away makes of things: from what the party knows, and nothing else. Undefined where that is not asked. */
function tellMind(text: string, other: Hero, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  if (!asksMind.test(text)) return undefined;
  const given = { ...facts, other: other.name };
  const [foe] = foesHere(writer.context.brief.adventure, writer.before);
  const danger = foe && inDanger(foe, writer, given);
  if (danger) return [required(danger)];
  const npc = personIn(text, writer);
  if (npc && asksTrust.test(text)) {
    const says = knownOf(npc, writer)[0];
    const mood = attitudeOf(writer.before, npc);
    const group = says !== undefined ? 'known' : mood === 'friendly' ? 'trusts' : mood === 'hostile' ? 'doubts' : 'unsure';
    const told = writer.fragments.insist([`talk.companion.${group}`], {
      ...given,
      npc: withinSentence(npc.name),
      says: fullStop(says ?? ''),
    });
    return told === null ? undefined : [required(told)];
  }
  const counsel = counselOf(writer);
  const subject = chosenOf(text, counsel, writer);
  if (subject !== undefined) {
    const told = writer.fragments.insist(['talk.companion.choice'], { ...given, subject });
    return told === null ? undefined : [required(told)];
  }
  const says = fresh(npc ? [...knownOf(npc, writer), ...counsel] : counsel, writer);
  const told = says === undefined ? null : writer.fragments.insist(['talk.companion.mind'], { ...given, says: fullStop(says) });
  return told === null ? undefined : [required(told)];
}

/** What a hero whose player is away makes of things, where the narrator is asked for it: "what does Tov think?" Undefined for all else. */
export function mindOfAway(text: string, actor: Hero, writer: SceneWriter): string[] | undefined {
  const { party } = writer.context.brief;
  const hero = party.find(({ id, name, isAway }) => isAway && id !== actor.id && isNamed(text, name.toLowerCase()));
  if (!hero || isDown(writer.before, hero) || !/^(?:so |and )?(?:what|where|which|does|did|has|would|who|how)\b/i.test(text))
    return undefined;
  const facts = { hero: actor.name, other: hero.name };
  const mind = tellMind(text, hero, writer, facts);
  if (mind) return mind.map((each) => each.text);
  const witness = tellWitness({ quote: null, clauses: [text] }, hero, writer, facts);
  return witness && [witness.text];
}

/** What comes back from another hero to whom something is said: nothing that their player would have to say. */
export function tellCompanion(action: HeroAction, companion: Hero, writer: SceneWriter, facts: Facts): RankedText[] {
  const given = { ...facts, other: companion.name };
  if (isDown(writer.context.state, companion)) {
    const still = writer.fragments.insist(['talk.companion.down'], given);
    return still === null ? [] : [required(still)];
  }
  const mind = companion.isAway ? tellMind(`${action.quote ?? ''} ${action.clauses.join(' ')}`, companion, writer, facts) : undefined;
  if (mind) return mind;
  const witness = companion.isAway ? tellWitness(action, companion, writer, given) : undefined;
  if (witness) return [witness];
  const group = companion.isAway ? 'talk.companion.away' : hasToldWhoWrites(writer) ? 'talk.companion' : 'talk.companion.first';
  const echo = companion.isAway && action.question ? askedOf(action, companion.name) : undefined;
  const left = writer.fragments.insist([...(echo === undefined ? [] : ['talk.companion.asked']), group], { ...given, echo });
  return left === null ? [] : [required(left)];
}
