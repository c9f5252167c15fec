import type { ObjectionCode } from '#domain/narration/reply-check/objection.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { npcsWithHeroes, scenesOfParty, viewFrom } from '#domain/narration/whereabouts.ts';
import { drawFrom } from '#server/features/storyteller/plan/seed.ts';
import type { Draw } from '#server/features/storyteller/plan/seed.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { CheckedReply } from './storyteller-replies.ts';

/** One way of making a good reply wrong, and what the check must say then. Null where this reply has no place for it. */
export interface Mutation {
  check: string;
  codes: readonly ObjectionCode[];
  mutate: (reply: CheckedReply, draw: Draw) => CheckedReply | null;
}

export const pick = <T>(list: readonly T[], draw: Draw): T => {
  const found = drawFrom(list, draw);
  if (found === undefined) throw new Error('nothing to draw from');
  return found;
};

export const fill = (text: string, slots: Record<string, string>) => text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
export const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** The reply with a sentence more, between two sentences before the last paragraph, or before it. */
export function inserted(reply: CheckedReply, sentence: string, draw: Draw): CheckedReply {
  const paragraphs = reply.text.split('\n\n');
  const at = Math.floor(draw() * Math.max(1, paragraphs.length - 1));
  const paragraph = paragraphs[at] ?? '';
  // Speech is not cut in two by it.
  const text = /["“]/.test(paragraph) || draw() < 0.3 ? `${sentence}\n\n${paragraph}` : spliced(sentencesOf(paragraph), sentence, draw);
  return { ...reply, text: paragraphs.with(at, text).join('\n\n') };
}

function spliced(sentences: string[], sentence: string, draw: Draw): string {
  const at = Math.floor(draw() * (sentences.length + 1));
  return [...sentences.slice(0, at).map((each) => each.trim()), sentence, ...sentences.slice(at).map((each) => each.trim())].join(' ');
}

export const heroOf = (reply: CheckedReply, draw: Draw) => pick(reply.brief.party, draw).name;
export const rolled = (reply: CheckedReply) =>
  reply.happened.rulings.flatMap(({ rolls }) => rolls).flatMap(({ faces, total, modifier }) => [...faces, total, modifier]);
export const wasAllowed = (reply: CheckedReply, names: readonly string[]) =>
  reply.happened.rulings.some(({ allowed, call }) => allowed && names.includes(call.name));

/** A mutation that puts a sentence of a list in, where `slotsOf` has something to say. */
export function telling(
  check: string,
  codes: readonly ObjectionCode[],
  sentences: readonly string[],
  slotsOf: (reply: CheckedReply, draw: Draw) => Record<string, string> | null,
): Mutation {
  return {
    check,
    codes,
    mutate: (reply, draw) => {
      const slots = slotsOf(reply, draw);
      return slots && inserted(reply, fill(pick(sentences, draw), slots), draw);
    },
  };
}

export function absentOf({ brief, happened }: CheckedReply, draw: Draw) {
  const here = [...npcsWithHeroes(brief.adventure, brief.state), ...npcsWithHeroes(brief.adventure, happened.state)].map(({ id }) => id);
  return pick(
    brief.adventure.npcs.filter(({ id, name }) => !here.includes(id) && /^\p{Lu}/u.test(name)),
    draw,
  );
}

export function elsewhereOf({ brief, happened }: CheckedReply, draw: Draw) {
  const reached = new Set(
    happened.rulings.flatMap(({ call }) =>
      call.name === 'set_location'
        ? brief.adventure.scenes.filter(({ exits }) => exits.some(({ id }) => id === call.exit)).map(({ id }) => id)
        : [],
    ),
  );
  const here = [brief.state, happened.state].flatMap((state) =>
    scenesOfParty(state, brief.party).map((scene) => currentScene(brief.adventure, viewFrom(state, scene))),
  );
  return pick(
    brief.adventure.scenes.filter((scene) => !here.includes(scene) && !reached.has(scene.id)),
    draw,
  );
}
