import { presentNpcs } from '#domain/narration/play-state.ts';
import { drawFrom } from '#server/features/storyteller/plan/seed.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import {
  foreignSentences,
  hiddenPassages,
  lastWords,
  numberSentences,
  mindSentences,
  actSentences,
  placeSentences,
  insideSentences,
  numberNames,
  lineSentences,
} from './mutant-words.ts';
import { deeds } from './deed-mutants.ts';
import { absentOf, elsewhereOf, fill, heroOf, inserted, pick, rolled, telling, wasAllowed, words } from './mutation.ts';
import type { Mutation } from './mutation.ts';

/** Everything that makes a reply wrong. */
export const mutations: readonly Mutation[] = [
  {
    check: 'intents',
    codes: ['intentForgotten'],
    mutate: (reply, draw) => {
      if (reply.brief.intents.length < 2) return null;
      const name = heroOf(reply, draw);
      const other = reply.brief.party.find((hero) => hero.name !== name)?.name ?? '';
      const text =
        draw() < 0.5
          ? reply.text.replaceAll(name, other)
          : reply.text
              .split('\n\n')
              .map((paragraph) =>
                sentencesOf(paragraph)
                  .filter((sentence) => !sentence.includes(name))
                  .join('')
                  .trim(),
              )
              .filter((paragraph) => paragraph !== '')
              .join('\n\n');
      return { ...reply, text };
    },
  },
  telling('numbers', ['numberUnfounded'], numberSentences, (reply, draw) => {
    const free = Array.from({ length: 60 }, (_, n) => n + 61).filter((n) => !rolled(reply).includes(n));
    const low = Array.from({ length: 30 }, (_, n) => n + 2).filter((n) => !rolled(reply).includes(n));
    return {
      hero: heroOf(reply, draw),
      money: String(pick(free, draw)),
      n:
        draw() < 0.5
          ? String(pick(low, draw))
          : pick(
              low.flatMap((n) => numberNames[n] ?? []),
              draw,
            ),
    };
  }),
  ...deeds,
  {
    check: 'people',
    codes: ['absentActs', 'deadActs'],
    mutate: (reply, draw) => {
      const absent = absentOf(reply, draw);
      const told = inserted(reply, fill(pick(actSentences, draw), { npc: absent.name }), draw);
      if (draw() < 0.5) return told;
      // Here, and beaten.
      const present = presentNpcs(reply.brief.adventure, reply.brief.state).filter(
        ({ combat, name }) => combat !== undefined && /^\p{Lu}/u.test(name),
      );
      const beaten = drawFrom(present, draw);
      if (!beaten || wasAllowed(reply, ['attack'])) return null;
      const npcs = { [beaten.id]: { damage: 999, attitude: beaten.attitude } };
      const fallen = {
        ...reply,
        brief: { ...reply.brief, state: { ...reply.brief.state, npcs: { ...reply.brief.state.npcs, ...npcs } } },
        happened: { ...reply.happened, state: { ...reply.happened.state, npcs: { ...reply.happened.state.npcs, ...npcs } } },
      };
      return inserted(fallen, fill(pick(actSentences, draw), { npc: beaten.name }), draw);
    },
  },
  telling('place', ['placeWrong', 'arrivedWithoutRuling'], placeSentences, (reply, draw) => ({
    hero: heroOf(reply, draw),
    scene: elsewhereOf(reply, draw).name.replace(/^The /, 'the '),
  })),
  telling('heroes', ['heroSpeaks', 'heroFeels'], mindSentences, (reply, draw) => ({ hero: heroOf(reply, draw) })),
  {
    check: 'secrets',
    codes: ['secretTold'],
    mutate: (reply, draw) => {
      const { adventure } = reply.brief;
      const { clues } = reply.happened.state;
      const secrets = [
        ...adventure.clues.filter(({ id }) => !clues.includes(id)).map(({ text }) => text),
        ...adventure.npcs.flatMap(({ secret }) => secret ?? []),
      ].filter((text) => words(text).length >= 16);
      const secret = words(pick(secrets, draw));
      const from = Math.floor(draw() * Math.max(1, secret.length - 12));
      return inserted(
        reply,
        `${pick(['It is plain that', 'Somebody whispers that', 'You can see now that', 'The truth is that'], draw)} ${secret
          .slice(from, from + 12)
          .join(' ')
          .replace(/[.,:;]$/, '')}.`,
        draw,
      );
    },
  },
  {
    check: 'hidden lore',
    codes: ['secretTold'],
    mutate: (reply, draw) => {
      const passage = words(pick(hiddenPassages, draw));
      const from = Math.floor(draw() * (passage.length - 10));
      const sentence = `${pick(['It is plain that', 'Somebody whispers that', 'The truth is that'], draw)} ${passage
        .slice(from, from + 10)
        .join(' ')
        .replace(/[.,:;]$/, '')}.`;
      return { ...inserted(reply, sentence, draw), material: { ...reply.material, lore: { hidden: hiddenPassages, open: [] } } };
    },
  },
  {
    check: 'raw ids',
    codes: ['insideWords'],
    mutate: (reply, draw) => {
      const hex = () =>
        Math.floor(draw() * 0xff_ff_ff)
          .toString(16)
          .padStart(6, '1');
      const opaque = `${hex()}a${hex().slice(1)}`.replace(/^[a-f]/, '3');
      const user = `${hex()}-${hex()}-7a`;
      const id = pick([opaque, user], draw);
      const sentence = fill(pick(['You see {id} by the door.', 'Somebody calls for {id} here.', 'There is a mark: “{id}”.'], draw), { id });
      return { ...inserted(reply, sentence, draw), material: { ...reply.material, ids: [user] } };
    },
  },
  telling('inside', ['insideWords'], insideSentences, ({ brief }, draw) => ({
    hero: brief.party[0]?.name ?? '',
    dc: String(5 + Math.floor(draw() * 21)),
    id: pick(
      [...brief.adventure.clues, ...brief.adventure.clocks, ...brief.adventure.scenes.flatMap((scene) => scene.exits)]
        .map(({ id }) => id)
        .filter((id) => /-\w+-|-to-/.test(id)),
      draw,
    ),
  })),
  {
    check: 'lines',
    codes: ['lineCrossed', 'veilLifted'],
    mutate: (reply, draw) => {
      const [topic, sentence] = pick(lineSentences, draw);
      const wrong = inserted(reply, draw() < 0.5 ? sentence : `${sentence} ${sentence}`, draw);
      return { ...wrong, brief: { ...reply.brief, lines: [topic] } };
    },
  },
  { check: 'language', codes: ['otherLanguage'], mutate: (reply, draw) => inserted(reply, pick(foreignSentences, draw), draw) },
  {
    check: 'length',
    codes: ['tooShort', 'tooLong'],
    mutate: (reply, draw) => {
      const asked = reply.brief.intents.every(({ text }) => text.includes('?'));
      if (draw() < 0.5)
        return asked && reply.happened.rulings.length === 0
          ? null
          : {
              ...reply,
              text: words(reply.text)
                .slice(0, 3 + Math.floor(draw() * 34))
                .join(' '),
            };
      const many = reply.material.earlier.join('\n\n');
      return words(many).length < 400
        ? null
        : {
            ...reply,
            text: `${words(many)
              .slice(0, 330 + Math.floor(draw() * 60))
              .join(' ')} ${reply.text}`,
          };
    },
  },
  {
    check: 'repetition',
    codes: ['repeated'],
    mutate: (reply, draw) => {
      const typed = reply.brief.intents.map(({ text }) => text.toLowerCase()).join(' ');
      const isFree = (sentence: string) =>
        words(sentence).length >= 8 &&
        !sentence.includes('?') &&
        words(sentence).filter((word) => word.length > 3 && typed.includes(word.toLowerCase().slice(0, 5))).length < 2;
      const sentences = [...reply.material.earlier, reply.text]
        .flatMap((text) => sentencesOf(text.replaceAll('"', '')))
        .map((each) => each.trim())
        .filter(isFree);
      return sentences.length === 0 ? null : inserted(reply, pick(sentences, draw), draw);
    },
  },
  {
    check: 'end',
    codes: ['endIsClosed'],
    mutate: (reply, draw) => {
      if (reply.brief.intents.every(({ text }) => text.includes('?'))) return null;
      return {
        ...reply,
        text: [...reply.text.split('\n\n').slice(0, -1), fill(pick(lastWords, draw), { hero: heroOf(reply, draw) })].join('\n\n'),
      };
    },
  },
];
