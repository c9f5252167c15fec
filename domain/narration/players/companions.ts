import type { Brief, Hero, Intent } from '#domain/narration/brief.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';

/** Lines of the others that are remembered, after which a hero whose player wrote none of them goes along as a companion. */
const silence = 6;

/** So many, where whoever speaks is down and calls for help: nobody lies there for want of a player. */
const silenceForHelp = 3;
const helping =
  /\b(?:drag|carr(?:y|i)|haul|pull|lug|bring|bandage|bind|tend|heal|help|patch|stabili[sz]e|revive|treat|wake|rescue|save)\p{L}*\b/iu;

const carrying = /\b(?:drag|carr(?:y|ie)|haul|pull|lug)\p{L}*/iu;

type Table = Pick<Brief, 'party' | 'intents' | 'recent' | 'state'>;

/** Heroes who stand and are with the party, and for whom nobody has written for so many lines: their players are away. */
function companionsOf({ party, intents, recent, state }: Table, least: number): Hero[] {
  const lines = recent.filter(({ role }) => role === 'player').slice(-least);
  if (lines.length < least) return [];
  return party.filter(
    (hero) =>
      heroHitPointsOf(state, hero) > 0 &&
      !intents.some(({ heroId }) => heroId === hero.id) &&
      !lines.some(({ sender }) => sender === hero.name),
  );
}

/** Where the words for somebody end: at what the speaker does themself, or at the end of the sentence. */
const ends = String.raw`(?=,? (?:and |while |then |so |but )*(?:i|we|i'll|i'm)\b|[.!?;]|$)`;

/** What is told of a companion or asked of them, as their own words: "Tov shoots it" and "Tov, shoot it" alike. */
function wordsFor(companion: string, speaker: string, text: string): string[] {
  if (/["“”]/.test(text)) return [];
  const name = escapePattern(companion);
  const told = new RegExp(
    String.raw`(?<=^|[.!?;:,] |\b(?:and|while|then|but|so|plan:) )${name} (?<does>(?:\p{Ll}+ly )?(?!is\b|was\b|has\b|does\b)\p{Ll}+(?<!s)s\b.*?)${ends}`,
    'giu',
  );
  const bidden = new RegExp(
    String.raw`(?<=^|[.!?;] |\b(?:and|then|but|so|hey|ok|please) )${name}(?:,|:) (?:please |go on,? |quick,? )*(?:(?:can|could|would|will) you (?:please )?)?(?<does>(?!what\b|who\b|where\b|why\b|how\b|when\b|do\b|are\b|is\b|did\b|have\b|any\b|you\b|i\b|we\b|let's\b|it\b|that\b|this\b|the\b|look,|listen,)\p{Ll}+(?: .*?)?)${ends}`,
    'giu',
  );
  const asOwn = (does: string) =>
    does
      .replaceAll(/\b(?:me|myself)\b/gi, speaker)
      .replaceAll(/\bmy\b/gi, `${speaker}'s`)
      .trim();
  return [
    ...[...text.matchAll(told)].map(({ groups }) => `${companion} ${asOwn(groups?.['does'] ?? '')}`),
    ...[...text.matchAll(bidden)].map(({ groups }) => `I ${asOwn(groups?.['does'] ?? '')}`),
  ];
}

/** The intents of a reply, with those of companions whom the words of others send: who plays them is away, and nobody else is asked. */
export function withCompanions(table: Table): Intent[] {
  const { party, intents, state } = table;
  const speakers = intents.flatMap(({ heroId, text }) => party.flatMap((hero) => (hero.id === heroId ? [{ hero, text }] : [])));
  const away = companionsOf(table, silence);
  const sent = companionsOf(table, silenceForHelp).flatMap((companion): Intent[] => {
    const words = speakers.flatMap(({ hero, text }) => {
      const isCalled = heroHitPointsOf(state, hero) === 0;
      return (
        wordsFor(companion.name, hero.name, text)
          .filter((each) => away.includes(companion) || (isCalled && helping.test(each)))
          // Whoever stands goes on their own feet.
          .filter((each) => isCalled || !new RegExp(`${carrying.source} ${escapePattern(hero.name)}\\b`, 'iu').test(each))
      );
    });
    return words.length > 0 ? [{ heroId: companion.id, text: words.join('. ') }] : [];
  });
  return [...intents, ...sent];
}
