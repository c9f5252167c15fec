import type { Npc } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { wholeWord } from '#server/features/storyteller/parse/words/whole-word.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** What a pronoun may mean, with the names that it goes by. */
interface Named {
  subject: { kind: string; npc?: Npc };
  names: readonly string[];
  isHere: boolean;
}

/** Messages in which what a pronoun means is looked for. */
const lookedBack = 3;
/** Pronouns of people as they stand in a text. */
const forms = { she: /\b(?:she|her|hers)\b/i, he: /\b(?:he|him|his)\b/i } as const;
/** What an answer ends with names whom one could ask, and tells of nobody. */
const whomToAsk = /You could ask [^.]*\./g;
/** Words that ask who somebody is: whoever has just said "she" means somebody else. */
const asksWho = /\bwho(?:'s| is|s| was| are|'re)? (?:the )?(?:he|she|him|her|they|them)\b/i;

/** Where a text last says one of the names, and which; -1 where it says none. */
function lastPlace(text: string, { names, isHere }: Named): { at: number; name: string } {
  const plain = text.toLowerCase();
  const places = names
    .filter((name) => (isHere || name.length > 3) && plain.includes(bare(name).toLowerCase()))
    .flatMap((name) => [...text.matchAll(wholeWord(bare(name)))].map(({ index }) => ({ at: index, name: bare(name) })));
  return places.toSorted((one, other) => other.at - one.at)[0] ?? { at: -1, name: '' };
}

/** Who says "she" of somebody in a text: whoever here is named beside words that hold the pronoun. */
function speakersIn(text: string, person: keyof typeof forms, { context: { brief }, before }: SceneWriter): Npc[] {
  return text.split('\n\n').flatMap((paragraph) => {
    const parts = paragraph.replaceAll(/[“”]/g, '"').split('"');
    const isSaid = parts.some((part, at) => at % 2 === 1 && forms[person].test(part));
    const around = parts.filter((_, at) => at % 2 === 0).join(' ');
    return isSaid ? presentNpcs(brief.adventure, before).filter(({ name }) => isNamed(around, name)) : [];
  });
}

/**
 * What was spoken of last of all that a pronoun may mean: in the words of the question, else in the last messages, else in what the tale
 * began with. `isFit` says whether the party may mean it by that name in that text.
 */
export function spokenOfLast<Each extends Named>(
  all: readonly Each[],
  person: keyof typeof forms | undefined,
  own: string,
  writer: SceneWriter,
  isFit: (candidate: Each, name: string, text: string) => boolean,
): { candidate: Each; name: string } | undefined {
  const { recent, adventure } = writer.context.brief;
  const told = recent
    .slice(-lookedBack)
    .map(({ content, role }) =>
      (role === 'ai' ? content.split('\n\n').slice(0, -1).join(' ') || content : content).replaceAll(whomToAsk, ''),
    );
  const isAskedWho = person !== undefined && asksWho.test(own);
  const began = isAskedWho ? [adventure.welcome, adventure.premise] : [];
  for (const text of [own, ...told.toReversed(), ...began]) {
    const speakers = isAskedWho && person ? speakersIn(text, person, writer) : [];
    const [last] = all
      .filter(({ subject }) => subject.npc === undefined || !speakers.includes(subject.npc))
      .map((candidate) => ({ candidate, ...lastPlace(text, candidate) }))
      .filter(({ at, name, candidate }) => at >= 0 && isFit(candidate, name, text))
      .toSorted(
        (one, other) =>
          other.at - one.at ||
          other.name.length - one.name.length ||
          Number(other.candidate.subject.kind === 'loot') - Number(one.candidate.subject.kind === 'loot'),
      );
    if (last) return last;
  }
  return undefined;
}
