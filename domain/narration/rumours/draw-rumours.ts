import { drawOf, oneOf, shuffled } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { RumourTables } from '#domain/idea/tables.ts';
import { mentionFinder } from '#domain/narration/from-lore/lore-mentions.ts';
import { fillSentence } from '#domain/result.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Rumour, RumourKind } from './rumour.ts';
import { subjectsOf } from './subjects.ts';
import type { Fact, Subject, ToldEntry } from './subjects.ts';
import { isNamedIn, nameIn } from './told-sentence.ts';

export interface RumourWish {
  seed: string;
  /** Also of what not everybody may read. */
  withSecrets: boolean;
  /** Whoever hears them is told what is true of them. */
  leads: boolean;
}

export interface RumourWords {
  tables: RumourTables;
  /** Trades of those who tell. */
  tellers: readonly string[];
}

/** Two true ones, two half true, two false: a table hears some of each. */
const mixture = ['told', 'told', 'half', 'half', 'invented', 'invented'] as const;
/** How many of a kind are looked at for one of whom a true word could be said by mistake. */
const mistakable = 12;
/** Names that a rumour leads to. */
const namesOfOne = 4;

/** A rumour as it is made: of whom, what, and what of it is written. */
interface Made {
  kind: RumourKind;
  text: string;
  fact: Fact | null;
  about: Subject[];
}

interface Around {
  subjects: readonly Subject[];
  tables: RumourTables;
  draw: Draw;
}

/**
 * Rumours of a world, from what is written in it: the same entries and seed are told the same. Each is about another entry
 * as far as there are enough. There are fewer than six where little is written, and none where nothing is.
 */
export function drawRumours(entries: readonly ToldEntry[], { tables, tellers }: RumourWords, wish: RumourWish): Rumour[] {
  const subjects = subjectsOf(entries, wish.withSecrets);
  const draw = drawOf(`rumours ${wish.seed}`);
  const around = { subjects, tables, draw };
  const find = mentionFinder(subjects.map(({ card: { id, name } }) => ({ id, name, aliases: [] })));
  const byId = new Map(subjects.map((subject) => [subject.card.id, subject]));
  const told = shuffled(tellers, draw);
  const openers = shuffled(['', ...tables.openers, ''], draw);
  let waiting = shuffled(subjects, draw);
  const made: Made[] = [];
  for (const part of shuffled(mixture, draw)) {
    const next = firstMade(part, waiting, around) ?? firstMade(part, shuffled(subjects, draw), around);
    if (next === null || made.some(({ text }) => text === next.text)) continue;
    made.push(next);
    waiting = waiting.filter((subject) => !next.about.includes(subject));
  }
  return made.map(({ kind, text, fact, about }, at) => {
    const spoken = [openers[at % openers.length] ?? '', capitalize(text)].filter((each) => each !== '').join(' ');
    const named = [...new Set([...about, ...find('', text).flatMap((id) => byId.get(id) ?? [])])];
    const isSecret = fact?.isSecret === true || named.some(({ card }) => !card.isOpen);
    return {
      text: spoken,
      teller: told[at % told.length] ?? '',
      about: named.slice(0, namesOfOne).map(({ card: { id, name }, isOwn }) => ({ id, name, isOwn })),
      truth: wish.leads ? { kind, fact: fact?.text ?? null, isSecret } : null,
    };
  });
}

function firstMade(part: (typeof mixture)[number], subjects: readonly Subject[], around: Around): Made | null {
  for (const subject of subjects) {
    const made = part === 'told' ? told(subject, around) : part === 'half' ? halfTrue(subject, around) : invented(subject, around);
    if (made !== null) return made;
  }
  return null;
}

const dated = (tables: RumourTables, { name }: Subject, date: string, draw: Draw) =>
  fillSentence(oneOf(tables.dates, draw, ''), { 0: name, 1: date });

/** As it is written: a sentence, or a date. */
function told(subject: Subject, { tables, draw }: Around): Made | null {
  const { date, card } = subject;
  const facts = subject.facts();
  if (date !== null && (facts.length === 0 || draw() < 0.25)) {
    const text = dated(tables, subject, date, draw);
    return { kind: 'told', text, fact: { text, isSecret: !card.isOpen }, about: [subject] };
  }
  const fact = oneOf(facts, draw, null);
  return fact && { kind: 'told', text: fact.text, fact, about: [subject] };
}

function halfTrue(subject: Subject, around: Around): Made | null {
  for (const make of shuffled([added, mistaken, misdated], around.draw)) {
    const made = make(subject, around);
    if (made !== null) return made;
  }
  return null;
}

function added(subject: Subject, { tables, draw }: Around): Made | null {
  const fact = oneOf(subject.facts(), draw, null);
  return fact && { kind: 'added', text: `${fact.text} ${oneOf(tables.tails, draw, '')}`, fact, about: [subject] };
}

/** True of one, said of another of the same kind. */
function mistaken(subject: Subject, { subjects, draw }: Around): Made | null {
  const own = subject.card.called[0] ?? '';
  const facts = subject.facts().filter(({ text }) => nameIn(own).test(text));
  const fact = oneOf(facts, draw, null);
  if (fact === null) return null;
  const like = subjects.filter((each) => each !== subject && each.kind === subject.kind && each.pronouns === subject.pronouns);
  for (const other of shuffled(like, draw).slice(0, mistakable)) {
    const text = capitalize(fact.text.replaceAll(nameIn(own, 'giu'), () => other.name));
    // Some of the one who is meant would still be named, or the other one twice.
    if (isNamedIn(subject.card, text.replaceAll(other.name, '')) || isNamedIn(other.card, fact.text)) continue;
    return { kind: 'mistaken', text, fact, about: [other, subject] };
  }
  return null;
}

function misdated(subject: Subject, { subjects, tables, draw }: Around): Made | null {
  const { date, card } = subject;
  const wrong = oneOf(
    subjects.filter((each) => each.date !== null && each.date !== date),
    draw,
    null,
  );
  if (date === null || wrong?.date === undefined || wrong.date === null) return null;
  const fact = { text: dated(tables, subject, date, draw), isSecret: !card.isOpen || !wrong.card.isOpen };
  return { kind: 'misdated', text: dated(tables, subject, wrong.date, draw), fact, about: [subject] };
}

const acts = ({ kind }: Subject) => kind === 'person' || kind === 'group';

/** Made up, of one or of two who are there. */
function invented(subject: Subject, { subjects, tables, draw }: Around): Made | null {
  const others = subjects.filter((each) => each !== subject);
  const partner =
    acts(subject) && draw() < 0.5
      ? oneOf(
          others.filter((each) => acts(each) || each.kind === 'place'),
          draw,
          null,
        )
      : null;
  const claims = partner === null ? tables.claims[subject.kind] : partner.kind === 'place' ? tables.errands : tables.pairs;
  const text = fillSentence(oneOf(claims, draw, ''), { 0: subject.name, 1: partner?.name ?? '' });
  return { kind: 'invented', text, fact: null, about: partner === null ? [subject] : [subject, partner] };
}
