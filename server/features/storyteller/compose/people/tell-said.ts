import type { Npc } from '#domain/narration/adventure.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { heardLately, saidBy } from '#server/features/storyteller/recall/passages.ts';
import { recall } from '#server/features/storyteller/recall/recall.ts';

/** Sentences of somebody's that one answer repeats at most. */
const most = 3;

/** Whom "she" or a name means: whoever goes by it, else who spoke with the party last. */
export function speakerOf(subject: string, { context, before }: SceneWriter): Npc | undefined {
  const { npcs } = context.brief.adventure;
  const named = npcs.find((npc) => [npc.name, npc.role, ...npc.aliases].some((name) => isNamed(bare(subject), bare(name))));
  if (named) return named;
  const pronouns = /^(?:she|he|they|it)$/.exec(subject)?.[0];
  const spoke = (npc: Npc) => before.people?.[npc.id]?.spoke ?? -1;
  const [last] = npcs
    .filter((npc) => spoke(npc) >= 0 && (pronouns === undefined || npc.pronouns === pronouns))
    .toSorted((one, other) => spoke(other) - spoke(one));
  return pronouns === undefined ? undefined : last;
}

/** What somebody has told the party, of one thing where that is asked: in their own words, and nothing new. */
export function tellSaid(writer: SceneWriter, action: HeroAction): string[] {
  const [subject = '', about = ''] = (action.asked?.subject ?? '').split(/ (?:about|of|regarding) /);
  const npc = speakerOf(subject.replace(/ (?:say|said|tell|told|mention|claim)\b.*$/, '').trim(), writer);
  if (!npc) return ['You have spoken with nobody who goes by that.'];
  const said = saidBy(npc, writer.before, heardLately(writer.context.brief));
  const name = capitalize(withinSentence(npc.name));
  const of =
    about === ''
      ? said.slice(-most)
      : recall(about, said)
          .slice(0, most)
          .map(({ passage }) => passage);
  if (of.length > 0) return [`${name} told you this. "${of.map(({ text }) => text.replaceAll('"', "'")).join(' ')}"`];
  return [about !== '' && said.length > 0 ? `Of that ${name} has told you nothing yet.` : `${name} has told you nothing yet.`];
}
